import fc from "fast-check";
import { JSDOM } from "jsdom";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { payloads } from "../../../tests/corpora/payloads";
import type { SafeHtml } from "../safe-html";
import { sanitize } from "./sanitize.server";
import { textOf } from "./text";
import { sanitizeFragment, type Fragment } from "./worker";

vi.mock("piscina", async (original) => ({
  ...(await original<object>()),
  workerData: { pictureHost: "https://pictures.example/" },
}));

/** Sanitizes HTML in the current thread. */
const sanitized = (html: string, kind: Fragment["kind"] = "flow") =>
  sanitizeFragment({ html, kind }) as SafeHtml;

const parsed = (html: string) => new JSDOM(`<body>${html}</body>`).window.document.body;

const harmlessTags =
  /^(?:p|div|[bh]r|h[234]|[uo]l|li|d[ltd]|blockquote|fig(?:ure|caption)|a|em|strong|[ibsuq]|del|ins|small|su[bp]|mark|abbr|cite|code|kbd|span|img|table|t(?:head|body|foot|[rhd])|caption)$/;

/** Finds elements and attributes that could run, load, submit or style something. */
function findDangers(html: string): string[] {
  const elements = [...parsed(html).querySelectorAll(":not(.table-box:has(> table))")];
  return elements.flatMap(({ localName, attributes }) => [
    ...(harmlessTags.test(localName) ? [] : [`<${localName}>`]),
    ...Array.from(attributes).flatMap(({ name, value }) => {
      const isUnsafe = /^(?:on.*|style|srcdoc|form.*|action|id|name|class|target)$/.test(name);
      const isAddress = name === "href" || name === "src";
      const leadsAway = !/^(?:https?:\/\/|mailto:|\/(?![/\\]))/i.test(value);
      return isUnsafe || (isAddress && leadsAway) ? [`${name}=${value}`] : [];
    }),
  ]);
}

it("the sanitizer removes dangerous HTML, even nested or repeated HTML", () => {
  const parts = fc.array(fc.oneof(fc.constantFrom(...payloads), fc.string()), { maxLength: 6 });
  const around = fc.constantFrom("", "p", "table", "svg", "math", "select", "noscript");
  fc.assert(
    fc.property(parts, around, (parts, tag) => {
      const html = sanitized(tag ? `<${tag}>${parts.join("")}</${tag}>` : parts.join(""));
      expect(findDangers(html)).toEqual([]);
      const [text, expected] = [textOf(html), parsed(html).textContent];
      expect(text.replace(/\s/g, "")).toBe(expected.replace(/\s/g, ""));
    }),
    { numRuns: 60 },
  );
  for (const html of payloads) expect(findDangers(sanitized(sanitized(html)))).toEqual([]);
});

it.each([
  "<h2>Title</h2><ul><li>a</li></ul><p>One <em>two</em> <strong>three</strong><br>four</p>",
  '<p title="Said aloud" lang="de" dir="ltr">H<sub>2</sub>O<sup>2</sup></p>',
  "<div>Foxy</div><div>The Thief: <del>$20</del> <ins>$15</ins></div>",
  '<a href="mailto:chase@talechasers.example">Write</a> <a href="/comics/x?y=1#full">there</a>',
  '<a href="HTTPS://friend.example/x?y=1" rel="noopener">x</a>',
  '<img src="/cdn/d/x.png" alt="A fox" width="100" height="60" loading="lazy">',
  '<img src="https://pictures.example/d/x.png" alt="" loading="lazy">',
])("the sanitizer leaves the HTML %s unchanged", (html) => expect(sanitized(html)).toBe(html));

it.each([
  ["<p>a</p><script>1</script><p onclick=x()>b", "<p>a</p><p>b</p>"],
  ['<a name="x">this</a><a href="#fn1">1</a>', "this1"],
  ['<a href="other.html">A <em>page</em></a>', "A <em>page</em>"],
  ['<img src="https://evil.example/x.png" alt="A <b>">', "A &lt;b&gt;"],
  ['<a href="/" target="_blank" rel="opener">x</a>', '<a href="/">x</a>'],
  ['<a href="/CGA/Contact?Q=1#Top">x</a>', '<a href="/cga/contact?Q=1#Top">x</a>'],
  ['<a href="/%E0%A4">x</a>', '<a href="/%E0%A4">x</a>'],
  ["<frameset><frame src=x>", ""],
])("the sanitizer corrects the HTML %s", (html, expected) =>
  expect(sanitized(html)).toBe(expected),
);

