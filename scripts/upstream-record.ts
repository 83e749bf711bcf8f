/**
 * Keeps the answers of an upstream as files, for the embedded upstream and the tests to replay:
 *
 *   npm run upstream:record -- https://api.example.org [--to mocks/recorded] [--pictures]
 *     [--suffix .json] [--cdn URL]
 *
 * Makes the same calls as `npm run upstream:check`. The exit code is 0 when everything was recorded, 1
 * when something was not to be had, 2 for a wrong command line.
 */
import { readTarget, run } from "./upstream/target";

const usage =
  "npm run upstream:record -- URL [--to FOLDER] [--pictures] [--suffix .json] [--cdn URL]";

await run(async () => {
  const { target, values } = readTarget(usage, {
    to: { type: "string", default: "mocks/recorded" },
    pictures: { type: "boolean", default: false },
  });
  const { reach } = await import("./upstream/reach");
  const unreachable = await reach(target);
  if (unreachable) {
    console.error(unreachable);
    return false;
  }
  const { record } = await import("./upstream/record");
  const folder = String(values["to"]);
  const { files, failed } = await record(target, folder, values["pictures"] === true);
  for (const line of failed) console.error(`not recorded: ${line}`);
  console.log(`${files.length} answers are in ${folder}: MOCK_RECORDED=${folder} replays them.`);
  return failed.length === 0;
});
