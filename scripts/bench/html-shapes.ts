/** Forms of HTML that are dear to whoever parses them; each is repeated up to a size. */
const forms: readonly string[] = [
  "<p>x",
  "<b>x</b>",
  "<div>",
  "</div>",
  "<ul><li>",
  "<table><tr><td>",
  "<p><b><i>",
  "<a href='/world'>x",
  "<!--x-->",
  "<b a b c d e f>",
  "<svg><style><img src=x onerror=x()>",
  "<math><mtext><table><mglyph>",
  "&amp;&lt;&#x1f98a;",
  "<option><select>",
  "<",
];

/** Bytes of a fragment: a text, at the bound of one, and twice far beyond it. */
const sizes = [3_000, 63_000, 120_000, 400_000];

/** Sixty fragments, each form in each size. */
export const shapes: readonly string[] = forms.flatMap((form) =>
  sizes.map((size) => form.repeat(Math.floor(size / form.length))),
);
