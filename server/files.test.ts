import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { createServer, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { http, passthrough } from "msw";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { upstream } from "~mocks/index";
import { keepFormerFiles } from "./former-files";
import { readClientFiles, serveFiles } from "./files";

let server: Server;
let url: string;
const former = mkdtempSync(join(tmpdir(), "former-"));
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "files-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets/app-1.js"), "let fox;");
  writeFileSync(join(folder, "assets/app-1.js.br"), "as brotli");
  writeFileSync(join(folder, "assets/app-1.js.gz"), "as gzip");
  writeFileSync(join(folder, "assets/raid-1.mp3"), "0123456789");
  writeFileSync(join(folder, "icon.png"), "x".repeat(200_000));
  const assets = join(folder, "assets");
  keepFormerFiles(assets, former);
  for (const name of readdirSync(assets))
    renameSync(join(assets, name), join(assets, name.replace("-1", "-2")));
  // Removed 30 days after the last start of their build.
  writeFileSync(join(former, "app-0.js"), "ancient");
  utimesSync(join(former, "app-0.js"), 0, Date.now() / 1_000 - 31 * 24 * 60 * 60);
  keepFormerFiles(assets, former);
  renameSync(join(assets, "raid-2.mp3"), join(assets, "raid-1.mp3"));
  const serve = serveFiles(readClientFiles(folder), former);
  // Another build replaces the folder.
  rmSync(folder, { recursive: true });
  server = createServer((request, response) => serve(request, response, () => response.end("no")));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close().closeAllConnections();
  rmSync(former, { recursive: true });
});
beforeEach(() => upstream.use(http.all(/^http:\/\/127\.0\.0\.1/, () => passthrough())));

/** Bytes as they are sent. */
function ask(head: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    let heard = "";
    socket.on("data", (chunk) => (heard += chunk.toString()));
    socket.on("close", () => resolve(heard));
    socket.write(`${head}\r\nHost: x\r\nConnection: close\r\n\r\n`);
  });
}

it.each([
  ["br, gzip", "br", "as brotli", 2],
  ["gzip", "gzip", "as gzip", 2],
  ["identity", undefined, "let fox;", 2],
  ["br", "br", "as brotli", 1],
])("sends a file in the best encoding of %s, for good", async (accepted, encoding, body, build) => {
  const heard = await ask(`GET /assets/app-${build}.js?v HTTP/1.1\r\nAccept-Encoding: ${accepted}`);
  expect(heard).toMatch(new RegExp(`\r\n\r\n${body}$`));
  expect(heard).toMatch(/content-type: text\/javascript\r\n/i);
  expect(heard).toMatch(/vary: accept-encoding\r\n/i);
  expect(heard).toMatch(/cache-control: .*immutable/i);
  expect(/content-encoding: (\w+)/i.exec(heard)?.[1]).toBe(encoding);
});

it.each([
  ["bytes=0-1", "0-1", "01"],
  ["bytes=7-", "7-9", "789"],
  ["bytes=-2", "8-9", "89"],
  ["bytes=5-99", "5-9", "56789"],
])("sends the part %s of a sound", async (range, sent, body) => {
  const heard = await ask(`GET /assets/raid-1.mp3 HTTP/1.1\r\nRange: ${range}`);
  expect(heard).toMatch(/^HTTP\/1\.1 206 /);
  expect(heard).toMatch(new RegExp(`content-range: bytes ${sent}/10\r\n`, "i"));
  expect(heard).toMatch(new RegExp(`content-length: ${body.length}\r\n`, "i"));
  expect(heard).toMatch(new RegExp(`\r\n\r\n${body}$`));
});

it.each([
  ["assets/raid-1.mp3", "bytes=10-"],
  ["assets/raid-1.mp3", "bytes=3-2"],
  ["assets/raid-1.mp3", "bytes=0-1,4-5"],
  ["assets/raid-1.mp3", "bytes=-0"],
  ["assets/app-2.js", "bytes=0-1"],
])("sends the whole of %s for the range %s", async (path, range) => {
  expect(await ask(`GET /${path} HTTP/1.1\r\nRange: ${range}`)).toMatch(/^HTTP\/1\.1 200 /);
});

it("answers HEAD without a body, and a known ETag with 304", async () => {
  const head = await ask("HEAD /icon.png HTTP/1.1");
  expect(head).toMatch(/content-length: 200000\r\n[\s\S]*\r\n\r\n$/i);
  const [, etag] = /etag: (\S+)/i.exec(head)!;
  const known = await ask(`GET /icon.png HTTP/1.1\r\nIf-None-Match: "other", ${etag!}`);
  expect(known).toMatch(/^HTTP\/1\.1 304 [\s\S]*\r\n\r\n$/);
});

it("answers 404 for a hashed file of an unknown build, and leaves other addresses to the site", async () => {
  expect(await ask("GET /assets/app-0.js HTTP/1.1")).toMatch(/^HTTP\/1\.1 404 /);
  expect(await ask("GET /assets/app-1.js.br HTTP/1.1")).toMatch(/^HTTP\/1\.1 404 /);
  expect(await ask("GET /assets/.. HTTP/1.1")).toMatch(/^HTTP\/1\.1 404 /);
  expect(await ask("GET /assets/../icon.png HTTP/1.1")).toMatch(/^HTTP\/1\.1 404 /);
  expect(await ask("GET /shop HTTP/1.1")).toMatch(/\r\n\r\n(?:2\r\n)?no/);
});

it("holds no descriptor for a visitor who leaves", async () => {
  const countDescriptors = () => readdirSync("/proc/self/fd").length;
  await ask("GET /icon.png HTTP/1.1");
  const before = countDescriptors();
  const leave = () =>
    new Promise<void>((resolve) => {
      const socket = connect(Number(new URL(url).port), "127.0.0.1");
      socket.on("close", () => resolve()).on("error", () => undefined);
      socket.write("GET /icon.png HTTP/1.1\r\nHost: x\r\n\r\n", () => socket.resetAndDestroy());
    });
  for (let round = 0; round < 20; round += 1) await Promise.all(Array.from({ length: 20 }, leave));
  await vi.waitFor(() => expect(countDescriptors() - before).toBeLessThan(20), 10_000);
});
