import { describe, expect, it } from "vitest";
import { drawCommissionPiece, pieces } from ".";

const drawings = [...pieces.keys()].map((id) => {
  const location = `galleries/commissions/${id}.png`;
  return { location, picture: drawCommissionPiece(location) };
});

describe("the finished commissions", () => {
  it("all are of a size worth opening", () => {
    for (const { location, picture } of drawings) {
      const longest = Math.max(picture?.width ?? 0, picture?.height ?? 0);
      expect(longest, location).toBeGreaterThanOrEqual(1000);
      expect(longest, location).toBeLessThanOrEqual(1800);
    }
  });

  it("come in every shape from phone to banner", () => {
    const ratios = drawings.map(({ picture }) => (picture ? picture.width / picture.height : 1));
    expect(new Set(ratios.map((ratio) => ratio.toFixed(2))).size).toBeGreaterThanOrEqual(5);
    expect(Math.min(...ratios)).toBeLessThan(0.6);
    expect(Math.max(...ratios)).toBeGreaterThan(1.8);
    expect(ratios).toContain(1);
  });

  it("draw the same bytes every time", () => {
    for (const { location, picture } of drawings) {
      expect(drawCommissionPiece(location)?.svg, location).toBe(picture?.svg);
    }
  });

  it("differ from each other", () => {
    expect(new Set(drawings.map(({ picture }) => picture?.svg)).size).toBe(drawings.length);
  });

  it("need no fonts, reach for nothing outside and hold no broken numbers", () => {
    for (const { location, picture } of drawings) {
      expect(picture?.svg, location).not.toContain("<text");
      expect(picture?.svg, location).not.toMatch(/href="(?!#)|url\((?!#)/);
      expect(picture?.svg, location).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it("leave no reference without what it refers to", () => {
    for (const { location, picture } of drawings) {
      const svg = picture?.svg ?? "";
      const known = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      const asked = [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id);
      expect(
        asked.filter((id) => !known.has(id)),
        location,
      ).toEqual([]);
    }
  });

  it("know nothing else", () => {
    for (const path of [
      "galleries/commissions/nothing.png",
      "galleries/commissions/constructor.png",
      "galleries/commissions/basil-bust.jpg",
      "galleries/fan-art/basil-bust.png",
      "galleries/commissions/",
    ]) {
      expect(drawCommissionPiece(path), path).toBeUndefined();
    }
  });
});
