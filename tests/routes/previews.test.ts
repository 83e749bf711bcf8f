import * as to from "~/addresses";
import { http, HttpResponse } from "msw";
import sharp from "sharp";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { defaultFursona } from "~/fursona-generator/fursona";
import { sealFursona } from "~/fursona-generator/fursona.server";
import { sealTransformation } from "~/tf-generator/choices.server";
import { createXmpRights } from "~/document/xmp-rights";
import { loader as fursonaPreview } from "~/routes/fursona-generator.preview[.]png";
import { loader as picturePreview } from "~/routes/preview.$";
import { loader as teamPicture } from "~/routes/choose-your-starter.team[.]png";
import { loader as transformationPreview } from "~/routes/tf-generator.preview[.]png";
import type { Transformation } from "~/tf-generator/api.server";
import { failCall } from "~mocks/calls";
import { pictureJobs } from "~/preview-images/picture-jobs.server";
import { clearPictures } from "~/upstream/pictures.server";
import { upstream } from "~mocks/index";
import { origin } from "./route-response";
import { countUpstreamRequests, envelope } from "./sample-comic";
import { arcticFox } from "./sample-transformation";

beforeEach(clearPictures);

type Loader = typeof transformationPreview;

/** Requests a preview image. */
async function open(loader: Loader, search: string, headers: Record<string, string> = {}) {
  const request = new Request(`${origin}/preview.png${search}`, { headers });
  const answer = await loader({ request, params: {}, context: {} });
  return {
    status: answer.status,
    headers: answer.headers,
    bytes: Buffer.from(await answer.arrayBuffer()),
  };
}

/** Checks the size and the headers of a preview image. */
async function expectPreview({ status, headers, bytes }: Awaited<ReturnType<typeof open>>) {
  expect(status).toBe(200);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  expect(bytes.byteLength).toBeLessThan(300_000);
  expect(headers.get("Content-Type")).toBe("image/png");
  expect(headers.get("ETag")).toMatch(/^".+"$/);
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(headers.get("Content-Security-Policy")).toMatch(
    /^default-src 'none';.* frame-ancestors 'none'$/,
  );
  expect(headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
}

const long = /^public, max-age=604800\b/;
const short = /^public, max-age=60\b/;
const never = "no-store";

const kiteWeasel = {
  ...arcticFox,
  name: "Kite Weasel",
  subName: "",
  casarokanUnique: true,
  link: "/world/bestiary/feral/kite-weasel",
};

const searchOf = (more: Partial<Transformation>, result = arcticFox) =>
  `?r=${sealTransformation("held", { ...result, ...more })}`;

/** Mocks the picture host; returns the requested paths. */
function hostAnswers(answer: (path: string) => Response | Promise<Response>): string[] {
  const paths: string[] = [];
  upstream.use(
    http.get("*/cdn/*", ({ request }) => {
      const { pathname, search } = new URL(request.url);
      paths.push(pathname + search);
      return answer(pathname);
    }),
  );
  return paths;
}

const red = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#ff0000" } })
  .png()
  .toBuffer();
const picture = (body: Uint8Array<ArrayBuffer> = new Uint8Array(red), type = "image/png") =>
  new HttpResponse(body, { headers: { "Content-Type": type } });

/** The fraction of red pixels, which are those of the mocked picture. */
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
  it("is a PNG with the rights of the artist, revalidated by its ETag", async () => {
    const search = searchOf({ modifier: "made of felt" });
    const answer = await open(transformationPreview, search);
    await expectPreview(answer);
    const { xmpAsString } = await sharp(answer.bytes).metadata();
    expect(xmpAsString).toBe(createXmpRights("denied"));
    expect(answer.headers.get("Cache-Control")).toMatch(long);
    const etag = answer.headers.get("ETag")!;
    const again = await open(transformationPreview, search, { "If-None-Match": etag });
    expect(again.status).toBe(304);
    expect(console.warn).not.toHaveBeenCalled();
  });

  it("is drawn once for equal requests, whatever button made the result", async () => {
    const paths = hostAnswers(() => picture());
    const result = { ...kiteWeasel, modifier: "asked for often" };
    const searches = (["held", "quick", "qr"] as const).map(
      (kind) => `?r=${sealTransformation(kind, result)}`,
    );
    const answers = await Promise.all(
      searches.map((search) => open(transformationPreview, search)),
    );
    expect(paths).toHaveLength(1);
    expect(new Set(answers.map(({ headers }) => headers.get("ETag"))).size).toBe(1);
  });

  it("shows the picture of the field guide", async () => {
    const paths = hostAnswers(() => picture());
    const answer = await open(transformationPreview, searchOf({ modifier: "in red" }, kiteWeasel));
    await expectPreview(answer);
    expect(paths).toEqual(["/cdn/d/world/bestiary/feral/kite-weasel.png?size=medium"]);
    expect(await redness(answer.bytes)).toBeGreaterThan(0.2);
    expect(answer.headers.get("Cache-Control")).toMatch(long);
  });

  it.each([
    ["is missing", () => new HttpResponse(null, { status: 404 })],
    ["is not a picture", () => picture(new TextEncoder().encode("<html>"))],
    [
      "is an SVG",
      () =>
        picture(
          new TextEncoder().encode(
            '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="red"/></svg>',
          ),
        ),
    ],
    ["cannot be fetched", () => HttpResponse.error()],
  ])("omits a picture that %s, and is cached briefly", async (what, answer) => {
    hostAnswers(answer);
    const preview = await open(transformationPreview, searchOf({ modifier: what }, kiteWeasel));
    await expectPreview(preview);
    expect(await redness(preview.bytes)).toBeLessThan(0.01);
    expect(preview.headers.get("Cache-Control")).toMatch(short);
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  it("waits at most 3 seconds for a picture", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const asked = hostAnswers(async () => {
      await held;
      return picture();
    });
    const preview = open(transformationPreview, searchOf({ modifier: "late" }, kiteWeasel));
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(3_000);
    vi.useRealTimers();
    const answer = await preview;
    release();
    await expectPreview(answer);
    expect(answer.headers.get("Cache-Control")).toMatch(short);
  });

  it("shows an egg for a creature without a drawing, and is cached briefly without the species list", async () => {
    failCall("v1/generators/{generator}/lists/species", "status", 500);
    const answer = await open(transformationPreview, searchOf({ name: "Quibble" }));
    await expectPreview(answer);
    expect(answer.headers.get("Cache-Control")).toMatch(short);
  });

  it.each([
    ["no result", ""],
    ["an unsigned result", "?r=WyJoZWxkIl0.AAAAAAAAAAAAAAAAAAAAAA"],
    ["a changed result", `${searchOf({})}x`],
    ["a fursona", `?r=${sealFursona(defaultFursona, { ...arcticFox, colors: [] })}`],
  ])("is 404 for %s", async (_name, search) => {
    const { status, headers, bytes } = await open(transformationPreview, search);
    expect(status).toBe(404);
    expect(headers.get("Cache-Control")).toBe(never);
    expect(bytes).toHaveLength(0);
  });
});

