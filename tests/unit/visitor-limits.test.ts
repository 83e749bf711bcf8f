import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { limitVisitors, visitorLimits } from "~/http/visitor-limits.server";

const server = createServer({ connectionsCheckingInterval: 20 }, () => undefined);
afterEach(() => void server.close());

it("visitors are cut off who do not finish what they began, or do not take their answer", async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  limitVisitors(server, undefined, { headersTimeout: 60, requestTimeout: 120, timeout: 180 });
  const { port } = server.address() as AddressInfo;
  const heard = (text: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => socket.write(text));
      let said = "";
      socket.on("data", (chunk) => (said += chunk.toString()));
      socket.on("close", () => resolve(said));
    });
  const [head, form, answer] = await Promise.all([
    heard("GET / HTTP/1.1\r\nHost: x\r\nX-"),
    heard("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\na"),
    // Its answer never comes, which is as good as one that is not taken.
    heard("GET / HTTP/1.1\r\nHost: x\r\n\r\n"),
  ]);
  expect(head).toMatch(/^HTTP\/1\.1 408 /);
  expect(form).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toBe("");
});

it("no limit is shorter than a form on a slow line takes", () => {
  const slowest = (64 * 1024) / (visitorLimits.requestTimeout / 1_000);
  expect(slowest, "bytes a second").toBeLessThan(4_000);
  expect(visitorLimits.headersTimeout).toBeLessThan(visitorLimits.requestTimeout);
});
