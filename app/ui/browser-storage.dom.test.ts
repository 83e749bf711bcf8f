import { expect, it, vi } from "vitest";
import { readStorage, writeStorage } from "./browser-storage";

it("keeps a text until it is forgotten", () => {
  expect(readStorage("key")).toBeNull();
  expect(writeStorage("key", "text")).toBe(true);
  expect(readStorage("key")).toBe("text");
  expect(writeStorage("key", null)).toBe(true);
  expect(readStorage("key")).toBeNull();
});

it("keeps nothing where storage is forbidden", () => {
  vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  expect(readStorage("key")).toBeNull();
  expect(writeStorage("key", "text")).toBe(false);
  expect(writeStorage("key", null)).toBe(false);
});