describe("the preview of a fursona", () => {
  const fursona = {
    name: "Fox",
    subName: "Arctic",
    mythical: false,
    colors: [
      { name: "Signal Red", hexCode: "#ff0000" },
      { name: "Fresh Page White", hexCode: "#fdfdfb" },
    ],
    modifier: "clockwork",
  };
  const search = (more: Partial<typeof fursona> = {}) =>
    `?r=${sealFursona(defaultFursona, { ...fursona, ...more })}`;

  it("shows its colors", async () => {
    const answer = await open(fursonaPreview, search());
    await expectPreview(answer);
    expect(answer.headers.get("Cache-Control")).toMatch(long);
    expect(await redness(answer.bytes)).toBeGreaterThan(0.04);
    await expectPreview(await open(fursonaPreview, search({ colors: [] })));
  });

  it("shows an egg for a creature without a drawing, and is cached briefly without the species list", async () => {
    failCall("v1/generators/{generator}/lists/species", "refused");
    const answer = await open(fursonaPreview, search({ name: "Quibble" }));
    await expectPreview(answer);
    expect(answer.headers.get("Cache-Control")).toMatch(short);
  });

  it("is 404 for a transformation", async () => {
    expect((await open(fursonaPreview, searchOf({}))).status).toBe(404);
  });
});

describe("the preview of a picture", () => {
  const preview = (path: string, answer: () => Response) => {
    const asked = hostAnswers(answer);
    const args = { request: new Request(origin + to.preview(path)), params: { "*": path } };
    return { asked, response: picturePreview({ ...args, context: {} }) };
  };

  it.each([
    ["tall", 300, 900, 0.2],
    ["wide", 900, 100, 0.15],
  ])("shows a %s picture whole", async (shape, width, height, part) => {
    const background = "#ff0000";
    const body = await sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer();
    const { asked, response } = preview(`comics/${shape}.png`, () => picture(new Uint8Array(body)));
    const answer = await response;
    const bytes = Buffer.from(await answer.arrayBuffer());
    await expectPreview({ status: answer.status, headers: answer.headers, bytes });
    expect(asked).toEqual([`/cdn/d/comics/${shape}.png?size=large`]);
    const red = await redness(bytes);
    expect(red).toBeGreaterThan(part - 0.1);
    expect(red).toBeLessThan(part + 0.1);
    // The host may have another picture at this address tomorrow.
    expect(answer.headers.get("Cache-Control")).toMatch(short);
  });

  it.each(["", "a//b.png", "../../v1/donations", "a/%2e%2e/b.png"])(
    "is 404 for %j, unasked",
    async (path) => {
      const { asked, response } = preview(path, () => picture());
      expect((await response).status).toBe(404);
      expect(asked).toEqual([]);
    },
  );

  it("is 404 without the picture", async () => {
    const { response } = preview("comics/none.png", () => new HttpResponse(null, { status: 404 }));
    expect((await response).status).toBe(404);
  });
});

