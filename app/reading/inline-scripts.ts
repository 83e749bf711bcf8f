/**
 * What a document says of the reader's place before, and without, the application. A page is the same for
 * everyone; this browser's bookmark is filled in before the first paint.
 */

import { pagesOfPart } from "./scroll-address";

/** The fragment of a way back to a bookmark: the reader scrolls on to where the page was left. */
export const resumeHash = "#resume";

/**
 * Fills in what `ContinueLink` and the home page's `NewSince` have left open, in their words, from the bookmark in browser
 * storage; again when another tab moves it, and on the way Back. A link that was not worth showing stands alone
 * in its parent, which is hidden.
 */
export const continueScript = `(f=>{f();addEventListener("storage",f);addEventListener("pageshow",f)})(()=>{try{document.querySelectorAll("[data-continue]").forEach(e=>{var d=e.dataset,s=d.continue,{chapter:c,page:p,known:k}=JSON.parse(localStorage["reading:"+s]);[c,p,k.chapter,k.page].every(Number.isInteger)&&(d.page?e.hidden=(d.chapter-k.chapter||d.page-k.page)<=0:(e.href="/comics/"+s+"/"+c+"/"+(d.scrolls?"scroll"+(p<${pagesOfPart}?"#page-":"?at=")+p:p+"${resumeHash}"),e.textContent="Continue: chapter "+c+", page "+p,e.parentNode.hidden=!1))})}catch(e){}})`;

/** Scrolls to where a page was left for those who come back to it, and takes that out of the address. */
export const resumeScript = `location.hash=="${resumeHash}"&&addEventListener("DOMContentLoaded",()=>{var l=location.pathname,[,,s,c,p]=l.split("/");try{var b=JSON.parse(localStorage["reading:"+s]),f=document.querySelector("figure").getBoundingClientRect();b.chapter==c&&b.page==p&&b.depth&&scrollTo(0,scrollY+f.top+b.depth*f.height)}catch(e){}history.replaceState(null,"",l)})`;
