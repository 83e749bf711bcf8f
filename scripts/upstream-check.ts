/**
 * Calls the v1 API of an upstream, and prints which responses differ from the contract:
 *
 *   npm run upstream:check -- https://api.example.org [--post]
 *
 * `--post` also tries the generators and plays a round of the game. UPSTREAM_SUFFIX ends each
 * address, as for the site. The exit code is 0 if all responses are valid.
 */
import { parseArgs } from "node:util";

const { values, positionals } = parseArgs({
  options: { post: { type: "boolean" } },
  allowPositionals: true,
});
// This precedes the imports, because modules read the environment when they are loaded.
if (positionals[0]) process.env["UPSTREAM_URL"] = positionals[0];
const { checkCalls } = await import("./upstream/check");

const requests = await checkCalls(values.post);
for (const { name, differences } of requests) {
  console.log([differences.length === 0 ? "ok" : "differs", name].join("\t"));
  for (const difference of differences.slice(0, 5)) console.log(`    ${difference}`);
}
const wrong = requests.filter(({ differences }) => differences.length > 0).length;
console.log(`\n${requests.length} calls, ${requests.length - wrong} ok, ${wrong} differ`);
process.exitCode = wrong === 0 ? 0 : 1;
