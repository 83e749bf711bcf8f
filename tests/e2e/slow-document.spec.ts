import { createServer, request, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { recordShifts } from "./layout-shifts";
import { expect, freePort, screens, test } from "./site";

const PIECES = 12;

/** Pages of each layout. */
const pages = [
  ...["/", "/cga/characters", "/choose-your-starter", "/comics/talechasers/2/3", "/downloads"],
  ...["/galleries", "/galleries/fan-art", "/world/history"],
  "/stream/pokemon/gym-challenge/players/marsh_marigold",
];

test("nothing moves while a document arrives piece by piece", async ({ browser, baseURL }) => {
  test.slow();
  let document: ServerResponse;
  let pieces: Buffer[] = [];
  const slow = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, "accept-encoding": "identity" };
    const call = request(new URL(incoming.url!, baseURL), { headers }, (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers);
      if (headers["sec-fetch-dest"] !== "document") return void answer.pipe(outgoing);
      document = outgoing;
      void buffer(answer).then(sendHead);
    });
    call.end();
  });
  /** Sends the head of a document, and leaves its body to the test. */
  function sendHead(whole: Buffer): void {
    const start = whole.indexOf("<body");
    const size = Math.ceil((whole.length - start) / PIECES);
    pieces = Array.from({ length: PIECES }, (_, at) =>
      whole.subarray(start + at * size, start + (at + 1) * size),
    );
    document.write(whole.subarray(0, start));
  }
  const port = await freePort();
  await new Promise<void>((resolve) => slow.listen(port, "127.0.0.1", resolve));

  for (const [screen, viewport] of Object.entries(screens)) {
    const page = await browser.newPage({ viewport });
    const readShifts = await recordShifts(page);
    for (const path of pages) {
      await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: "commit" });
      for (const piece of pieces) {
        document!.write(piece);
        await page.evaluate(
          () =>
            new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
      }
      document!.end();
      await page.waitForLoadState();
      expect.soft(await readShifts(), `${path} on a ${screen}`).toBeLessThan(0.001);
    }
    await page.close();
  }
  slow.closeAllConnections();
  slow.close();
});
