import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { recordShifts } from "./layout-shifts";
import { expect, freePort, screens, test } from "./site";

const pieces = 12;

const bookmark = { chapter: 2, page: 3, depth: 0, known: { chapter: 3, page: 7 } };

/** Pages that differ for returning readers. */
const pagesOfReaders = ["/", "/comics/talechasers", "/comics/talechasers/2/3"];

const pages = [
  "/",
  "/cga/characters",
  "/choose-your-starter",
  "/comics/talechasers/2/3",
  "/downloads",
  "/galleries",
  "/galleries/fan-art",
  "/stream/pokemon/gym-challenge/players/marsh_marigold",
  "/world/history",
];

/**
 * Waits until what has arrived is painted. Chromium sometimes renews the style of a part late, so the selector is asked.
 *
 * @returns the parts that should wait although they are complete
 */
async function paint(): Promise<string[]> {
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
  const isComplete = (element: Element): boolean =>
    element.id !== "app" &&
    (element.nextElementSibling !== null || isComplete(element.parentElement!));
  const findSelectors = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSLayerBlockRule) return findSelectors(rule.cssRules);
      const isWait = rule instanceof CSSStyleRule && rule.style.animationName === "wait-for-rest";
      return isWait ? [rule.selectorText] : [];
    });
  const selectors = [...document.styleSheets].flatMap(({ cssRules }) => findSelectors(cssRules));
  if (selectors.length === 0) throw new Error("no rule lets parts wait");
  return [...document.querySelectorAll(selectors.join())]
    .filter(isComplete)
    .map(({ className }) => className as string);
}

test("nothing moves, and nothing waits for long, while a document arrives piece by piece", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  let left: Buffer[] = [];
  let document: ServerResponse;
  const slow = createServer((incoming, outgoing) => {
    const { url, method, headers } = incoming;
    const options = { method, headers: { ...headers, "accept-encoding": "identity" } };
    const call = request(new URL(url!, baseURL), options, (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers);
      if (headers["sec-fetch-dest"] === "document") void holdBack(answer, outgoing);
      else answer.pipe(outgoing);
    });
    incoming.pipe(call);
  });
  /** Sends the head of a document, and keeps the pieces of its body. */
  async function holdBack(answer: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const whole = Buffer.concat((await answer.toArray()) as Buffer[]);
    const start = whole.indexOf("<body");
    const size = Math.ceil((whole.length - start) / pieces);
    left = Array.from({ length: pieces }, (_, at) =>
      whole.subarray(start + at * size, start + (at + 1) * size),
    );
    document = outgoing;
    document.write(whole.subarray(0, start));
  }
  const port = await freePort();
  await new Promise<void>((resolve) => slow.listen(port, "127.0.0.1", resolve));

  const moved: string[] = [];
  const held: string[] = [];
  for (const [screen, viewport] of Object.entries(screens)) {
    const page = await browser.newPage({ viewport });
    const shifts = await recordShifts(page);
    const watch = async (path: string) => {
      await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: "commit" });
      for (const piece of left) {
        document!.write(piece);
        const late = await page.evaluate(paint);
        held.push(...late.map((part) => `${path} on a ${screen}: ${part}`));
      }
      document!.end();
      await page.waitForLoadState();
      const sum = await shifts();
      if (sum > 0.001) moved.push(`${path} on a ${screen}: ${sum}`);
    };
    for (const path of pages) await watch(path);
    await page.evaluate((text) => {
      localStorage.setItem("reading:talechasers", text);
    }, JSON.stringify(bookmark));
    for (const path of pagesOfReaders) await watch(path);
    await page.close();
  }
  slow.closeAllConnections();
  slow.close();
  expect(moved).toEqual([]);
  expect(held, "parts that wait although they are complete").toEqual([]);
});
