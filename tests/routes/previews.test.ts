import { http, HttpResponse } from "msw";
import sharp from "sharp";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { defaultFursona } from "~/fursona-generator/fursona";
import { sealFursona } from "~/fursona-generator/fursona.server";
import { sealTransformation } from "~/tf-generator/choices.server";
import { findCategory } from "~/generators/api.server";
import { pictureRights } from "~/document/picture-rights";
import { loader as fursonaPreview } from "~/routes/fursona-generator.preview[.]png";
import { loader as teamPicture } from "~/routes/choose-your-starter.team[.]png";
import { loader as transformationPreview } from "~/routes/tf-generator.preview[.]png";
import type { Transformation } from "~/tf-generator/api.server";
import { failCall, mockCall } from "~mocks/calls";
import { upstream } from "~mocks/index";
import { withFreshUpstream } from "../upstream/fresh";
import { origin } from "./route-response";
import { countUpstreamRequests, envelope } from "./sample-comic";

withFreshUpstream();

let warn: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

type Loader = typeof transformationPreview;

/** The answer of a preview's address, its bytes with it. */
async function open(loader: Loader, search: string, headers: Record<string, string> = {}) {
  const request = new Request(`${origin}/preview.png${search}`, { headers });
  const answer = await loader({ request, params: {}, context: {} });
  return {
    status: answer.status,
    headers: answer.headers,
    bytes: Buffer.from(await answer.arrayBuffer()),
  };
}

/** What makes a file a preview: what networks ask for, and what a browser is told of it. */
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
  // Other sites show it.
  expect(headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
}

const long = /^public, max-age=604800\b/;
const short = /^public, max-age=60\b/;
const never = "no-store";

const arcticFox: Transformation = {
  success: true,
  name: "Fox",
  subName: "Arctic",
  mythical: false,
  casarokanUnique: false,
  link: "",
  modifier: "",
};
const kiteWeasel = {
  ...arcticFox,
  name: "Kite Weasel",
  subName: "",
  casarokanUnique: true,
  link: "/world/bestiary/feral/kite-weasel",
};

const searchOf = (more: Partial<Transformation>, result = arcticFox) =>
  `?r=${sealTransformation("held", { ...result, ...more })}`;

/** Lets the picture host answer so, and says what it was asked for. */
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

