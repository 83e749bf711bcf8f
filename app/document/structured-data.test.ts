import { expect, it } from "vitest";
import { ownPicture } from "./structured-data";

it("a picture has a license only if one is given", () => {
  const site = "https://talechasers.example";
  const license = "https://creativecommons.org/licenses/by-nc/4.0/";
  expect(ownPicture(site, `${site}/a.png`)).not.toHaveProperty("license");
  expect(ownPicture(site, `${site}/a.png`, license)).toMatchObject({
    license,
    creditText: "Chase",
    creator: { name: "Chase", url: `${site}/` },
  });
});
