import fc from "fast-check";
import { JSDOM } from "jsdom";
import { expect, it } from "vitest";
import { escapeXml } from "./xml";

const { DOMParser } = new JSDOM().window;

it("escapeXml escapes any text and removes invalid characters", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const xml = `<a b="${escapeXml(text)}">${escapeXml(text)}</a>`;
      const { documentElement } = new DOMParser().parseFromString(xml, "application/xml");
      expect(documentElement.localName).toBe("a");
      const said = text.replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "");
      expect(documentElement.textContent).toBe(said.replace(/\r\n?/g, "\n"));
    }),
  );
  expect(escapeXml("\u0000\u0008\ufffe\ud800")).toBe("");
});
