import { JSDOM } from "jsdom";
import { expect, it } from "vitest";
import { pictureRights } from "./picture-rights";

const plus = "http://ns.useplus.org/ldf/xmp/1.0/";

function read(training: "allowed" | "denied") {
  const { document } = new JSDOM(pictureRights(training), { contentType: "application/xml" })
    .window;
  const description = document.getElementsByTagName("rdf:Description")[0]!;
  return {
    creator: document.getElementsByTagName("dc:creator")[0]?.textContent,
    rights: document.getElementsByTagName("dc:rights")[0]?.textContent,
    mining: description.getAttributeNS(plus, "DataMining"),
  };
}

it("says whose a picture is, and that nobody trains on it", () => {
  expect(read("denied")).toEqual({
    creator: "Chase",
    rights: "© 2015–2025 Chase",
    mining: "http://ns.useplus.org/ldf/vocab/DMI-PROHIBITED-AIMLTRAINING",
  });
});

it("says nothing of training where it is allowed", () => {
  expect(read("allowed")).toMatchObject({ creator: "Chase", mining: null });
});
