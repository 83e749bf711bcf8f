import { http, HttpResponse } from "msw";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { defaultFursona } from "~/fursona-generator/fursona";
import { sealFursona } from "~/fursona-generator/fursona.server";
import { sealTransformation } from "~/tf-generator/choices.server";
import { loader as fursonaPreview } from "~/routes/fursona-generator.preview[.]png";
import { loader as picturePreview } from "~/routes/preview.$";
import { loader as teamPicture } from "~/routes/choose-your-starter.team[.]png";
import { loader as transformationPreview } from "~/routes/tf-generator.preview[.]png";
import type { Transformation } from "~/tf-generator/api.server";
import { failCall } from "~mocks/calls";
import { clearSizes } from "~/upstream/picture-sizes.server";
import { pictureJobs } from "~/preview-images/picture-jobs.server";
import { upstream } from "~mocks/index";
import { origin } from "./route-response";
import { envelope } from "./sample-comic";
import { arcticFox } from "./sample-transformation";

type Loader = typeof transformationPreview;

/** Requests a preview image. */
async function open(
  loader: Loader,
  search: string,
  { params = {}, headers = {} }: { params?: object; headers?: HeadersInit } = {},
) {
  const request = new Request(`${origin}/preview.png${search}`, { headers });
  const answer = await loader({ request, params: { ...params }, context: {} });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, bytes };
}

const long = /^public, max-age=604800\b/;
const short = /^public, max-age=60\b/;

/** Checks the size and the headers of a preview image. */
async function expectPreview(
  { status, headers, bytes }: Awaited<ReturnType<typeof open>>,
  caching: RegExp,
) {
  expect(status).toBe(200);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  expect(bytes.byteLength).toBeLessThan(300_000);
  expect(headers.get("Content-Type")).toBe("image/png");
  expect(headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
  expect(headers.get("Cache-Control")).toMatch(caching);
}

const kiteWeasel = { ...arcticFox, name: "Kite Weasel", link: "/world/bestiary/feral/kite-weasel" };

const tf = (more: Partial<Transformation>, result: Transformation = arcticFox) =>
  `?r=${sealTransformation("held", { ...result, ...more })}`;

let hostAnswer: (path: string) => Response | Promise<Response>;
let asked: string[];

beforeEach(() => {
  clearSizes();
  asked = [];
  hostAnswer = () => picture(red);
  upstream.use(
    http.get("*/cdn/*", ({ request }) => {
      const { pathname, search } = new URL(request.url);
      asked.push(pathname + search);
      return hostAnswer(pathname);
    }),
  );
});

const picture = (body: Uint8Array<ArrayBuffer>, headers = {}) =>
  new HttpResponse(body, { headers: { "Content-Type": "image/png", ...headers } });

async function drawRed(width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const create = { width, height, channels: 3, background: "#ff0000" } as const;
  return new Uint8Array(await sharp({ create }).png().toBuffer());
}
const red = await drawRed(40, 30);

/** The fraction of red pixels; the mocked picture is red. */
async function redness(bytes: Buffer): Promise<number> {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let i = 0; i < data.length; i += info.channels) {
    if (data[i]! > 245 && data[i + 1]! < 10 && data[i + 2]! < 10) count++;
  }
  return count / (info.width * info.height);
}

