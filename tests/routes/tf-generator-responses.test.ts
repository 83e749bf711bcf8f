import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { choicesCookie, sealTransformation } from "~/tf-generator/choices.server";
import { sealFursona } from "~/fursona-generator/fursona.server";
import { defaultFursona } from "~/fursona-generator/fursona";
import { defaultTransformation } from "~/tf-generator/transformation";
import { action, loader } from "~/routes/_main.tf-generator._index";
import { loader as listLoader } from "~/routes/_main.tf-generator.list";
import { loader as resultLoader } from "~/routes/_main.tf-generator.result";
import type { Transformation } from "~/tf-generator/api.server";
import { failCall, mockCall } from "~mocks/calls";
import { upstream } from "~mocks/index";
import { ok } from "~mocks/envelope";
import { withFreshUpstream } from "../upstream/fresh";
import { responseOf, errorPageOf } from "./route-response";

withFreshUpstream();

const path = "/tf-generator";
const own = { "Sec-Fetch-Site": "same-origin" };

const fox: Transformation = {
  success: true,
  name: "Fox",
  subName: "Arctic",
  mythical: false,
  casarokanUnique: false,
  link: "",
  modifier: "",
};
const missed: Transformation = { ...fox, success: false, name: "", subName: "" };

const cookieOf = (choices: object) =>
  choicesCookie({ ...defaultTransformation, ...choices }).split(";")[0]!;

type Fields = Record<string, string> | [string, string | File][];

function post(fields: Fields, headers: Record<string, string> = own) {
  const body = new FormData();
  for (const [name, value] of Array.isArray(fields) ? fields : Object.entries(fields)) {
    body.append(name, value);
  }
  return responseOf(action, path, {}, { method: "POST", body, headers });
}

const open = (search: string, cookie = "") =>
  responseOf(resultLoader, `${path}/result${search}`, {}, { headers: { Cookie: cookie } });

/** An upstream that answers every transformation the same; tells what it was asked, in order. */
function upstreamAnswers(result: unknown = fox) {
  const asked: unknown[] = [];
  upstream.use(
    http.post("*/v1/generators/transformation", async ({ request }) => {
      asked.push(await request.json());
      return ok(result);
    }),
    http.get("*/v1/generators/transformation/:kind", ({ params }) => {
      asked.push(params["kind"]);
      return ok(result);
    }),
  );
  return asked;
}

function upstreamFails() {
  const fails = () => HttpResponse.json({}, { status: 400 });
  upstream.use(
    http.post("*/v1/generators/transformation", fails),
    http.get("*/v1/generators/transformation/:kind", fails),
  );
}

const resultAt = (kind: "held" | "quick" | "qr", result = fox) =>
  `${path}/result?r=${sealTransformation(kind, result)}`;

describe("the form's page", () => {
  it("starts with the defaults, and may be kept by everybody", async () => {
    const { data, headers } = await responseOf(loader, path);
    expect(data).toEqual({ choices: defaultTransformation });
    expect(headers.get("Cache-Control")).toBeNull();
  });

  it("shows what was chosen last to its visitor alone", async () => {
    const Cookie = cookieOf({ category: "BIRDS", extinct: "ONLY" });
    const { data, headers } = await responseOf(loader, path, {}, { headers: { Cookie } });
    expect(data).toEqual({
      choices: { ...defaultTransformation, category: "BIRDS", extinct: "ONLY" },
    });
    expect(headers.get("Cache-Control")).toMatch(/^private/);
  });

  it("makes nothing of a cookie that was tampered with", async () => {
    const Cookie = "tf=DRAGONS.INCLUDE.INCLUDE.EXCLUDE.NONE";
    const { data } = await responseOf(loader, path, {}, { headers: { Cookie } });
    expect(data).toEqual({ choices: defaultTransformation });
  });
});

