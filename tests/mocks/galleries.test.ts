import { describe, expect, it } from "vitest";
import { commissionPieces } from "~mocks/data/galleries/commissions";
import { fanArt } from "~mocks/data/galleries/fan-art";

describe("the fan art", () => {
  it("is fourteen pieces, told apart by id and title", () => {
    expect(fanArt).toHaveLength(14);
    expect(new Set(fanArt.map(({ id }) => id)).size).toBe(14);
    expect(new Set(fanArt.map(({ title }) => title)).size).toBe(14);
    for (const { id, location } of fanArt) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(location).toBe(`galleries/fan-art/${id}.png`);
    }
  });

  it("is introduced in two to four sentences", () => {
    for (const { id, description } of fanArt) {
      expect(description, id).toMatch(/^<p>.*<strong>.+<\/strong>.*<\/p>$/);
      const sentences = description.replaceAll(/<[^>]+>/g, "").match(/[.!?](?=\s|$)/g) ?? [];
      expect(sentences.length, id).toBeGreaterThanOrEqual(2);
      expect(sentences.length, id).toBeLessThanOrEqual(4);
    }
  });
});

describe("the finished commissions", () => {
  it("are told about in full, each at its own address", () => {
    expect(commissionPieces).toHaveLength(14);
    expect(new Set(commissionPieces.map(({ id }) => id)).size).toBe(commissionPieces.length);
    for (const { id, title, description, location } of commissionPieces) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(location).toBe(`galleries/commissions/${id}.png`);
      expect(title).not.toBe("");
      expect(description, id).toMatch(/^<p>.+<\/p>$/);
    }
  });
});
