/**
 * Says whether an upstream fits this site:
 *
 *   npm run upstream:check -- https://api.example.org [--suffix .json] [--cdn URL] [--post] [--json]
 *
 * Makes every call that reads, a few times each, and prints a table of them. The exit code is 0 when
 * everything is as the site expects it, 1 when something differs, 2 for a wrong command line.
 */
import { readTarget, run } from "./upstream/target";

const usage =
  "npm run upstream:check -- URL [--suffix .json] [--cdn URL] [--post] [--json]\n" +
  "  --post also tries the generators and plays a round of the game";

await run(async () => {
  const flag = { type: "boolean" } as const;
  const { target, values } = readTarget(usage, { post: flag, json: flag });
  const { reach } = await import("./upstream/reach");
  const unreachable = await reach(target);
  if (unreachable) {
    console.error(unreachable);
    return false;
  }
  const { check, tableOf } = await import("./upstream/check");
  const rows = await check(target, values["post"] === true);
  const ok = rows.every((row) => row.ok);
  console.log(
    values["json"] ? JSON.stringify({ upstream: target, ok, calls: rows }, null, 2) : tableOf(rows),
  );
  return ok;
});
