/**
 * Checks the content files without a build: `npm run content`. References to the upstream are
 * compared with the embedded upstream; with another upstream (UPSTREAM_URL), they are not checked.
 */
import { sampleNames } from "../../mocks/sample-names";
import { checkContent, readContentTexts } from "./check-content";

const sample = process.env["UPSTREAM_URL"] ? undefined : sampleNames;
const mistakes = checkContent(readContentTexts(), sample);
for (const mistake of mistakes) console.log(mistake);
console.log(mistakes.length === 0 ? "No mistakes." : `${mistakes.length} to correct.`);
process.exitCode = mistakes.length === 0 ? 0 : 1;
