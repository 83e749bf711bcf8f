import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** An upstream of a test's own. */
export interface OwnUpstream {
  url: string;
  /** What it answers, by path below `/v1/`: the data of the envelope. A test may change it. */
  data: Record<string, unknown>;
  /** The paths it was asked for, in order. */
  asked: string[];
  close(): Promise<void>;
}

/** A white pixel. */
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEANTLCQAAAAABJRU5ErkJggg==",
  "base64",
);

/** Starts an upstream that knows the given calls, every picture, and nothing else. */
export async function startOwnUpstream(data: Record<string, unknown>): Promise<OwnUpstream> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    asked.push(path);
    if (path.startsWith("/cdn/")) {
      response.writeHead(200, { "Content-Type": "image/png" }).end(picture);
      return;
    }
    const answer = data[path.replace("/v1/", "")];
    const body =
      answer === undefined
        ? { code: "CHASE-1404", message: "not found", data: null }
        : { code: "CHASE-1000", message: "OK", data: answer };
    response.writeHead(answer === undefined ? 404 : 200, { "Content-Type": "application/json" });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    data,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A chapter of the v1 API from the commentary of each of its pages. */
export function chapterOf(commentary: Record<number, string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(commentary).map(([page, text]) => [
      page,
      { page: Number(page), imageId: `drawing-${page}`, commentary: text },
    ]),
  );
}
