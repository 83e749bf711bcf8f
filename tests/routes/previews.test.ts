import { HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { defaultFursona } from "~/fursona-generator/fursona";
import { sealFursona } from "~/fursona-generator/fursona.server";
import { sealTransformation } from "~/tf-generator/choices.server";
import { loader as fursonaPreview } from "~/routes/fursona-generator.preview[.]png";
import { loader as picturePreview } from "~/routes/preview.$";
import { loader as transformationPreview } from "~/routes/tf-generator.preview[.]png";
import type { Transformation } from "~/tf-generator/api.server";
import { pictureJobs } from "~/preview-images/picture-jobs.server";
import {
  drawRed,
  expectPreview,
  host,
  longCaching,
  mockPictureHost,
  open,
  picture,
  redness,
  shortCaching,
} from "./preview-images";
import { arcticFox } from "./sample-transformation";

beforeEach(mockPictureHost);

const tf = (more: Partial<Transformation>) =>
  `?r=${sealTransformation("held", { ...arcticFox, ...more })}`;

it("the preview of a transformation is the same for equal results", async () => {
  const results = (["held", "quick", "qr"] as const).map((kind) => {
    return `?r=${sealTransformation(kind, { ...arcticFox, modifier: "made of felt" })}`;
  });
  const answers = await Promise.all(results.map((search) => open(transformationPreview, search)));
  for (const answer of answers) await expectPreview(answer, longCaching);
  const headers = { "If-None-Match": answers[0]!.headers.get("ETag")! };
  expect((await open(transformationPreview, results[1]!, { headers })).status).toBe(304);
});

it("the preview of a failed transformation or of an unsigned result has status 404", async () => {
  const fursona = sealFursona(defaultFursona, { ...arcticFox, colors: [] });
  for (const search of ["", tf({ success: false }), `${tf({})}x`, `?r=${fursona}`]) {
    const { status, headers } = await open(transformationPreview, search);
    expect([status, headers.get("Cache-Control")], search).toEqual([404, "no-store"]);
  }
});

it("the preview of a fursona shows its colors", async () => {
  const colors = [{ name: "Signal Red", hexCode: "#ff0000" }];
  const answer = await open(
    fursonaPreview,
    `?r=${sealFursona(defaultFursona, { ...arcticFox, colors })}`,
  );
  await expectPreview(answer, longCaching);
  expect(await redness(answer.bytes)).toBeGreaterThan(0.03);
});

describe("the preview of a picture", () => {
  const preview = (path: string) => open(picturePreview, "", { params: { "*": path } });

  it("the preview of a picture shows the whole picture", async () => {
    const body = await drawRed(300, 900);
    host.answer = () => picture(body);
    const answer = await preview("comics/tall.png");
    await expectPreview(answer, shortCaching);
    expect(host.asked).toEqual(["/cdn/d/comics/tall.png?size=large"]);
    expect(await redness(answer.bytes)).toBeCloseTo(0.13, 1);
  });

  it("the preview of a picture has status 404 for invalid paths and missing pictures", async () => {
    expect((await preview("../../v1/healthz")).status).toBe(404);
    expect(host.asked).toEqual([]);
    host.answer = () => new HttpResponse(null, { status: 404 });
    expect((await preview("comics/none.png")).status).toBe(404);
  });
});

it("a preview has status 503 while too many previews are drawn", async () => {
  let finish = () => {};
  const promise = new Promise<void>((resolve) => (finish = resolve));
  const places = pictureJobs.executionSlots + pictureJobs.queueSlots;
  const jobs = Array.from({ length: places }, () => pictureJobs.execute(() => promise));
  const busy = await open(transformationPreview, tf({ subName: "Crowd" }));
  expect([busy.status, busy.headers.get("Cache-Control")]).toEqual([503, "no-store"]);
  expect(Number(busy.headers.get("Retry-After"))).toBeGreaterThan(0);
  finish();
  await Promise.all(jobs);
  await expectPreview(await open(transformationPreview, tf({ subName: "Crowd" })), longCaching);
});
