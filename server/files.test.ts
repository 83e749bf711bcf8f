import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { serveFiles } from "./files";

const [folder, others] = [
  mkdtempSync(join(tmpdir(), "files-")),
  mkdtempSync(join(tmpdir(), "of-")),
];
let server: Server;
beforeAll(async () => {
  for (const build of [folder, others]) mkdirSync(join(build, "assets"));
  writeFileSync(join(folder, "assets/app-2.js"), "let fox;");
  writeFileSync(join(folder, "assets/app-2.js.br"), "as brotli");
  writeFileSync(join(folder, "assets/app-2.js.gz"), "as gzip");
  writeFileSync(join(folder, "assets/raid.mp3"), "0123456789");
  writeFileSync(join(folder, "icon.png"), "x".repeat(200_000));
  const serve = serveFiles(folder, others);
  // This file belongs to a process with another build, which has started since.
  writeFileSync(join(others, "assets/app-1.js.br"), "former");
  server = createServer((request, response) =>
    serve(request, response, () => void response.end("no")),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  server.close().closeAllConnections();
  for (const build of [folder, others]) rmSync(build, { recursive: true });
});

/** Sends the head of a request as raw bytes. @returns the raw response */
function ask(head: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    let heard = "";
    socket.on("data", (chunk) => (heard += chunk.toString()));
    socket.on("close", () => resolve(heard));
    socket.write(`${head}\r\nHost: x\r\nConnection: close\r\n\r\n`);
  });
}

it.each([
  ["2.js?v", "br, gzip", "br", "as brotli"],
  ["2.js", "gzip", "gzip", "as gzip"],
  ["2.js", "br;q=0, gzip;q=0.5", "gzip", "as gzip"],
  ["2.js", "br;q=0", undefined, "let fox;"],
  ["2.js", "identity", undefined, "let fox;"],
  ["1.js", "br", "br", "former"],
])(
  "the server sends the file app-%s in the best encoding of %s with an immutable lifetime",
  async (name, accepted, encoding, body) => {
    const heard = await ask(`GET /assets/app-${name} HTTP/1.1\r\nAccept-Encoding: ${accepted}`);
    expect(heard).toMatch(new RegExp(`\r\n\r\n${body}$`));
    for (const header of ["content-type: text/javascript", "vary: accept-encoding", "immutable"]) {
      expect(heard.toLowerCase()).toContain(header);
    }
    expect(/content-encoding: (\w+)/i.exec(heard)?.[1]).toBe(encoding);
  },
);

it.each([
  ["bytes=0-1", 206, "01"],
  ["bytes=7-", 206, "789"],
  ["bytes=10-", 416, ""],
  ["bytes=-2", 200, "0123456789"],
])(
  "the server responds to a request for the range %s of a sound with %i",
  async (range, status, body) => {
    const heard = await ask(`GET /assets/raid.mp3 HTTP/1.1\r\nRange: ${range}`);
    expect(heard).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [^]*\r\n\r\n${body}$`));
  },
);

it("the server responds to HEAD without a body", async () => {
  const head = await ask("HEAD /icon.png HTTP/1.1");
  expect(head).toMatch(/content-length: 200000\r\n[\s\S]*\r\n\r\n$/i);
  const [, etag] = /etag: (\S+)/i.exec(head)!;
  expect(await ask(`GET /icon.png HTTP/1.1\r\nIf-None-Match: ${etag!}`)).toMatch(
    /^HTTP\/1\.1 304 /,
  );
});

it("the server responds with 404 for an unknown file with a hash in its name", async () => {
  for (const name of ["app-0.js", "..%2f..%2fpasswd", "%E0"]) {
    expect(await ask(`GET /assets/${name} HTTP/1.1`)).toMatch(/^HTTP\/1\.1 404 /);
  }
  expect(await ask("GET /shop HTTP/1.1")).toMatch(/\r\n\r\n(?:2\r\n)?no/);
});
