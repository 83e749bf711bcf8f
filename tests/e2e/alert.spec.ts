import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test, visit } from "./site";

test("npm run alert pushes an alert to the embedded upstream of a running site", async ({
  page,
  site,
}) => {
  const { port } = new URL(site.url);
  const run = async (...args: string[]) => {
    const command = ["--import", "tsx", "scripts/alert.ts", ...args];
    const child = spawn(process.execPath, command);
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
    }
    const [status] = (await once(child, "close")) as [number | null];
    return { output, status };
  };
  await visit(page, `${site.url}/ex/overlay`);
  await page.waitForResponse(/\/next\/\d+$/);
  const [raid, unknownType, invalidCount, wrongPort] = await Promise.all([
    run("raid", "--username", "Vixy", "--count", "12", "--port", port),
    run("hug", "--port", port),
    run("raid", "--count", "many", "--port", port),
    run("raid", "--port", "1"),
  ]);
  expect(raid.status).toBe(0);
  expect(raid.output).toMatch(/^Pushed as event \d+\.$/m);
  await expect(page.locator(".alert")).toContainText("is raiding the den with 12 raiders!");
  expect(unknownType.status).toBe(1);
  expect(invalidCount.output).toContain("The event was refused:");
  expect(wrongPort.output).toContain("No site with an embedded upstream runs on port 1.");
  // The site's relay accepts no POST requests.
  const post = await page.request.post(`${site.url}/v1/overlay/events`, { data: { type: "raid" } });
  expect(post.ok()).toBe(false);
});
