import { http, HttpResponse } from "msw";
import type { PanelRect } from "panels";
import sharp from "sharp";
import { beforeEach, describe, expect, it, vi } from "vitest";
import comics from "~content/comics.yaml";
import { loader } from "~/routes/comics.$comic.$chapter.$page.panels[.]json";
import { failCall } from "~mocks/calls";
import { comics as comicPages } from "~mocks/data/comics";
import { clearPictures } from "~/upstream/pictures.server";
import { upstream } from "~mocks/index";
import { isRight } from "../../packages/panels/test/draw-layout";
import { responseOf } from "./route-response";
import { countUpstreamRequests, upstreamHas } from "./sample-comic";

beforeEach(clearPictures);

function open(chapter: number | string, page: number | string) {
  const params = { comic: "talechasers", chapter: String(chapter), page: String(page) };
  return responseOf(loader, `/comics/talechasers/${chapter}/${page}/panels.json`, params);
}

describe("the panels of a page", () => {
  it("come from the upstream, without a request for the picture", async () => {
    const asked = countUpstreamRequests();
    const { status, headers, body } = await open(1, 2);
    asked.stop();
    expect(status).toBe(200);
    expect(headers.get("Content-Type")).toBe("application/json");
    expect(headers.get("Cache-Control")).toMatch(/^public, max-age=60\b/);
    const panels = JSON.parse(body) as object[];
    expect(panels).toHaveLength(3);
    expect(panels[0]).toMatchObject({ x: 0.0382, y: 0.0247, width: 0.9236 });
    expect(asked.paths.some((path) => path.includes("/cdn/"))).toBe(false);
  });

  it("are else found in the picture, which is requested once", async () => {
    const asked = countUpstreamRequests();
    const bodies = await Promise.all([open(2, 1), open(2, 1)]);
    bodies.push(await open(2, 1));
    asked.stop();
    const [first, ...others] = bodies.map(({ body }) => body);
    expect(JSON.parse(first!)).toHaveLength(5);
    expect(others).toEqual([first, first]);
    expect(asked.paths.filter((path) => path.includes("/cdn/"))).toHaveLength(1);
  });

  it("are read from right to left where content/comics.yaml says so", async () => {
    const readPanels = async () => JSON.parse((await open(2, 1)).body) as { x: number }[];
    const [, left, right] = await readPanels();
    comics["talechasers"]!.rightToLeft = true;
    const mirrored = await readPanels();
    delete comics["talechasers"]!.rightToLeft;
    expect(left!.x).toBeLessThan(right!.x);
    expect(mirrored.slice(1, 3)).toEqual([right, left]);
  });

  it("are found in the picture as its EXIF orientation shows it", async () => {
    const { imageId, panels } = comicPages["talechasers"]![3]!.pages[4]!;
    const lying = sharp(`mocks/pictures/comics/talechasers/3/${imageId}.svg`).rotate(-90);
    const jpeg = await lying.flatten().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const headers = { "Content-Type": "image/jpeg" };
    upstream.use(http.get("*/cdn/*", () => new HttpResponse(new Uint8Array(jpeg), { headers })));
    expect(isRight(panels, JSON.parse((await open(3, 5)).body) as PanelRect[])).toBe(true);
  });

  it("are found while the picture of another page is slow", async () => {
    const asked = countUpstreamRequests();
    let sendSlowPicture = () => {};
    const isSlow = new Promise<void>((resolve) => (sendSlowPicture = resolve));
    upstream.use(http.get("*/cdn/*", () => isSlow, { once: true }));
    const slow = open(3, 1);
    await vi.waitFor(() => expect(asked.paths.join()).toContain("/cdn/"));
    expect((await open(3, 2)).status).toBe(200);
    expect(asked.paths.filter((path) => path.includes("/cdn/"))).toHaveLength(2);
    asked.stop();
    sendSlowPicture();
    expect((await slow).status).toBe(200);
  });

  it("are 503 without the picture, and empty for a broken one, until the next request", async () => {
    upstream.use(http.get("*/cdn/*", () => new HttpResponse(null, { status: 500 })));
    const { status, headers } = await open(2, 3);
    expect(status).toBe(503);
    expect(headers.get("Cache-Control")).toBe("no-store");
    upstream.use(http.get("*/cdn/*", () => HttpResponse.text("no picture")));
    expect(await open(2, 3)).toMatchObject({ status: 200, body: "[]" });
    upstream.resetHandlers();
    expect(JSON.parse((await open(2, 3)).body)).toHaveLength(5);
  });

  it("are 404 for a missing page, and 503 when the upstream is unavailable", async () => {
    upstreamHas({ 1: [1] }, [1, 1]);
    expect((await open(1, 9)).status).toBe(404);
    failCall("v1/comics/talechasers/chapters/7", "status");
    expect((await open(7, 1)).status).toBe(503);
  });
});