describe("a request", () => {
  it("is asked of the upstream, held, and leads to its result", async () => {
    const asked = upstreamAnswers();
    const choices = {
      category: "BIRDS",
      extinct: "EXCLUDE",
      mythical: "ONLY",
      casarokanUnique: "INCLUDE",
      modifier: "SURPRISE_ME",
    };
    const answer = await post({ intent: "transform", ...choices });
    expect(answer).toMatchObject({ status: 303, location: resultAt("held") });
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.getSetCookie()).toHaveLength(1);
    expect(answer.headers.getSetCookie()[0]).toContain(cookieOf(choices));
    const { modifier, ...rest } = choices;
    expect(asked).toEqual([{ ...rest, modifierOption: modifier }]);
  });

  it("leaves all categories out, and shouts", async () => {
    const asked = upstreamAnswers();
    await post({
      category: "all",
      extinct: "include",
      mythical: "Exclude",
      casarokanUnique: "only",
      modifier: "surprise_me",
    });
    expect(asked).toEqual([
      {
        extinct: "INCLUDE",
        mythical: "EXCLUDE",
        casarokanUnique: "ONLY",
        modifierOption: "SURPRISE_ME",
      },
    ]);
  });

  it("without fields excludes every sort", async () => {
    const asked = upstreamAnswers();
    expect((await post({ somethingElse: "x" })).status).toBe(303);
    expect(asked).toEqual([
      {
        extinct: "EXCLUDE",
        mythical: "EXCLUDE",
        casarokanUnique: "EXCLUDE",
        modifierOption: "NONE",
      },
    ]);
  });

  it("that misses leads to a result too", async () => {
    upstreamAnswers({ success: false });
    expect((await post({})).location).toBe(resultAt("held", missed));
  });

  it("that fails leads to the error page, and is held", async () => {
    upstreamFails();
    const answer = await post({ category: "FISH", mythical: "ONLY" });
    expect(answer.location).toBe(errorPageOf(path));
    const held = { category: "FISH", extinct: "EXCLUDE", mythical: "ONLY" };
    expect(answer.headers.getSetCookie()[0]).toContain(cookieOf(held));
  });
});

describe("a request that cannot be asked", () => {
  it.each([
    ["extinct", "mythical"],
    ["extinct", "casarokanUnique"],
    ["mythical", "casarokanUnique"],
    ["extinct", "mythical", "casarokanUnique"],
  ])("for more than one Only (%s, %s) comes back with its choices", async (...fields) => {
    const asked = upstreamAnswers();
    const only = Object.fromEntries(fields.map((field) => [field, "ONLY"]));
    const choices = {
      ...{ category: "BIRDS", extinct: "INCLUDE", mythical: "INCLUDE" },
      ...{ casarokanUnique: "EXCLUDE", modifier: "INCLUDE" },
      ...only,
    };
    const { status, location, data, headers } = await post(choices);
    expect({ status, location }).toEqual({ status: 400, location: null });
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(data).toEqual({
      values: choices,
      problems: { form: "At most one field can be marked as only!" },
    });
    expect(asked).toEqual([]);
  });

  it.each([
    ["category", "DRAGONS"],
    ["category", ""],
    ["category", "constructor"],
    ["category", "x".repeat(30_000)],
    ["extinct", "MAYBE"],
    ["mythical", "ONLY "],
    ["casarokanUnique", "NONE"],
    ["modifier", "YES"],
    ["modifier", new File(["NONE"], "NONE")],
  ])("for %s being %.20s comes back with the others", async (field, value) => {
    const asked = upstreamAnswers();
    const other = field === "mythical" ? "extinct" : "mythical";
    const { status, data } = await post([
      [field, value],
      [other, "ONLY"],
    ]);
    expect(status).toBe(400);
    expect(data).toMatchObject({
      problems: { [field]: expect.stringContaining("lease pick ") },
      values: { [other]: "ONLY", [field]: defaultTransformation[field as "category"] },
    });
    expect(asked).toEqual([]);
  });

  it("shows what was held in place of what is none", async () => {
    const Cookie = cookieOf({ category: "FISH" });
    const { data } = await post({ category: "DRAGONS" }, { ...own, Cookie });
    expect(data).toMatchObject({
      values: { category: "FISH" },
      problems: { category: "Please pick a category from the list." },
    });
  });

  it("for a field that is sent twice comes back", async () => {
    const asked = upstreamAnswers();
    const { status, data } = await post([
      ["category", "FISH"],
      ["category", "FISH"],
      ["modifier", "INCLUDE"],
    ]);
    expect(status).toBe(400);
    expect(data).toMatchObject({
      values: { category: "ALL", modifier: "INCLUDE" },
      problems: { category: expect.any(String) },
    });
    expect(asked).toEqual([]);
  });

  it.each(["dance", "", "RESET"])("with the intent %j is refused", async (intent) => {
    const asked = upstreamAnswers();
    const { status, headers } = await post({ intent });
    expect(status).toBe(400);
    expect(headers.getSetCookie()).toEqual([]);
    expect(asked).toEqual([]);
  });

  it("as something else than a form is refused", async () => {
    const headers = { ...own, "Content-Type": "application/json" };
    const answer = await responseOf(action, path, {}, { method: "POST", body: "{}", headers });
    expect(answer.status).toBe(415);
  });
});