describe("the preview of a transformation", () => {
  it("is drawn once for equal results, and revalidated by its ETag", async () => {
    const results = (["held", "quick", "qr"] as const).map((kind) => {
      return `?r=${sealTransformation(kind, { ...kiteWeasel, modifier: "made of felt" })}`;
    });
    const answers = await Promise.all(results.map((search) => open(transformationPreview, search)));
    for (const answer of answers) await expectPreview(answer, long);
    expect(asked).toEqual(["/cdn/d/world/bestiary/feral/kite-weasel.png?size=medium"]);
    expect(await redness(answers[0]!.bytes)).toBeGreaterThan(0.15);
    const headers = { "If-None-Match": answers[0]!.headers.get("ETag")! };
    expect((await open(transformationPreview, results[1]!, { headers })).status).toBe(304);
  });

  it("omits an invalid picture, and is then cached briefly", async () => {
    hostAnswer = () => picture(new TextEncoder().encode("<html>"));
    const preview = await open(transformationPreview, tf({}, kiteWeasel));
    await expectPreview(preview, short);
    expect(await redness(preview.bytes)).toBeLessThan(0.01);
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  it("shows if the transformation failed, and is 404 for a result that the site did not sign", async () => {
    await expectPreview(await open(transformationPreview, tf({ success: false })), long);
    const fursona = sealFursona(defaultFursona, { ...arcticFox, colors: [] });
    for (const search of ["", `${tf({})}x`, `?r=${fursona}`]) {
      const { status, headers } = await open(transformationPreview, search);
      expect([status, headers.get("Cache-Control")], search).toEqual([404, "no-store"]);
    }
  });
});

it("the preview of a fursona shows its colors, and is cached briefly without the species list", async () => {
  const search = (name: string, hexCode: string) => {
    const colors = [{ name: "Signal Red", hexCode }];
    return `?r=${sealFursona(defaultFursona, { ...arcticFox, name, colors })}`;
  };
  const answer = await open(fursonaPreview, search("Fox", "#ff0000"));
  await expectPreview(answer, long);
  expect(await redness(answer.bytes)).toBeGreaterThan(0.03);
  failCall("v1/generators/{generator}/lists/species", "refused");
  await expectPreview(await open(fursonaPreview, search("Quibble", "#fdfdfb")), short);
});

describe("the preview of a picture", () => {
  const preview = (path: string) => open(picturePreview, "", { params: { "*": path } });

  it("shows the whole picture, and is not immutable", async () => {
    const body = await drawRed(300, 900);
    hostAnswer = () => picture(body);
    const answer = await preview("comics/tall.png");
    await expectPreview(answer, short);
    expect(asked).toEqual(["/cdn/d/comics/tall.png?size=large"]);
    expect(await redness(answer.bytes)).toBeCloseTo(0.13, 1);
  });

  it("is 404 for invalid paths, without a request, and for a missing picture", async () => {
    expect((await preview("../../v1/donations")).status).toBe(404);
    expect(asked).toEqual([]);
    hostAnswer = () => new HttpResponse(null, { status: 404 });
    expect((await preview("comics/none.png")).status).toBe(404);
  });
});

describe("the picture of a team", () => {
  const id = "8f14e45f-ceea-467f-9575-0f8d2b1a3c4d";
  const team = (size: number, name: string) =>
    Array.from({ length: size }, (_, at) => ({ id: at + 1, name, shiny: at === 2 }));

  function gameIs(selectedPokemon: object[], teamSize = selectedPokemon.length): void {
    upstream.use(
      http.get("*/v1/tools/pokemon/choose-your-starter/:id", ({ params }) =>
        envelope({ id: params["id"], selectedPokemon, teamSize }),
      ),
    );
  }

  it("shows the picture of each pick", async () => {
    gameIs(team(6, "Nidoran♀"));
    const answer = await open(teamPicture, `?id=${id}`);
    await expectPreview(answer, long);
    const paths = [1, 2, 4, 5, 6].map((number) => `/cdn/thumb/pokemon/${number}.png?size=large`);
    expect(asked.sort()).toEqual([...paths, "/cdn/thumb/pokemon/shiny/3.png?size=large"]);
    expect(await redness(answer.bytes)).toBeGreaterThan(0.25);
  });

  it("is 404 for an invalid id or an unfinished game, and 503 when the upstream is unavailable", async () => {
    expect((await open(teamPicture, `?id=../${id}`)).status).toBe(404);
    gameIs(team(2, "Growing"), 6);
    expect((await open(teamPicture, `?id=${id}`)).status).toBe(404);
    failCall("v1/tools/pokemon/choose-your-starter/{id}", "refused");
    expect((await open(teamPicture, `?id=${id}`)).status).toBe(503);
  });

  it("is 503, like every preview, while too many are drawn", async () => {
    let finish = () => {};
    const promise = new Promise<void>((resolve) => (finish = resolve));
    const places = pictureJobs.executionSlots + pictureJobs.queueSlots;
    const jobs = Array.from({ length: places }, () => pictureJobs.execute(() => promise));
    gameIs(team(6, "Busy"));
    for (const answer of [
      await open(transformationPreview, tf({ subName: "Crowd" })),
      await open(teamPicture, `?id=${id}`),
    ]) {
      expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([503, "no-store"]);
      expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    }
    finish();
    await Promise.all(jobs);
    await expectPreview(await open(teamPicture, `?id=${id}`), long);
  });
});
