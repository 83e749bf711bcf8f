/**
 * Checks the artist's files without a build: `npm run content`. References to the upstream are compared with the
 * embedded one; if the site has another (UPSTREAM_URL), they are not checked.
 */
import { sampleNames } from "../mocks/sample-names";
import { checkContent, readContentTexts } from "./check-content";

const findings = checkContent(
  readContentTexts(),
  process.env["UPSTREAM_URL"] ? undefined : sampleNames,
);
const mistakes = findings.filter(({ isHint }) => !isHint);
for (const { message, isHint } of findings)
  console.log(isHint ? `${message} (A hint only.)` : message);
console.log(mistakes.length === 0 ? "No mistakes." : `${mistakes.length} to correct.`);
process.exitCode = mistakes.length === 0 ? 0 : 1;
