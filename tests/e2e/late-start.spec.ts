import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { holdRequests } from "./hold-requests";
import { expect, expectStarted, openWithoutScripts, test, visit } from "./site";

test("no script is requested before the main picture has loaded", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  const release = await holdRequests(page, "**/cdn/**");
  await page.goto("/comics/talechasers/1/1", { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("contentinfo")).toBeVisible();
  expect(scripts).toEqual([]);
  release();
  await expectStarted(page);
});

test("clicks at any moment before or during hydration do not prevent hydration", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const channel = new MessageChannel();
    const click = () => document.querySelector("h1")?.click();
    // Each task checks whether React has hydrated the application's element.
    channel.port1.onmessage = () => {
      click();
      if (!document.documentElement?.hasAttribute("data-hydrated")) channel.port2.postMessage("");
    };
    channel.port2.postMessage("");
    new MutationObserver(click).observe(document, { childList: true, subtree: true });
  });
  await visit(page, "/comics/talechasers/1/1");
  await expectStarted(page);
});

test("Back before hydration shows the previous page", async ({ page }) => {
  await visit(page, "/comics/talechasers");
  await expectStarted(page);
  await page.getByRole("link", { name: "Page one" }).click();
  await expect(page).toHaveURL("/comics/talechasers/1/1");
  const start = await openWithoutScripts(page, page.url());
  await expect(page.getByRole("contentinfo")).toBeVisible();
  // The history entry before belongs to the previous document.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/comics/talechasers");
  await expect(page).toHaveTitle(/^Read /);
  await start();
  await expect(page).toHaveTitle(/^Read /);
});

test("a document shows its heading before the end of the document has arrived", async ({
  page,
  baseURL,
}) => {
  const paths = ["/comics/talechasers/1/2", "/characters/vixy", "/commissions"];
  for (const path of paths) {
    const html = await (await fetch(baseURL! + path)).text();
    const server = createServer((request, response) => {
      if (request.url !== path) return void response.writeHead(204).end();
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      response.write(html.slice(0, html.indexOf("</h1>") + 2_000));
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    await page.goto("about:blank");
    server.closeAllConnections();
    server.close();
  }
});
