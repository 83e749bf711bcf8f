/**
 * Checks whether an upstream fits this site:
 *
 *   npm run upstream:check -- https://api.example.org [--suffix .json] [--cdn URL] [--post] [--json]
 *
 * Prints a line for each call. The exit code is 0 if all responses are valid, 1 if not, 2 for an invalid command line.
 */
import { parseArgs } from "node:util";
import { readEnvironment } from "../app/environment";

const usage =
  "npm run upstream:check -- URL [--suffix .json] [--cdn URL] [--post] [--json]\n" +
  "  --post also tries the generators and plays a round of the game";

function readCommandLine() {
  const { values, positionals } = parseArgs({
    options: {
      suffix: { type: "string" },
      cdn: { type: "string" },
      post: { type: "boolean" },
      json: { type: "boolean" },
    },
    allowPositionals: true,
  });
  const [url = process.env["UPSTREAM_URL"], ...others] = positionals;
  if (!url || others.length > 0) throw new Error("One address is needed.");
  const { UPSTREAM_URL, UPSTREAM_SUFFIX, CDN_URL } = readEnvironment({
    ...process.env,
    UPSTREAM_URL: url,
    UPSTREAM_SUFFIX: values.suffix ?? process.env["UPSTREAM_SUFFIX"],
    CDN_URL: values.cdn ?? process.env["CDN_URL"],
  });
  const cdn = CDN_URL ?? `${UPSTREAM_URL}/cdn`;
  return { target: { url: UPSTREAM_URL, suffix: UPSTREAM_SUFFIX, cdn }, values };
}

/** @returns the exit code */
async function run({ target, values }: ReturnType<typeof readCommandLine>): Promise<number> {
  // Modules read the environment when they are loaded.
  Object.assign(process.env, { UPSTREAM_URL: target.url, UPSTREAM_SUFFIX: target.suffix });
  const { check, findOutage, formatRows } = await import("./upstream/check");
  const outage = await findOutage(target);
  if (outage) {
    console.error(outage);
    return 1;
  }
  const rows = await check(target, values.post);
  const ok = rows.every((row) => row.ok);
  const report = { upstream: target, ok, calls: rows };
  console.log(values.json ? JSON.stringify(report, null, 2) : formatRows(rows));
  return ok ? 0 : 1;
}

let commandLine;
try {
  commandLine = readCommandLine();
} catch (error) {
  console.error(`${(error as Error).message}\n${usage}`);
}
process.exitCode = commandLine ? await run(commandLine) : 2;
