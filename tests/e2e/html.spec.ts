import { HtmlValidate } from "html-validate/node";
import { expect, test } from "./site";
import { story, storyPage } from "./story";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // React writes void elements with a slash, and flags with an empty value; HTML allows both.
    "void-style": "off",
    "attribute-boolean-style": "off",
    // It writes charSet and srcSet; HTML knows no case in names of attributes.
    "attr-case": "off",
    // The footer's list of links is named; ARIA allows that for lists.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
  },
});

for (const [path, status] of [
  ["/", 200],
  ["/comics/talechasers", 200],
  [story[0]!.path, 200],
  [storyPage("2/3").path, 200],
  [story.at(-1)!.path, 200],
  ["/error?from=%2Fcomics%2Ftalechasers", 500],
  ["/404", 404],
  ["/cga/error?from=%2Fcga", 500],
  ["/cga/404", 404],
] as const) {
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
