/**
 * Calls the v1 API of an upstream, and reports which responses differ from the contract:
 *
 *   npm run upstream:check -- https://api.example.org [--suffix .json] [--post] [--json]
 *
 * Prints a line for each call. The exit code is 0 if all responses are valid, 1 if not, 2 for an invalid command line.
 */
import { parseArgs } from "node:util";

const usage = `npm run upstream:check -- URL [--suffix .json] [--post] [--json]
  --post also tries the generators and plays a round of the game`;

try {
  const { values, positionals } = parseArgs({
    options: { suffix: { type: "string" }, post: { type: "boolean" }, json: { type: "boolean" } },
    allowPositionals: true,
  });
  const [url = process.env["UPSTREAM_URL"], ...others] = positionals;
  if (!url || others.length > 0) throw new Error("One address is needed.");
  // Modules read the environment when they are loaded.
  process.env["UPSTREAM_URL"] = url;
  process.env["UPSTREAM_SUFFIX"] = values.suffix ?? process.env["UPSTREAM_SUFFIX"] ?? "";
  const { check, formatRows } = await import("./upstream/check");
  const rows = await check(values.post);
  const ok = rows.every((row) => row.ok);
  console.log(values.json ? JSON.stringify({ upstream: url, ok, calls: rows }) : formatRows(rows));
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  console.error(`${(error as Error).message}\n${usage}`);
  process.exitCode = 2;
}
