import { exceededBound } from "./bounds";
import { payloads } from "../../../tests/corpora/payloads";
import { sample } from "../../../tests/setup/sample";
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

/** tests/corpora/hostile-documents.test.ts finds none of them in documents. */
const hostile = Object.values(payloads)
  .flat()
  .filter((html) => !exceededBound(html));

describe("dangerous HTML", () => {
  it("is removed when nested or repeated", () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(...hostile), fc.string()), { maxLength: 6 }),
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
    const html = `<p>Before</p><script>alert(1)</script><p onclick="x()">After</p>`;
    expect(sanitizeHtml(html)).toBe("<p>Before</p><p>After</p>");
  });

  it("stays removed when the result is sanitized again", () => {
    for (const html of sample(hostile, 20)) {
      expect(dangers(sanitizeHtml(html)), html).toEqual([]);
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
