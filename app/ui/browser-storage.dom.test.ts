import { expect, it, vi } from "vitest";
import { readStorage, writeStorage } from "./browser-storage";

it("keeps a text until it is forgotten", () => {
  expect(readStorage("key")).toBeNull();
  expect(writeStorage("key", "text")).toBe(true);
  expect(readStorage("key")).toBe("text");
  expect(writeStorage("key", null)).toBe(true);
  expect(readStorage("key")).toBeNull();
});

it("keeps for the document what storage refuses, until it accepts", () => {
  const refused = vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  expect(readStorage("key")).toBeNull();
  expect(writeStorage("key", "text")).toBe(false);
  expect(readStorage("key")).toBe("text");
  expect(writeStorage("key", null)).toBe(false);
  expect(readStorage("key")).toBeNull();
  refused.mockRestore();
  expect(writeStorage("key", "kept")).toBe(true);
  localStorage.setItem("key", "of another tab");
  expect(readStorage("key")).toBe("of another tab");
});
