import type * as PiscinaModule from "piscina";
import { expect, it, vi } from "vitest";
import { sanitize } from "./sanitize.server";

vi.mock("piscina", async (importOriginal) => {
  const { Piscina } = await importOriginal<typeof PiscinaModule>();
  return {
    Piscina: class extends Piscina {
      constructor(options: object) {
        super({ ...options, filename: "file:///nowhere/worker.js" });
      }
    },
  };
});

it("refuses fragments as late when the worker thread cannot start", async () => {
  const log = vi.mocked(console.error).mockReturnValue();
  const results = await Promise.all(["<b>1", "<b>2"].map((html) => sanitize(html, "flow")));
  for (const result of results) expect(result).toMatchObject({ isLate: true });
  expect(log).toHaveBeenCalledOnce();
  expect(await sanitize("<b>3", "flow")).toMatchObject({ isLate: true });
  log.mockClear();
});
