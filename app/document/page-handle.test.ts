import { expect, it } from "vitest";
import type { PageHandle } from "./page-handle";

const modules = import.meta.glob<{ handle?: PageHandle; default?: unknown }>(
  ["/app/root.tsx", "/app/routes/**/*.{ts,tsx,mdx}"],
  { eager: true },
);
it("only the two pages with videos allow a frame", () => {
  const framing = Object.entries(modules).flatMap(([file, { handle }]) =>
    handle?.frames ? [[file, ...handle.frames]] : [],
  );
  expect(framing).toEqual([
    ["/app/routes/_main.stream.mario.mdx", "https://www.youtube-nocookie.com"],
    ["/app/routes/_main.stream.vixy.mdx", "https://www.youtube-nocookie.com"],
  ]);
});