describe("a choice that is made", () => {
  const chosen = { ...defaultTransformation, category: "BIRDS", extinct: "ONLY", mythical: "ONLY" };

  it("is held, whether it goes together or not, and nobody is asked", async () => {
    const asked = upstreamAnswers();
    const answer = await post({ intent: "hold", ...chosen });
    expect(answer).toMatchObject({ status: 200, location: null, data: null });
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.getSetCookie()).toEqual([expect.stringContaining(cookieOf(chosen))]);
    expect(asked).toEqual([]);
  });

  it("takes what was held in place of what is none", async () => {
    const headers = { ...own, Cookie: cookieOf({ category: "FISH" }) };
    const answer = await post({ intent: "hold", ...chosen, category: "DRAGONS" }, headers);
    const held = cookieOf({ ...chosen, category: "FISH" });
    expect(answer.headers.getSetCookie()).toEqual([expect.stringContaining(held)]);
  });
});

it("a reset holds the defaults and shows them", async () => {
  const asked = upstreamAnswers();
  const answer = await post({ intent: "reset", extinct: "ONLY", mythical: "ONLY", category: "?" });
  expect(answer).toMatchObject({ status: 303, location: path });
  expect(answer.headers.getSetCookie()[0]).toContain(cookieOf({}));
  expect(asked).toEqual([]);
});

