import { describe, expect, it } from "vitest";
import written from "~content/panels/talechasers/3.yaml";
import { loader } from "~/routes/comics.$comic.$chapter.$page.panels[.]json";
import { failCall } from "~mocks/calls";
import { responseOf } from "./route-response";
import { countUpstreamRequests, upstreamHas } from "./sample-comic";

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

  it("are else those that the artist has written, and none without", async () => {
    upstreamHas({ 3: [98, 99] }, [3, 99]);
    const panels = [
      { x: 0, y: 0, width: 1, height: 0.5 },
      { x: 0, y: 0.5, width: 1, height: 0.5 },
    ];
    written["98"] = panels;
    const bodies = [await open(3, 98), await open(3, 99)].map(({ body }) => JSON.parse(body));
    delete written["98"];
    expect(bodies).toEqual([panels, []]);
  });

  it("are 404 for a missing page, and 503 when the upstream is unavailable", async () => {
    upstreamHas({ 1: [1] }, [1, 1]);
    expect((await open(1, 9)).status).toBe(404);
    failCall("v1/comics/talechasers/chapters/7", "status");
    expect((await open(7, 1)).status).toBe(503);
  });
});