describe("the picture of a team", () => {
  const id = "8f14e45f-ceea-467f-9575-0f8d2b1a3c4d";
  const team = (name: string) =>
    [1, 2, 3, 4, 5, 6].map((number) => ({
      id: number,
      name: `${name} ${number}`,
      shiny: number === 3,
    }));

  function gameIs(selectedPokemon: object[], teamSize = 6): void {
    upstream.use(
      http.get("*/v1/tools/pokemon/choose-your-starter/:id", ({ params }) =>
        envelope({ id: params["id"], selectedPokemon, teamSize }),
      ),
    );
  }

  it("shows the picture of each pick, and is cached for long", async () => {
    const asked = hostAnswers(() => picture());
    gameIs(team("Complete"));
    const answer = await open(teamPicture, `?id=${id}`);
    await expectPreview(answer);
    expect(asked.map((path) => path.replace("/cdn/thumb/", "")).sort()).toEqual([
      "pokemon/1.png?size=large",
      "pokemon/2.png?size=large",
      "pokemon/4.png?size=large",
      "pokemon/5.png?size=large",
      "pokemon/6.png?size=large",
      "pokemon/shiny/3.png?size=large",
    ]);
    expect(await redness(answer.bytes)).toBeGreaterThan(0.25);
    expect(answer.headers.get("Cache-Control")).toMatch(long);
    expect(answer.headers.get("Content-Disposition")).toBeNull();
  });

  it("has no rights of the artist", async () => {
    gameIs([{ id: 29, name: "Nidoran♀", shiny: false }], 1);
    const answer = await open(teamPicture, `?id=${id}`);
    await expectPreview(answer);
    expect((await sharp(answer.bytes).metadata()).xmpAsString).toBeUndefined();
    expect(console.warn).not.toHaveBeenCalled();
  });

  it("is a download with ?download=1", async () => {
    hostAnswers(() => picture());
    gameIs(team("Kept"));
    const { headers } = await open(teamPicture, `?id=${id}&download=1`);
    expect(headers.get("Content-Disposition")).toBe('attachment; filename="my-team.png"');
  });

  it.each(["", "?id=1", `?id=../${id}`])(
    "is 404 for the invalid id %j, without an upstream request",
    async (search) => {
      const asked = countUpstreamRequests();
      expect((await open(teamPicture, search)).status).toBe(404);
      asked.stop();
      expect(asked.paths).toEqual([]);
    },
  );

  it.each([1, 7, 12])("has room for %i Pokémon", async (size) => {
    hostAnswers(() => picture());
    gameIs([...team("Left"), ...team("Right")].slice(0, size), size);
    await expectPreview(await open(teamPicture, `?id=${id}`));
  });

  it.each([
    ["an unknown game", undefined],
    ["a game that is not finished", team("Growing").slice(0, 2)],
  ])("is 404 for %s", async (_name, picked) => {
    if (picked) gameIs(picked);
    const { status, headers } = await open(teamPicture, `?id=${id}`);
    expect(status).toBe(404);
    expect(headers.get("Cache-Control")).toBe(never);
  });

  it("is 503 when the upstream fails", async () => {
    upstream.use(
      http.get("*/v1/tools/pokemon/choose-your-starter/:id", () => HttpResponse.error()),
    );
    const { status, headers, bytes } = await open(teamPicture, `?id=${id}`);
    expect(status).toBe(503);
    expect(headers.get("Cache-Control")).toBe(never);
    expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(bytes).toHaveLength(0);
  });

  it("is 503, as is every preview, while two pictures are drawn or decoded and 64 wait", async () => {
    let finish = () => {};
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const places = pictureJobs.executionSlots + pictureJobs.queueSlots;
    const jobs = Array.from({ length: places }, () => pictureJobs.execute(() => finished));
    expect(places).toBe(66);
    hostAnswers(() => picture());
    gameIs(team("Busy"));
    for (const answer of [
      await open(transformationPreview, searchOf({ subName: "Crowd" })),
      await open(teamPicture, `?id=${id}`),
    ]) {
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
      expect(answer.headers.get("Cache-Control")).toBe(never);
    }
    finish();
    await Promise.all(jobs);
    await expectPreview(await open(teamPicture, `?id=${id}`));
  });
});