/** How much of a preview is the host's red picture, from 0 to 1. */
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
  it("is a picture that may be kept for long", async () => {
    const answer = await open(transformationPreview, searchOf({ modifier: "made of felt" }));
    await expectPreview(answer);
    const { xmpAsString } = await sharp(answer.bytes).metadata();
    expect(xmpAsString).toBe(pictureRights("denied"));
    expect(answer.headers.get("Cache-Control")).toMatch(long);
    expect(warn).not.toHaveBeenCalled();
  });

  it("is not sent twice to whoever has it", async () => {
    const search = searchOf({ modifier: "sent once" });
    const etag = (await open(transformationPreview, search)).headers.get("ETag")!;
    const again = await open(transformationPreview, search, { "If-None-Match": etag });
    expect(again.status).toBe(304);
    expect(again.bytes).toHaveLength(0);
  });

  it("is drawn once, however many ask, and from whatever button", async () => {
    const paths = hostAnswers(() => picture());
    const result = { ...kiteWeasel, modifier: "asked for often" };
    const searches = (["held", "quick", "qr"] as const).map(
      (kind) => `?r=${sealTransformation(kind, result)}`,
    );
    const answers = await Promise.all(
      [...searches, ...searches].map((search) => open(transformationPreview, search)),
    );
    expect(paths).toHaveLength(1);
    expect(new Set(answers.map(({ headers }) => headers.get("ETag"))).size).toBe(1);
  });

  it("shows the creature's own picture where the field guide has one", async () => {
    const paths = hostAnswers(() => picture());
    const answer = await open(transformationPreview, searchOf({ modifier: "in red" }, kiteWeasel));
    await expectPreview(answer);
    expect(paths).toEqual(["/cdn/d/world/bestiary/feral/kite-weasel.png?size=medium"]);
    expect(await redness(answer.bytes)).toBeGreaterThan(0.2);
    expect(answer.headers.get("Cache-Control")).toMatch(long);
  });

  it.each([
    ["is not there", () => new HttpResponse(null, { status: 404 })],
    ["is not a picture", () => picture(new TextEncoder().encode("<html>"), "image/png")],
    [
      "is an SVG",
      () =>
        picture(
          new TextEncoder().encode(
            '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="red"/></svg>',
          ),
        ),
    ],
    ["cannot be had", () => HttpResponse.error()],
  ])("does without one that %s, for now", async (what, answer) => {
    const asked = hostAnswers(answer);
    const search = searchOf({ modifier: what }, kiteWeasel);
    const preview = await open(transformationPreview, search);
    await expectPreview(preview);
    expect(asked.length).toBeGreaterThan(0);
    expect(await redness(preview.bytes)).toBeLessThan(0.01);
    expect(preview.headers.get("Cache-Control")).toMatch(short);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it("does not wait for a picture that takes its time", async () => {
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

  it.each([
    "/world/botanary/trees/copperleaf-beech",
    "/world/bestiary/feral",
    "/world/bestiary/feral/kite-weasel/more",
    "/world/bestiary/feral/Kite_Weasel",
    "/characters/chase",
  ])("asks for no picture because of a link to %s", async (link) => {
    const asked = hostAnswers(() => picture());
    await expectPreview(await open(transformationPreview, searchOf({ link })));
    expect(asked).toEqual([]);
  });

  it("has the emblem of the kind that the generator lists the creature as", async () => {
    const lists = { Mammals: [{ name: "Pawthing" }], Fish: [{ name: "Finthing" }] };
    mockCall("v1/generators/transformation/lists/species", { result: lists });
    expect(await findCategory("transformation", "Finthing")).toBe("Fish");
    expect(await findCategory("transformation", "Nothing")).toBe("");
  });

  it("comes without it, for now, where the lists cannot be had", async () => {
    failCall("v1/generators/{generator}/lists/species", "status", 500);
    const answer = await open(transformationPreview, searchOf({ modifier: "listless" }));
    await expectPreview(answer);
    expect(answer.headers.get("Cache-Control")).toMatch(short);
  });

  it("is one for a zap that missed, too, which asks the upstream for nothing", async () => {
    const asked = countUpstreamRequests();
    const missed = { success: false, name: "", subName: "" };
    await expectPreview(await open(transformationPreview, searchOf(missed)));
    asked.stop();
    expect(asked.paths).toEqual([]);
  });

  it.each([
    ["none", ""],
    ["an empty one", "?r="],
    ["one that somebody made up", "?r=WyJoZWxkIl0.AAAAAAAAAAAAAAAAAAAAAA"],
    ["one that somebody changed", `${searchOf({})}x`],
    ["a fursona’s", `?r=${sealFursona(defaultFursona, { ...arcticFox, colors: [] })}`],
  ])("is 404 for the result of nothing: %s", async (_name, search) => {
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

  it("is a picture with its colours, that may be kept for long", async () => {
    const answer = await open(fursonaPreview, search());
    await expectPreview(answer);
    expect(answer.headers.get("Cache-Control")).toMatch(long);
    expect(await redness(answer.bytes)).toBeGreaterThan(0.04);
  });

  it("is one without colours", async () => {
    await expectPreview(await open(fursonaPreview, search({ colors: [] })));
  });

  it("comes with the egg, for now, where the lists cannot be had", async () => {
    failCall("v1/generators/{generator}/lists/species", "refused");
    const answer = await open(fursonaPreview, search({ modifier: "listless" }));
    await expectPreview(answer);
    expect(answer.headers.get("Cache-Control")).toMatch(short);
  });

  it.each(["", "?r=x", searchOf({})])("is 404 for %j", async (wrong) => {
    expect((await open(fursonaPreview, wrong)).status).toBe(404);
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

  it("shows everybody's picture, and may be kept for long once the team is complete", async () => {
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

  it("is drawn from the embedded upstream's own pictures", async () => {
    gameIs([
      { id: 25, name: "Pikachu", shiny: true },
      { id: 29, name: "Nidoran♀", shiny: false },
    ]);
    const answer = await open(teamPicture, `?id=${id}`);
    await expectPreview(answer);
    // What is somebody else's game is not signed.
    expect((await sharp(answer.bytes).metadata()).xmpAsString).toBeUndefined();
    expect(warn).not.toHaveBeenCalled();
  });

  it("changes while the team is not complete, and is asked for again soon", async () => {
    hostAnswers(() => picture());
    gameIs(team("Growing").slice(0, 2));
    const first = await open(teamPicture, `?id=${id}`);
    await expectPreview(first);
    expect(first.headers.get("Cache-Control")).toMatch(short);
    gameIs(team("Growing").slice(0, 3));
    const second = await open(teamPicture, `?id=${id}`);
    expect(second.headers.get("ETag")).not.toBe(first.headers.get("ETag"));
    expect(await redness(second.bytes)).toBeGreaterThan(await redness(first.bytes));
  });

  it("of nobody yet is a picture, too", async () => {
    gameIs([]);
    await expectPreview(await open(teamPicture, `?id=${id}`));
  });

  it.each([1, 4, 7, 12])("has room for %i", async (size) => {
    gameIs([], size);
    await expectPreview(await open(teamPicture, `?id=${id}`));
  });

  it("does without pictures that cannot be had, for now", async () => {
    hostAnswers(() => new HttpResponse(null, { status: 404 }));
    gameIs(team("Faceless"));
    const answer = await open(teamPicture, `?id=${id}`);
    await expectPreview(answer);
    expect(answer.headers.get("Cache-Control")).toMatch(short);
  });

  it("can be kept as a file", async () => {
    hostAnswers(() => picture());
    gameIs(team("Kept"));
    const { headers } = await open(teamPicture, `?id=${id}&download=1`);
    expect(headers.get("Content-Disposition")).toBe('attachment; filename="my-team.png"');
  });

  it.each(["", "?id=", "?id=1", `?id=${id}x`, `?id=../${id}`])(
    "is 404 for an id that is none, without asking: %j",
    async (search) => {
      const asked = countUpstreamRequests();
      expect((await open(teamPicture, search)).status).toBe(404);
      asked.stop();
      expect(asked.paths).toEqual([]);
    },
  );

  it("is 404 for a game that nobody knows", async () => {
    const { status, headers } = await open(teamPicture, `?id=${id}`);
    expect(status).toBe(404);
    expect(headers.get("Cache-Control")).toBe(never);
  });

  it.each([
    ["no connection", () => HttpResponse.error()],
    ["a failing upstream", () => new HttpResponse(null, { status: 500 })],
    ["a page of HTML", () => HttpResponse.html("<!doctype html>")],
    ["a game that is none", () => envelope({ id: "x" })],
  ])("is 503 with %s", async (_name, answer) => {
    upstream.use(http.get("*/v1/tools/pokemon/choose-your-starter/:id", answer));
    const { status, headers, bytes } = await open(teamPicture, `?id=${id}`);
    expect(status).toBe(503);
    expect(headers.get("Cache-Control")).toBe(never);
    expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(bytes).toHaveLength(0);
  });
});

describe("more previews at once than are drawn", () => {
  it("are 503, to be asked for again soon, and cost nothing", async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        open(transformationPreview, searchOf({ subName: `Crowd ${at}` })),
      ),
    );
    const drawn = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 503);
    // One is being drawn and sixteen wait.
    expect([drawn.length, refused.length]).toEqual([17, 13]);
    for (const { headers } of refused) {
      expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
      expect(headers.get("Cache-Control")).toBe(never);
    }
  });
});
