import { execFile } from "node:child_process";
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { promisify } from "node:util";

const sources = [
  ...["app", "content", "mocks", "packages", "public", "scripts", "server"],
  ...["package.json", "remix.config.js", "tsconfig.json", "vite.config.ts"],
];

/**
 * Builds the site once more, with changed texts.
 *
 * @param folder within this checkout, so that its packages are found
 * @param changes by file: a text, and the one that replaces it
 */
export async function buildOther(
  folder: string,
  changes: Record<string, readonly [string, string]>,
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  // A copy of a test would be found and run.
  const filter = (file: string) => !/\.test\.tsx?$/.test(file);
  await Promise.all(
    sources.map((name) => cp(name, `${folder}/${name}`, { recursive: true, filter })),
  );
  for (const [file, [before, after]] of Object.entries(changes)) {
    const text = await readFile(`${folder}/${file}`, "utf8");
    if (!text.includes(before)) throw new Error(`${file} does not contain "${before}".`);
    await writeFile(`${folder}/${file}`, text.replace(before, after));
  }
  const options = { cwd: folder, env: { ...process.env, NODE_ENV: "production" as const } };
  const run = (...command: string[]) => promisify(execFile)("npx", command, options);
  await run("remix", "vite:build");
  await run("tsx", "scripts/build-server.ts");
}
