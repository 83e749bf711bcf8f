import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "playwright/test";
import { startUpstream } from "../../mocks/server";
import { examplePages } from "../e2e/example-pages";
import { freePort } from "../e2e/site";
import { sample } from "../setup/sample";

test("remix-serve serves every page of the build", async () => {
  const upstream = await startUpstream();
  const port = String(await freePort());
  const server = spawn("node_modules/.bin/remix-serve", ["build/server/index.js"], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: port,
      UPSTREAM_URL: upstream.url,
    },
  });
  const ended = once(server, "close");
  let output = "";
  const hear = (chunk: Buffer) => (output += chunk.toString());
  server.stdout.on("data", hear);
  server.stderr.on("data", hear);
  try {
    await expect.poll(() => output).toMatch(/http:\/\/|rror/);
    for (const [path, status] of sample(examplePages, 15)) {
      const response = await fetch(`http://127.0.0.1:${port}${path}`);
      expect(response.status, path).toBe(status);
      expect(await response.text(), path).toContain("</html>");
    }
  } finally {
    server.kill();
    await ended;
    await upstream.close();
  }
});
