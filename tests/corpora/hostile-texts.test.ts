import { JSDOM } from "jsdom";
import { describe, expect, it } from "vitest";
import { origin } from "../routes/route-response";
import { examplePages } from "../routes/site-pages";
import { dataOf, visit, withRecordedUpstream } from "../routes/visits";
import { sample } from "../setup/sample";
import { payloads } from "./payloads";

/** Fields that decide whether a page exists, and are not shown as text. */
const structural =
  /^(?:alignment|awardDate|badge|category|hexCode|id|imageId|location|shortName|success|type)$/;

let turn = 0;

/** Adds a payload to each text, using the payloads in turn. */
function withPayloads(data: unknown): unknown {
  if (typeof data === "string") return data + payloads[turn++ % payloads.length]!;
  if (Array.isArray(data)) return data.map(withPayloads);
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      structural.test(name) ? value : withPayloads(value),
    ]),
  );
}

/** Finds elements and attributes that could run, load or send something. */
function findDangers(html: string, path: string): string[] {
  const { document } = new JSDOM(html, { url: origin + path }).window;
  const elements = "iframe, object, embed, base, frame, meta[http-equiv=refresh], [srcdoc]";
  return [
    ...Array.from(document.querySelectorAll(elements), ({ localName }) => `<${localName}>`),
    ...Array.from(document.querySelectorAll("*")).flatMap(({ attributes }) =>
      Array.from(attributes).flatMap(({ name, value }) => {
        const isAddress = /^(?:href|src|action|formaction|data|poster)$/.test(name);
        const { protocol, hostname } = new URL(isAddress ? value : "/", origin + path);
        const isBad = !/^(?:https?|mailto|webcal):$/.test(protocol) || hostname === "evil.example";
        return isBad || name.startsWith("on") || name === "style" ? [`${name}=${value}`] : [];
      }),
    ),
  ];
}

describe("payloads in all texts of the upstream", () => {
  // Excludes pages whose content depends on all texts, such as search results.
  const pages = examplePages.filter(
    ([path, status]) => status === 200 && !path.startsWith("/search"),
  );

  it.each(sample(pages, 24))(
    "payloads in all texts of the upstream add no dangerous markup to %s",
    async (path) => {
      withRecordedUpstream();
      const { requests } = await visit({ path });
      const bodies = requests.flatMap((call): [string, string][] => {
        const data = dataOf(call);
        if (data === undefined) return [];
        const envelope = { code: "CHASE-1000", message: "OK", data: withPayloads(data) };
        return [[call.key, JSON.stringify(envelope)]];
      });
      const { outcome } = await visit({ path }, new Map(bodies));
      expect(outcome.status).toBeLessThan(500);
      expect(findDangers(outcome.body, path)).toEqual([]);
    },
  );
});
