import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { sampleNames } from "~mocks/sample-names";
import { checkContent, readContentTexts } from "../scripts/check-content";
import { contentFolder } from "../scripts/content";
import { editContent } from "./content-edits";
import { isWhole, sample, seed } from "./setup/sample";

const EDITS = 15;

/** Some tests that read the artist's files, or all unit and route tests by `npm run test:all`. */
const tests = sample(
  ["app", "tests/routes"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
    )
    .filter((file) => /(?<!\.isolated|\.dom)\.test\.tsx?$/.test(file))
    .filter((file) => isWhole || readFileSync(file, "utf8").includes("~content/")),
  6,
);

it(`passes after ${EDITS} ordinary edits of the artist`, { timeout: 600_000 }, async () => {
  const texts = readContentTexts();
  const { texts: edited, edits } = editContent(texts, EDITS, `edits ${seed}`);
  expect(checkContent({ ...texts, ...edited }, sampleNames).filter((one) => !one.isHint)).toEqual(
    [],
  );
  const folder = mkdtempSync("node_modules/.cache/content-");
  try {
    cpSync(contentFolder, folder, { recursive: true });
    for (const [file, text] of Object.entries(edited)) {
      writeFileSync(join(folder, file.replace("content/", "")), text);
    }
    cpSync("tests/content", folder, { recursive: true });
    const vitest = spawn("npx", ["vitest", "run", "--project", "node", ...tests], {
      env: { ...process.env, CONTENT_FOLDER: folder, NO_COLOR: "1" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    let output = "";
    vitest.stdout.on("data", (part: Buffer) => (output += part.toString()));
    const [status] = (await once(vitest, "close")) as [number];
    expect(status, `${edits.join("\n")}\n${output}`).toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
