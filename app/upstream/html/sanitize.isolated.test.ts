import fc from "fast-check";
import { JSDOM } from "jsdom";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { payloads } from "../../../tests/corpora/payloads";
import { sample } from "../../../tests/setup/sample";
import type { SafeHtml } from "../safe-html";
import { sanitize } from "./sanitize.server";
import { textOf } from "./text";
import { sanitizeFragment, type Fragment } from "./worker";

vi.mock("piscina", async (original) => ({
  ...(await original<object>()),
  workerData: { pictureHost: "https://pictures.example/" },
}));

/** Sanitizes without the thread. */
const sanitized = (html: string, kind: Fragment["kind"] = "flow") =>
  sanitizeFragment({ html, kind }) as SafeHtml;

const parsed = (html: string) => new JSDOM(`<body>${html}</body>`).window.document.body;

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
      const isAddress = name === "href" || name === "src";
      if (isAddress && !/^(?:https?:\/\/|mailto:|\/(?![/\\]))/i.test(value)) found.push(value);
    }
  }
  return found;
}

/** tests/corpora/hostile-documents.test.ts finds none of them in documents. */
const hostile = Object.values(payloads).flat();

it("removes dangerous HTML, also when it is nested or repeated", () => {
  const parts = fc.array(fc.oneof(fc.constantFrom(...hostile), fc.string()), { maxLength: 6 });
  const around = fc.constantFrom("", "p", "table", "svg", "math", "select", "noscript");
  fc.assert(
    fc.property(parts, around, (parts, tag) => {
      const html = sanitized(tag ? `<${tag}>${parts.join("")}</${tag}>` : parts.join(""));
      expect(dangers(html)).toEqual([]);
      const [text, expected] = [textOf(html), parsed(html).textContent];
      expect(text.replace(/\s/g, "")).toBe(expected.replace(/\s/g, ""));
    }),
    { numRuns: 60 },
  );
  for (const html of sample(hostile, 20)) expect(dangers(sanitized(sanitized(html)))).toEqual([]);
});

describe("HTML", () => {
  it.each([
    "<p>One <em>two</em> <strong>three</strong><br>four</p>",
    "<h2>Title</h2><ul><li>a</li></ul><ol><li>b</li></ol>",
    '<p title="Said aloud" lang="de" dir="ltr">H<sub>2</sub>O<sup>2</sup></p>',
    '<a href="mailto:chase@talechasers.example">Write</a>',
    '<a href="/comics/talechasers/2/3?x=1#full">there</a> <a href="/">or</a>',
    '<a href="HTTPS://friend.example/x?y=1" rel="noopener">x</a>',
    '<img src="/cdn/d/x.png" alt="A fox" width="100" height="60" loading="lazy">',
    '<img src="https://pictures.example/d/x.png" alt="" loading="lazy">',
  ])("keeps %s", (html) => expect(sanitized(html)).toBe(html));

  it.each([
    [
      "a script",
      "<p>Before</p><script>1</script><p onclick=x()>After",
      "<p>Before</p><p>After</p>",
    ],
    ["a link without an address", '<a name="x">this</a><a href="#fn1">1</a>', "this1"],
    ["a relative link", '<a href="other.html">A <em>page</em></a>', "A <em>page</em>"],
    [
      "a picture of another host",
      '<img src="https://evil.example/x.png" alt="A <b>">',
      "A &lt;b&gt;",
    ],
    ["a picture of data", '<img src="data:image/png,x">', ""],
    ["a target", '<a href="/" target="_blank" rel="opener">x</a>', '<a href="/">x</a>'],
    [
      "another spelling",
      '<a href="/CGA/Contact?Q=1#Top">x</a>',
      '<a href="/cga/contact?Q=1#Top">x</a>',
    ],
    ["a name", '<a href="/characters/McFox">x</a>', '<a href="/characters/McFox">x</a>'],
    ["an address that cannot be decoded", '<a href="/%E0%A4">x</a>', '<a href="/%E0%A4">x</a>'],
    ["frames", "<frameset><frame src=x>", ""],
  ])("corrects %s", (_name, html, expected) => expect(sanitized(html)).toBe(expected));

  it("has outer tables in boxes that scroll", () => {
    const inner = "<table><tbody><tr><td>c</td></tr></tbody></table>";
    const [box] = parsed(
      sanitized(`<table><tr><th scope="row">a</th><td>${inner}</td></tr></table>`),
    ).children;
    expect([box?.tagName, box?.getAttribute("tabindex")]).toEqual(["DIV", "0"]);
    expect(box?.innerHTML).toContain(`<th scope="row">a</th><td>${inner}</td>`);
  });

  it("of a line has no blocks", () => {
    expect(sanitized('<p>One <a href="/">two</a>.</p><img src="/x.png" alt="">', "inline")).toBe(
      'One <a href="/">two</a>.',
    );
  });
});

it.each([
  ["  <p>A <em>very</em>\n  small&nbsp;fox &amp; friend</p> ", "A very small fox & friend"],
  ["<p>One.</p><p>Two.</p>", "One. Two."],
  ["One.<br>Two.", "One. Two."],
  ["<ul><li>One.</li><li>Two.</li></ul>", "One. Two."],
  ["<p>H<sub>2</sub>O and <b>B</b>old</p>", "H2O and Bold"],
  ['<p title="a > b">&lt;c&gt;</p> I <3 you', "<c> I <3 you"],
  ['<p>One <a href="/wor', "One"],
  ["<p> </p><img src='/x.png' alt=''>", ""],
])("the text of %j is %j", (html, text) => expect(textOf(html as SafeHtml)).toBe(text));

describe("the thread", () => {
  beforeAll(() => void vi.mocked(console.warn).mockClear());

  it("sanitizes what has markup", async () => {
    expect(sanitize("A fox", "flow")).toBe("A fox");
    const all = [
      sanitize("<script>1</script>", "flow"),
      sanitize("<p>x<script>1</script></p>", "flow"),
      sanitize("<p>y</p>&bull;", "inline"),
    ];
    expect(await Promise.all(all)).toEqual(["", "<p>x</p>", "y•"]);
  });

  it.each([
    ["is too long", `<b onclick=x()>A fox</b><script>${"x".repeat(70_000)}`],
    ["unfolds", `<p><b title="${"y".repeat(5_000)}">A fox${"<p>x".repeat(40)}`],
    ["takes too long", `A fox${'<ul title="</ul>"><li>'.repeat(2_900)}`],
  ])("makes plain text of HTML that %s", async (_name, html) => {
    const text = await sanitize(html, "flow");
    expect(text).toMatch(/^\s*A fox/);
    expect(text).not.toContain("<");
    // The next HTML starts another thread.
    expect(await sanitize("<em>on</em>", "flow")).toBe("<em>on</em>");
  });
});
