import fc from "fast-check";
import { JSDOM } from "jsdom";
import { describe, expect, it } from "vitest";
import { flowHtml } from "../fields.server";
import { createPurifier, type HtmlKind } from "./purifier";
import { textOf } from "./text";
import type { SafeHtml } from "../safe-html";

const purify = createPurifier(undefined);

/** Sanitizes without the worker thread. */
function sanitizeHtml(html: string, kind: HtmlKind = "flow"): SafeHtml {
  const result = purify({ html, kind });
  if ("refused" in result) throw new Error(result.refused);
  return result.html as SafeHtml;
}

/** Parses the sanitized fragment. */
function parsed(html: string): Element {
  return new JSDOM(`<body>${sanitizeHtml(html)}</body>`).window.document.body;
}

const harmlessTags = new Set(
  (
    "p br hr h2 h3 h4 ul ol li dl dt dd blockquote figure figcaption a em strong i b u s small " +
    "sub sup mark abbr cite q code kbd span img table thead tbody tfoot tr th td caption"
  ).split(" "),
);

/** Finds elements and attributes that could run, load, submit or style something. */
function dangers(html: string): string[] {
  const found: string[] = [];
  for (const element of parsed(html).querySelectorAll(":not(.table-box:has(> table))")) {
    const tag = element.tagName.toLowerCase();
    if (!harmlessTags.has(tag)) found.push(`<${tag}>`);
    for (const { name, value } of element.attributes) {
      if (/^on|^style$|^srcdoc$|^form|^action$|^id$|^name$|^class$|^target$/i.test(name)) {
        found.push(name);
      }
      if (name === "href" || name === "src") {
        const url = new URL(value, "https://own.example/");
        const own = url.origin === "https://own.example" && /^[/#](?![/\\])/.test(value);
        if (!own && !/^(https?:\/\/|mailto:)/i.test(value)) found.push(`${name}=${value}`);
      }
    }
  }
  return found;
}

it.each([
  ["/CGA/Contact?Q=1#Top", "/cga/contact?Q=1#Top"],
  ["/world/bestiary/feral/Šarn's Hound", "/world/bestiary/feral/sarn-s-hound"],
  ["/characters/McFox", "/characters/McFox"],
  ["/%E0%A4", "/%E0%A4"],
  ["https://A.example/B", "https://A.example/B"],
])("spells the link %s as %s", (address, own) => {
  expect(parsed(`<a href="${address}">x</a>`).querySelector("a")!.getAttribute("href")).toBe(own);
});

const hostile = {
  "a script": "<script>alert(1)</script>",
  "a script in parts": "<scr<script>ipt>alert(1)</scr</script>ipt>",
  "a handler": '<img src="/x.png" onerror="alert(1)">',
  "a handler without quotes": "<p onclick=alert(1)>x</p>",
  "a handler after a slash": "<img/src=/x.png/onerror=alert(1)>",
  "a javascript: link": '<a href="javascript:alert(1)">x</a>',
  "a javascript: link in disguise": '<a href=" j&#x61;va\tscript&colon;alert(1)">x</a>',
  "a vbscript: link": '<a href="vbscript:msgbox(1)">x</a>',
  "a data: link": '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  "a data: picture": '<img src="data:image/svg+xml,<svg onload=alert(1)>" alt="">',
  "a file: link": '<a href="file:///etc/passwd">x</a>',
  "a blob: link": '<a href="blob:https://own.example/1">x</a>',
  "a scheme-relative link": '<a href="//evil.example/x">x</a>',
  "a scheme-relative picture": '<img src="//evil.example/x.png" alt="">',
  "a scheme-relative link with backslashes": '<a href="/\\evil.example">x</a>',
  "backslashes alone": '<a href="\\\\evil.example">x</a>',
  "a scheme-relative link with a tab": '<a href="/\t/evil.example">x</a>',
  "a scheme-relative link with a newline": '<a href="/&#10;/evil.example">x</a>',
  "an https: link without slashes": '<a href="https:evil.example">x</a>',
  "a picture in SVG": "<svg onload=alert(1)><a xlink:href='javascript:alert(1)'>x</a></svg>",
  "an SVG animation": '<svg><animate href="#x" attributeName="href" values="javascript:1"/></svg>',
  mathematics: '<math><maction xlink:href="javascript:alert(1)">x</maction></math>',
  "a stylesheet": "<style>body{display:none}</style>",
  "a style": '<p style="position:fixed;inset:0">x</p>',
  "a linked stylesheet": '<link rel="stylesheet" href="https://evil.example/x.css">',
  "an @import": "<style>@import 'https://evil.example/x.css';</style>",
  "a frame": '<iframe src="https://evil.example"></iframe>',
  "a frame with its own document": '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  "an object": '<object data="https://evil.example/x.swf"></object>',
  "an embedded file": '<embed src="https://evil.example/x.swf">',
  "a form": '<form action="https://evil.example"><input name="q"><button>Go</button></form>',
  "a button with an address": '<button formaction="javascript:alert(1)">x</button>',
  "a base": '<base href="https://evil.example/">',
  "a refresh": '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  "a clobbered name": '<img name="getElementById" id="main"><a id="x" name="y">z</a>',
  "a template": "<template><script>alert(1)</script></template>",
  "a mutation by mathematics":
    "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=1 onerror=alert(1)&gt;'>",
  "a mutation by SVG":
    "<svg></p><style><a title='</style><img src=1 onerror=alert(1)>'></a></style></svg>",
  "a mutation by noscript": "<noscript><p title='</noscript><img src=x onerror=alert(1)>'>",
  "a mutation by a form":
    "<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
  "a mutation by a comment": "<!--><img src=/x onerror=alert(1)>-->",
  "a mutation by text": "<textarea></textarea><img src=/x onerror=alert(1)></textarea>",
};

describe("dangerous HTML", () => {
  it.each(Object.entries(hostile))("%s", (_name, html) => {
    expect(dangers(`<p>Before</p>${html}<p>After</p>`)).toEqual([]);
  });

  it("is removed when nested or repeated", () => {
    const html = Object.values(hostile);
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(...html), fc.string()), { maxLength: 6 }),
        fc.constantFrom("", "p", "table", "svg", "math", "select", "noscript"),
        (parts, around) => {
          const inner = parts.join("");
          expect(dangers(around ? `<${around}>${inner}</${around}>` : inner)).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it("is removed without the harmless text around it", () => {
    const html = `<p>Before</p>${hostile["a script"]}<p onclick="x()">After</p>`;
    expect(sanitizeHtml(html)).toBe("<p>Before</p><p>After</p>");
  });

  it("stays removed when the result is sanitized again", () => {
    for (const html of Object.values(hostile)) {
      const once = sanitizeHtml(html);
      expect(sanitizeHtml(once)).toBe(once);
    }
  });
});

describe("allowed HTML", () => {
  it.each([
    "<p>One <em>two</em> <strong>three</strong><br>four</p>",
    "<h2>Title</h2><ul><li>a</li></ul><ol><li>b</li></ol>",
    "<blockquote>Once</blockquote><dl><dt>a</dt><dd>b</dd></dl>",
    '<p title="Said aloud">H<sub>2</sub>O<sup>2</sup></p>',
    '<p lang="de" dir="ltr">Fuchs</p>',
    '<a href="mailto:chase@talechasers.example">Write</a>',
    '<a href="/comics/talechasers/2/3?x=1#full">there</a> <a href="/">or</a>',
  ])("keeps %s", (html) => {
    expect(sanitizeHtml(html)).toBe(html);
  });

  it("puts a table into a box that scrolls, and not those in it", () => {
    const cells = '<th scope="row" colspan="2">a</th><td rowspan="2">b</td>';
    const [box, ...more] = parsed(
      `<table><tr>${cells}<td><table><tr><td>c</td></tr></table></td></tr></table>`,
    ).children;
    expect(more).toEqual([]);
    expect([box?.tagName, box?.getAttribute("tabindex")]).toEqual(["DIV", "0"]);
    expect(box?.innerHTML).toContain(cells);
    expect(box?.querySelector("div")).toBeNull();
  });

  it.each([
    ['See <a name="x">this</a><a href="#fn1">1</a>', "See this1"],
    ['<a href="other.html">A <em>page</em></a>', "A <em>page</em>"],
    ['<p>A <img src="x.png" alt="fox <b>"></p>', "<p>A fox &lt;b&gt;</p>"],
    ['<img src="data:image/png,x">', ""],
  ])("shows what has no address as text: %s", (html, shown) => {
    expect(sanitizeHtml(html)).toBe(shown);
  });

  it("keeps a picture with its size, and loads it lazily", () => {
    const image = parsed(
      '<img src="/cdn/d/x.png" alt="A fox" width="100" height="60">',
    ).firstElementChild!;
    expect(image.getAttribute("src")).toBe("/cdn/d/x.png");
    expect(image.getAttribute("alt")).toBe("A fox");
    expect(image.getAttribute("width")).toBe("100");
    expect(image.getAttribute("height")).toBe("60");
    expect(image.getAttribute("loading")).toBe("lazy");
  });

  it.each(["https://evil.example/beacon.png", "http://evil.example/x", "x.png", "#x"])(
    "removes a picture from %s, which the content security policy blocks",
    (src) => {
      expect(sanitizeHtml(`<img src="${src}" alt="A fox">`)).toBe("A fox");
    },
  );

  it.each(["https://friend.example/", "http://friend.example/x?y=1", "HTTPS://friend.example"])(
    "adds rel to a link to another site: %s",
    (href) => {
      const link = parsed(
        `<a href="${href}" target="_blank" rel="opener">x</a>`,
      ).firstElementChild!;
      expect(link.getAttribute("href")).toBe(href);
      expect(link.getAttribute("rel")).toBe("noopener");
      expect(link.hasAttribute("target")).toBe(false);
    },
  );
});

it.each([
  ["links and emphasis", '<a href="/world/magic">Magic</a>, <em>mostly</em>', undefined],
  ["blocks", "<p>One.</p><ul><li>Two</li></ul>", "One.Two"],
  ["pictures", 'A <img src="/x.png" alt="fox">.', "A ."],
  ["scripts", "<script>x()</script><b onclick=x()>bold</b>", "<b>bold</b>"],
])("inline HTML with %s", (_name, html, expected = html) => {
  expect(sanitizeHtml(html, "inline")).toBe(expected);
});

describe("the schema of an HTML field", () => {
  it("returns sanitized HTML", async () => {
    expect(await flowHtml.parseAsync("<p>x<script>1</script></p>")).toBe("<p>x</p>");
  });

  it.each([null, 1, ["<p>x</p>"], { html: "x" }])("rejects %j", async (value) => {
    expect((await flowHtml.safeParseAsync(value)).success).toBe(false);
  });
});

describe("textOf", () => {
  const text = (html: string) => textOf(sanitizeHtml(html));

  it("returns the text without markup, in one line", () => {
    expect(text("  <p>A <em>very</em>\n  small&nbsp;fox &amp; friend</p> ")).toBe(
      "A very small fox & friend",
    );
  });

  it.each([
    ["paragraphs", "<p>One.</p><p>Two.</p>"],
    ["a line break", "One.<br>Two."],
    ["list items", "<ul><li>One.</li><li>Two.</li></ul>"],
    ["a heading", "<h2>One.</h2>Two."],
  ])("separates words of %s", (_name, html) => {
    expect(text(html)).toBe("One. Two.");
  });

  it("does not separate words at inline markup", () => {
    expect(text("<p>H<sub>2</sub>O and <b>B</b>old</p>")).toBe("H2O and Bold");
  });

  it("is empty without text", () => {
    expect(text("")).toBe("");
    expect(text("<p> </p><img src='/x.png' alt=''>")).toBe("");
  });
});
