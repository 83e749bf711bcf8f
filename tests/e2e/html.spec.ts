import { HtmlValidate } from "html-validate/node";
import { sample } from "../setup/sample";
import { examplePages } from "./example-pages";
import { expect, test } from "./site";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    "missing-doctype": "error",
    // React writes void elements with a slash, and boolean attributes with an empty value, both of
    // which HTML allows.
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // Names and results in titles may be long.
    "long-title": "off",
    // React writes charSet and srcSet; attribute names are case-insensitive.
    "attr-case": "off",
  },
});

/** The validation errors in an HTML document. */
async function findErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

test("every kind of page is valid HTML with and without cookies", async ({ request }) => {
  const all = "data-saver=on; data-theme=dark; fit=two; scroll=on; words=open";
  for (const [at, [path, status]] of sample(examplePages, 20).entries()) {
    const headers = { Cookie: at % 2 ? all : "", "Accept-Encoding": "identity" };
    const answer = await request.get(path, { headers });
    expect.soft(answer.status(), path).toBe(status);
    expect.soft(await findErrors(await answer.text()), path).toEqual([]);
  }
});
