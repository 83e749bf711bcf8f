import { startUpstream } from "../../mocks/server";
import { examplePages } from "../e2e/example-pages";
import { expect, freePort, test } from "../e2e/site";
import { startServer, stop } from "../e2e/start-server";
import { sample } from "../setup/sample";

test("remix-serve serves every page of the build", async () => {
  const upstream = await startUpstream();
  const server = startServer(["node_modules/.bin/remix-serve", "build/server/index.js"], {
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: String(await freePort()),
    UPSTREAM_URL: upstream.url,
  });
  const url = await server.opened;
  for (const [path, status] of sample(examplePages, 15)) {
    const response = await fetch(url + path);
    expect(response.status, path).toBe(status);
    expect(await response.text(), path).toContain("</html>");
  }
  await stop(server);
  await upstream.close();
});
