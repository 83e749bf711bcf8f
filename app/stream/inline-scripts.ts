import { ownZone, ownForms } from "./stream-times";

/**
 * What a document says of the streams before, and without, the application: the server wrote it for everyone, in the
 * streamer's zone and for the moment that it was made. This puts the times into the zone of the browser, as
 * `StreamTime` does, and of what `ByTheClock` has shows what is true now, and goes on to; ahead of the first paint.
 */
export const clockScript = `((d,F)=>{var I=Intl.DateTimeFormat,h=new I([],{hour:"numeric"}).resolvedOptions().hourCycle,t,a=(s,f)=>d.querySelectorAll(s).forEach(f),f=()=>{var n=Date.now(),w=2147483647;a("[data-clock]",c=>{var s;for(var e of c.children){var u=e.dataset.until;e.hidden=!!s||u<=n;e.hidden||(s=1,u&&(w=Math.min(w,u-n)))}});clearTimeout(t);t=setTimeout(f,w)};a("time[data-form]",e=>{e.textContent=new I("en-US",{...F[e.dataset.form],hourCycle:h}).format(new Date(e.dateTime))});a("[data-zone]",e=>{e.textContent="${ownZone}"});f();addEventListener("pageshow",f)})(document,${JSON.stringify(ownForms)})`;