describe("the address of a result", () => {
  it("shows that result, always, without asking again", async () => {
    const asked = upstreamAnswers();
    const sealed = sealTransformation("quick", fox);
    for (let visit = 0; visit < 2; visit += 1) {
      const { data, status, headers } = await open(`?r=${sealed}`, cookieOf({ extinct: "ONLY" }));
      expect(status).toBe(200);
      expect(data).toMatchObject({ kind: "quick", result: fox, sealed });
      expect(headers.get("Cache-Control")).toBeNull();
    }
    expect(asked).toEqual([]);
  });

  const sealed = sealTransformation("held", fox);
  it.each([
    "",
    "x",
    `${sealed}x`,
    sealed.slice(0, -1),
    `${sealed}.${sealed}`,
    sealFursona(defaultFursona, { ...fox, colors: [] }),
    "x".repeat(10_000),
    "%00",
  ])("that this site did not seal (%.20j) leads to the form, in its place", async (r) => {
    const asked = upstreamAnswers();
    const answer = await open(`?r=${r}`);
    expect(answer).toMatchObject({ status: 302, location: path });
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("X-Remix-Replace")).toBe("true");
    expect(asked).toEqual([]);
  });

  it.each([
    ["?quick=true", "quick", "quick"],
    ["?qr=true", "qr", "qr"],
    ["?quick=true&qr=true", "quick", "quick"],
  ] as const)("without one, %s, leads to a new one", async (search, kind, call) => {
    const asked = upstreamAnswers();
    const answer = await open(search);
    expect(answer).toMatchObject({ status: 302, location: resultAt(kind) });
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    // A replacement would cost the page before.
    expect(answer.headers.get("X-Remix-Replace")).toBeNull();
    expect(asked).toEqual([call]);
  });

  it.each(["", "?quick=false", "?quick", "?qr=1"])(
    "without one, %j, leads to what the held choices give",
    async (search) => {
      const asked = upstreamAnswers();
      const answer = await open(search, cookieOf({ category: "FISH", casarokanUnique: "ONLY" }));
      expect(answer).toMatchObject({ status: 302, location: resultAt("held") });
      expect(asked).toEqual([
        {
          category: "FISH",
          extinct: "INCLUDE",
          mythical: "INCLUDE",
          casarokanUnique: "ONLY",
          modifierOption: "NONE",
        },
      ]);
    },
  );

  it("without one and without held choices goes by the defaults", async () => {
    const asked = upstreamAnswers();
    expect((await open("")).location).toBe(resultAt("held"));
    expect(asked).toEqual([
      {
        extinct: "INCLUDE",
        mythical: "INCLUDE",
        casarokanUnique: "EXCLUDE",
        modifierOption: "NONE",
      },
    ]);
  });

  it("without one leads back to the form that has more than one Only", async () => {
    const asked = upstreamAnswers();
    const answer = await open("", cookieOf({ extinct: "ONLY", mythical: "ONLY" }));
    expect(answer).toMatchObject({ status: 302, location: path });
    expect(asked).toEqual([]);
  });

  it.each(["", "?quick=true", "?qr=true"])(
    "without one, %j, leads to the error page when there is none to be had",
    async (search) => {
      upstreamFails();
      expect((await open(search)).location).toBe(errorPageOf(`${path}/result${search}`));
    },
  );
});

describe("the full list", () => {
  it("leads to the error page when it cannot be had", async () => {
    failCall("v1/generators/transformation/lists/species", "status", 400);
    expect((await responseOf(listLoader, `${path}/list?q=fox`)).location).toBe(
      errorPageOf(`${path}/list?q=fox`),
    );
  });

  it("comes from the upstream", async () => {
    mockCall("v1/generators/{generator}/lists/species", { result: { Fish: [{ name: "Koi" }] } });
    const { data } = await responseOf(listLoader, `${path}/list`);
    expect(data).toMatchObject({
      groups: [{ category: "Fish", species: [{ name: "Koi", subNames: [] }] }],
    });
  });
});

describe("a result shows", () => {
  const drawn = async (result: Partial<Transformation>) => {
    const { data } = await open(resultAt("quick", { ...fox, ...result }).slice(resultPath.length));
    return (data as { emblem: string | undefined }).emblem;
  };
  const resultPath = `${path}/result`;

  const listed = { Mammals: [{ name: "Fox" }], Fish: [{ name: "Koi" }] };
  const list = "v1/generators/{generator}/lists/species";

  it("its kind's emblem", async () => {
    mockCall(list, { result: listed });
    const fox = await drawn({});
    expect(fox).toMatch(/^data:image\/svg\+xml,%3Csvg /);
    const others = [await drawn({ name: "Koi" }), await drawn({ name: "Quibble" })];
    expect(new Set([fox, ...others]).size).toBe(3);
    expect((await drawn({ subName: "Red" })) === fox).toBe(true);
  });

  it("the emblem of no kind where there is no list", async () => {
    failCall(list, "refused");
    const fox = await drawn({});
    expect(fox === (await drawn({ name: "Quibble" }))).toBe(true);
  });

  it("no emblem where the field guide has a picture, or nobody is there", async () => {
    expect(await drawn({ link: "/world/bestiary/feral/kite-weasel" })).toBeUndefined();
    expect(await drawn(missed)).toBeUndefined();
  });
});
