import { JSDOM } from "jsdom";
import { expect, it } from "vitest";
import { createXmpRights } from "./xmp-rights";

const plus = "http://ns.useplus.org/ldf/xmp/1.0/";

function read(training: "allowed" | "denied") {
  const { document } = new JSDOM(createXmpRights(training), { contentType: "application/xml" })
    .window;
  const description = document.getElementsByTagName("rdf:Description")[0]!;
  return {
    creator: document.getElementsByTagName("dc:creator")[0]?.textContent,
    rights: document.getElementsByTagName("dc:rights")[0]?.textContent,
    mining: description.getAttributeNS(plus, "DataMining"),
  };
}

it("names the artist and prohibits training", () => {
  expect(read("denied")).toEqual({
    creator: "Chase",
    rights: "© 2015–2025 Chase",
    mining: "http://ns.useplus.org/ldf/vocab/DMI-PROHIBITED-AIMLTRAINING",
  });
});

it("does not mention training if it is allowed", () => {
  expect(read("allowed")).toMatchObject({ creator: "Chase", mining: null });
});
