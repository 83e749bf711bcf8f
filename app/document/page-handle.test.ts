import { expect, it } from "vitest";
import type { PageHandle } from "./page-handle";

const modules = import.meta.glob<{ handle?: PageHandle; default?: unknown }>(
  ["/app/root.tsx", "/app/routes/**/*.{ts,tsx,mdx}"],
  { eager: true },
);
it("the two pages with videos frame their player, and no other route frames anything", () => {
  const framing = Object.entries(modules).flatMap(([file, { handle }]) =>
    handle?.frames ? [[file, ...handle.frames]] : [],
  );
  expect(framing).toEqual([
    ["/app/routes/_main.stream.mario.mdx", "https://www.youtube-nocookie.com"],
    ["/app/routes/_main.stream.vixy.mdx", "https://www.youtube-nocookie.com"],
  ]);
});
