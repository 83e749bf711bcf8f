import { HtmlValidate } from "html-validate/node";
import { routes } from "./routes";
import { expect, test } from "./site";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // React writes void elements with a slash, and flags with an empty value; HTML allows both.
    "void-style": "off",
    "attribute-boolean-style": "off",
    // It writes charSet and srcSet; HTML knows no case in names of attributes.
    "attr-case": "off",
  },
});

for (const [path, status] of routes) {
  for (const cookie of ["", "data-saver=on; data-theme=dark; reading=talechasers.2.3"]) {
    test(`${path} is valid HTML${cookie && ", with every cookie"}`, async ({ request }) => {
      const answer = await request.get(path, { headers: { Cookie: cookie } });
      expect(answer.status()).toBe(status);
      const report = await validator.validateString(await answer.text());
      expect(
        report.results.flatMap(({ messages }) =>
          messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
        ),
      ).toEqual([]);
    });
  }
}
