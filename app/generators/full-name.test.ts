import { expect, it } from "vitest";
import { fullName } from "./full-name";

it("a full name has the kind first, where there is one", () => {
  expect(fullName({ name: "Fox", subName: "Arctic" })).toBe("Arctic Fox");
  expect(fullName({ name: "Otter", subName: "" })).toBe("Otter");
});
