import { schemeKey } from "~/http/scheme-key";

/**
 * The scripts that run before, and without, hydration. They are inlined into every document, so
 * every byte counts; each is an expression that minifies well and touches only attributes that
 * React leaves alone.
 */

/** The id of the scheme switch's form; the script takes over its submission. */
export const schemeFormId = "scheme";

/**
 * Applies the stored colour scheme before the first paint, follows other tabs, and answers the
 * switch at once. Without a choice the stylesheet follows the operating system.
 * `schemechange` is dispatched on the window for whoever cannot follow by style alone.
 */
export const schemeScript = `(d=>{var k="${schemeKey}",r=d.documentElement,s=v=>{v=="light"||v=="dark"?r.setAttribute(k,v):r.removeAttribute(k);dispatchEvent(new CustomEvent("schemechange",{detail:v}))},v;try{v=localStorage.getItem(k)}catch(e){}v&&s(v);addEventListener("storage",e=>{e.key==k&&s(e.newValue)});d.addEventListener("submit",e=>{if(e.target.id!="${schemeFormId}")return;e.preventDefault();e.stopImmediatePropagation();s(v=e.submitter.value);try{localStorage.setItem(k,v)}catch(e){}},!0)})(document)`;

/**
 * Gives focus back to the button that opened a menu when the menu closes. Browsers do so for the
 * outer one of nested popovers only.
 */
export const menuScript = `document.addEventListener("toggle",e=>{var t=e.target,a=document.activeElement;if(t.popover&&e.newState=="closed"&&(a==document.body||t.contains(a))){var b=document.querySelector('[popovertarget="'+t.id+'"]');b&&!t.contains(b)&&b.focus({preventScroll:!0})}},!0)`;

/** The entry of browser storage that says the display font of a sub-site is in this browser's cache. */
export const fontKey = "fonts:";

/** Shows the display font at once where this browser has fetched it before. */
export const fontScript = `try{localStorage.getItem("${fontKey}"+document.documentElement.dataset.subSite)&&document.documentElement.classList.add("fonts")}catch(e){}`;

/** The entry of browser storage that names the text faces in this browser's cache, as classes of the document. */
export const textFaceKey = "faces";

/**
 * Shows the text faces that this browser has, from the first paint on. The one that a page lacks is fetched
 * after the page, for the next: text that changes its face moves. Not on a first visit, nor where the line is
 * left to a picture.
 */
export const textFaceScript = `try{((d,s)=>{var r=d.documentElement,has=s.${textFaceKey}||"";if(!s["${fontKey}"+r.dataset.subSite])return;r.className+=has;addEventListener("load",()=>{var p=d.querySelector("[data-face]"),f=p?p.dataset.face:"text-face";has.includes(f)||d.querySelector("[data-system-font]")||d.fonts.load("1em "+f).then(l=>{if(l.length)s.${textFaceKey}=has+" "+f})})})(document,localStorage)}catch(e){}`;

/**
 * Back and Forward may leave a document that was reloaded for a page that it has not got, and there is
 * no router to show it: that is loaded as a document, too.
 */
export const historyScript = `(d=>{var u=()=>location.pathname+location.search,v=u();addEventListener("popstate",()=>{d.documentElement.hasAttribute("data-hydrated")||u()===v||location.reload()})})(document)`;

/** Brings the display font after a page that does not start the application by itself, which does so elsewhere. */
export const fontArrivalScript = `addEventListener("load",()=>{var d=document,r=d.documentElement;r.dataset.subSite=="none"||d.querySelector("[data-system-font]")||(r.classList.add("fonts"),d.fonts.ready.then(()=>{try{localStorage.setItem("${fontKey}"+r.dataset.subSite,"1")}catch(e){}}))})`;

/**
 * What a browser may fetch when a visitor is about to follow a link, where no application does: pages,
 * and no files.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: ["/cdn/*", "/v1/*", "/downloads/*", "/*\\?*"] } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});

/** What the boot script needs to know to start the application. */
export interface BootPlan {
  /** Everything the start imports, to be fetched side by side. */
  preload: readonly string[];
  manifest: string;
  entry: string;
  /** Route id and module address of each match. */
  routes: readonly (readonly [string, string])[];
  /** Whether it waits for somebody to use a control. */
  onUse: boolean;
  /** Whether it waits for that no longer than half a minute, and then until the page is seen. */
  later?: boolean;
}

/** A script's statement that starts the application later. */
const startLater = `setTimeout(()=>{var s=()=>{d.hidden||(g(),d.removeEventListener("visibilitychange",s))};d.addEventListener("visibilitychange",s);s()},3e4);`;

/**
 * Starts the application late: when the picture the page is about has arrived, or failed, or soon
 * after the visitor acts, whichever is first. Until then the line belongs to the picture, and the
 * page works by itself. A page without such a picture starts after its first paint.
 *
 * An act on a link is about to leave the document and starts nothing; any other is answered first.
 * When the line breaks on the way, the page goes on without, and the next act tries again. The
 * arrived picture is marked for the stylesheet.
 *
 * A plan that starts on use waits for an act on a control of the page itself.
 */
export function bootScript(plan: BootPlan): string {
  return `(p=>{var d=document,o,a=["pointerdown","keydown","focusin"],i=d.querySelector("img[fetchpriority=high]"),n=e=>{var t=e.target,c=t.closest&&t.closest(p.onUse?"main :is(button,input,select,textarea)":"a[href]");p.onUse==!c||setTimeout(g,300)},w=f=>a.map(e=>f(e,n,!0)),g=()=>{if(o)return;o=1;w(removeEventListener);p.preload.map(h=>{var l=d.createElement("link");l.rel="modulepreload";l.href=h;d.head.append(l)});import(p.manifest).then(()=>Promise.all(p.routes.map(e=>import(e[1])))).then(m=>{window.__remixRouteModules=Object.fromEntries(m.map((e,i)=>[p.routes[i][0],e]));return import(p.entry)}).catch(()=>{o=0;w(addEventListener)})},h=()=>{i&&i.setAttribute("data-arrived","");requestAnimationFrame(()=>setTimeout(g))};w(addEventListener);${plan.later ? startLater : ""}if(p.onUse)return;if(!i||i.complete)h();else{i.addEventListener("load",h);i.addEventListener("error",g)}})(${scriptJson(plan)})`;
}

/** A value as JSON that nothing in it can get a script element to end. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, "\\u003c");
}
