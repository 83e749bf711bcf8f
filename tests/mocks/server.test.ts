import { expect, it } from "vitest";
import { upstream } from "~mocks/index";
import { startUpstream } from "~mocks/server";

it("answers HEAD as GET, and a path that is not percent-encoded", async () => {
  upstream.close();
  const { url, close } = await startUpstream("healthy");
  try {
    const head = await fetch(`${url}/v1/comics/talechasers/latest`, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect(head.headers.get("Content-Type")).toMatch("application/json");
    const broken = await fetch(`${url}/v1/characters/%`);
    expect([broken.status, await broken.json()]).toMatchObject([400, { code: "CHASE-1400" }]);
  } finally {
    await close();
    upstream.listen();
  }
});