it("the sanitizer wraps outer tables in boxes that scroll", () => {
  const inner = "<table><tbody><tr><td>c</td></tr></tbody></table>";
  const [box] = parsed(sanitized(`<table><tr><td>${inner}</td></tr></table>`)).children;
  expect([box?.tagName, box?.getAttribute("tabindex")]).toEqual(["DIV", "0"]);
  expect(box?.innerHTML).toContain(`<td>${inner}</td>`);
});

it("the sanitizer removes block elements from inline HTML", () => {
  const html = '<p>One <a href="/">two</a>.</p><img src="/x.png" alt="">';
  expect(sanitized(html, "inline")).toBe('One <a href="/">two</a>.');
});

it.each<[html: string, kind: Fragment["kind"], text: string]>([
  ["<div>Foxy</div><div>The Thief</div>", "inline", "Foxy The Thief"],
  ["<ul><li>Red<li>Blue</ul>", "inline", "Red Blue"],
  ["<table><tr><td>Red<td>Blue</table>", "inline", "Red Blue"],
  ["<h1>Foxy</h1>The Thief<section>steals", "flow", "Foxy The Thief steals"],
  ["<select><option>Red<option>Blue</select>", "flow", "Red Blue"],
  ["Fox<font>y</font>, <big>The</big> Thief", "flow", "Foxy, The Thief"],
])(
  "the sanitizer separates the words of %s only where an element separated them",
  (html, kind, text) => {
    expect(parsed(sanitized(html, kind)).textContent.replace(/\s+/g, " ")).toBe(text);
  },
);

it.each([
  ["  <p>A <em>very</em>\n  small&nbsp;fox &amp; friend</p> ", "A very small fox & friend"],
  ["<p>One.</p><p>Two.</p>", "One. Two."],
  ["One.<br>Two.", "One. Two."],
  ["<div>One</div><DIV>Two</DIV><section>three", "One Two three"],
  ["It&rsquo;s done &#8211; at&nbsp;last&hellip; &#x1F98A;&amp;lt;", "It’s done – at last… 🦊&lt;"],
  ["<p>H<sub>2</sub>O and <b>B</b>old</p>", "H2O and Bold"],
  ['<p title="a > b">&lt;c&gt;</p> I <3 you', "<c> I <3 you"],
  ['<p>One <a href="/wor', "One"],
])("textOf converts the HTML %j to the text %j", (html, text) =>
  expect(textOf(html as SafeHtml)).toBe(text),
);

describe("the sanitizer thread", () => {
  // On a busy machine, the worker thread starts more slowly than a page waits for it.
  const waitForThread = () =>
    vi.waitFor(async () => expect(await sanitize("<i>x</i>", "flow")).toBe("<i>x</i>"), 60_000);
  beforeAll(waitForThread, 60_000);

  it("the sanitizer thread sanitizes any text with markup", async () => {
    expect(sanitize("A fox", "flow")).toBe("A fox");
    expect(await sanitize("<p>x<script>1</script></p>", "flow")).toBe("<p>x</p>");
    expect(await sanitize("<p>y</p>&bull;", "inline")).toBe("y •");
  });

  it.each([
    ["is too long", `<b onclick=x()>A fox</b><script>${"x".repeat(70_000)}`],
    ["unfolds", `<p><b title="${"y".repeat(5_000)}">A fox${"<p>x".repeat(40)}`],
    ["takes too long", `A fox${'<ul title="</ul>"><li>'.repeat(2_900)}`],
  ])("the sanitizer thread returns plain text for HTML that %s", async (_name, html) => {
    const text = await sanitize(html, "flow");
    expect(text).toMatch(/^\s*A fox/);
    expect(text).not.toContain("<");
    // The next HTML starts another worker thread.
    await waitForThread();
  });
});
