import { http } from "msw";
import { describe, expect, it } from "vitest";
import { choicesCookie, sealTransformation } from "~/tf-generator/choices.server";
import { sealFursona } from "~/fursona-generator/fursona.server";
import { defaultFursona } from "~/fursona-generator/fursona";
import { defaultTransformation } from "~/tf-generator/transformation";
import { action, loader } from "~/routes/_main.tf-generator._index";
import { loader as fursonaListLoader } from "~/routes/_main.fursona-generator.list";
import { loader as listLoader } from "~/routes/_main.tf-generator.list";
import { loader as resultLoader } from "~/routes/_main.tf-generator.result";
import type { Transformation, TransformationQuery } from "~/tf-generator/api.server";
import { failCall, mockCall } from "~mocks/calls";
import { upstream } from "~mocks/index";
import { ok } from "~mocks/envelope";
import { responseOf, errorPageOf } from "./route-response";
import { arcticFox as fox } from "./sample-transformation";

const path = "/tf-generator";

const missed = { ...fox, success: false, name: "", subName: "" };

const cookieOf = (choices: object) =>
  choicesCookie({ ...defaultTransformation, ...choices }).split(";")[0]!;

function post(fields: Record<string, string>, Cookie = "") {
  const body = new URLSearchParams(fields);
  const headers = { "Sec-Fetch-Site": "same-origin", Cookie };
  return responseOf(action, path, {}, { method: "POST", body, headers });
}

const open = (search: string, cookie = "") =>
  responseOf(resultLoader, `${path}/result${search}`, {}, { headers: { Cookie: cookie } });

/** Mocks all transformations; returns the requests in order. */
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
  failCall("POST v1/generators/transformation", "refused");
  failCall("v1/generators/transformation/{kind}", "refused");
}

const resultAt = (asked: Partial<TransformationQuery> | "quick" | "qr", result = fox) =>
  `${path}/result?r=${sealTransformation(typeof asked === "string" ? asked : { ...defaultTransformation, ...asked }, result)}`;

describe("the loader of the form", () => {
  const load = (Cookie: string) => responseOf(loader, path, {}, { headers: { Cookie } });

  it.each(["", "tf=DRAGONS.INCLUDE.INCLUDE.EXCLUDE.NONE"])(
    "has the defaults with the cookie %j",
    async (cookie) => {
      const { data, headers } = await load(cookie);
      expect(data).toEqual({ choices: defaultTransformation });
      expect(headers.get("Cache-Control")).toMatch(/^public/);
    },
  );

  it("has the choices of the cookie, cached privately", async () => {
    const choices = { ...defaultTransformation, category: "BIRDS", extinct: "ONLY" };
    const { data, headers } = await load(cookieOf(choices));
    expect(data).toEqual({ choices });
    expect(headers.get("Cache-Control")).toMatch(/^private/);
  });
});

describe("a request", () => {
  const choices = {
    category: "BIRDS",
    extinct: "EXCLUDE",
    mythical: "ONLY",
    casarokanUnique: "INCLUDE",
    modifier: "SURPRISE_ME",
  } as const;

  it("stores its choices in the cookie and redirects to its result", async () => {
    const asked = upstreamAnswers();
    const answer = await post({ intent: "transform", ...choices });
    expect(answer).toMatchObject({ status: 303, location: resultAt(choices) });
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.getSetCookie()).toEqual([expect.stringContaining(cookieOf(choices))]);
    const { modifier, ...rest } = choices;
    expect(asked).toEqual([{ ...rest, modifierOption: modifier }]);
  });

  it("sends values in upper case, omits the category ALL, and excludes missing sorts", async () => {
    const asked = upstreamAnswers();
    await post({ category: "all", extinct: "include" });
    expect(asked).toEqual([
      {
        extinct: "INCLUDE",
        mythical: "EXCLUDE",
        casarokanUnique: "EXCLUDE",
        modifierOption: "NONE",
      },
    ]);
  });

  it.each([
    ["extinct", "mythical"],
    ["extinct", "casarokanUnique"],
    ["mythical", "casarokanUnique"],
  ])("with Only for %s and %s comes back with its choices", async (...fields) => {
    const asked = upstreamAnswers();
    const only = Object.fromEntries(fields.map((field) => [field, "ONLY"]));
    const values = { ...defaultTransformation, category: "BIRDS", ...only };
    const { status, location, data, headers } = await post(values);
    expect({ status, location }).toEqual({ status: 400, location: null });
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(data).toEqual({
      values,
      problems: { form: "At most one field can be marked as only!" },
    });
    expect(asked).toEqual([]);
  });

  it.each([
    ["category", "DRAGONS"],
    ["category", "constructor"],
    ["extinct", "MAYBE"],
    ["casarokanUnique", "NONE"],
    ["modifier", "YES"],
  ])("with %s=%s comes back with its other choices", async (field, value) => {
    const asked = upstreamAnswers();
    const { status, data } = await post({ [field]: value, mythical: "ONLY" });
    expect(status).toBe(400);
    expect(data).toMatchObject({
      problems: { [field]: expect.stringContaining("lease pick ") },
      values: { mythical: "ONLY", [field]: defaultTransformation[field as "category"] },
    });
    expect(asked).toEqual([]);
  });

  it("with the intent to hold stores choices, even two Only, without an upstream request", async () => {
    const asked = upstreamAnswers();
    const chosen = { ...choices, extinct: "ONLY" };
    const answer = await post({ intent: "hold", ...chosen });
    expect(answer).toMatchObject({ status: 200, location: null, data: null });
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.getSetCookie()).toEqual([expect.stringContaining(cookieOf(chosen))]);
    expect(asked).toEqual([]);
  });

  it("replaces an invalid choice by that of the cookie", async () => {
    const cookie = cookieOf({ category: "FISH" });
    const { data } = await post({ category: "DRAGONS" }, cookie);
    expect(data).toMatchObject({ values: { category: "FISH" } });
    const answer = await post({ intent: "hold", ...choices, category: "DRAGONS" }, cookie);
    const held = cookieOf({ ...choices, category: "FISH" });
    expect(answer.headers.getSetCookie()).toEqual([expect.stringContaining(held)]);
  });

  it("with the intent to reset stores the defaults and redirects to the form", async () => {
    const asked = upstreamAnswers();
    const answer = await post({ intent: "reset", extinct: "ONLY", category: "?" });
    expect(answer).toMatchObject({ status: 303, location: path });
    expect(answer.headers.getSetCookie()[0]).toContain(cookieOf({}));
    expect(asked).toEqual([]);
  });

  it("with another intent is rejected", async () => {
    const asked = upstreamAnswers();
    const { status, headers } = await post({ intent: "dance" });
    expect(status).toBe(400);
    expect(headers.getSetCookie()).toEqual([]);
    expect(asked).toEqual([]);
  });
});

describe("the address of a result", () => {
  it("shows the result without an upstream request", async () => {
    const asked = upstreamAnswers();
    const sealed = sealTransformation("quick", fox);
    const { data, status, headers } = await open(`?r=${sealed}`, cookieOf({ extinct: "ONLY" }));
    expect(status).toBe(200);
    expect(data).toMatchObject({ kind: "quick", result: fox, sealed });
    expect(headers.get("Cache-Control")).toMatch(/^public/);
    expect(asked).toEqual([]);
  });

  const sealed = sealTransformation("held", fox);
  it.each([
    "",
    `${sealed}x`,
    sealed.slice(0, -1),
    sealFursona(defaultFursona, { ...fox, colors: [] }),
  ])("with the invalid result %.20j is replaced by the form", async (r) => {
    const asked = upstreamAnswers();
    const answer = await open(`?r=${r}`);
    expect(answer).toMatchObject({ status: 302, location: `${path}?result=unreadable` });
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("X-Remix-Replace")).toBe("true");
    expect(asked).toEqual([]);
  });

  it.each(["{}", "[]", '""', "7", '{"name":"Fox"}', '{"success":"yes"}'])(
    "is one without success for the answer %s",
    async (answer) => {
      upstreamAnswers(JSON.parse(answer));
      for (const kind of ["quick", "held"]) {
        const { location } = await open(kind === "quick" ? "?quick=true" : "");
        const { data } = await open(location!.slice(location!.indexOf("?")));
        expect(data).toMatchObject({ kind, result: { success: false } });
      }
    },
  );

  it.each([
    ["?quick=true", "quick", "quick"],
    ["?qr=true", "qr", "qr"],
    ["?quick=true&qr=true", "quick", "quick"],
  ] as const)("%s redirects to a new result", async (search, kind, call) => {
    const asked = upstreamAnswers();
    const answer = await open(search);
    expect(answer).toMatchObject({ status: 302, location: resultAt(kind) });
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    // A replaced history entry would be that of the form.
    expect(answer.headers.get("X-Remix-Replace")).toBeNull();
    expect(asked).toEqual([call]);
  });

  it.each(["", "?quick=false", "?qr=1"])(
    "%j redirects to a result of the choices in the cookie",
    async (search) => {
      const asked = upstreamAnswers();
      const answer = await open(search, cookieOf({ category: "FISH", casarokanUnique: "ONLY" }));
      const chosen = { category: "FISH", casarokanUnique: "ONLY" } as const;
      expect(answer).toMatchObject({ status: 302, location: resultAt(chosen) });
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

  it("redirects to a result of the defaults without a cookie", async () => {
    const asked = upstreamAnswers();
    expect((await open("")).location).toBe(resultAt({}));
    expect(asked).toEqual([
      {
        extinct: "INCLUDE",
        mythical: "INCLUDE",
        casarokanUnique: "EXCLUDE",
        modifierOption: "NONE",
      },
    ]);
  });

  it("has its choices, for another one and for the form", async () => {
    const chosen = { category: "FISH", casarokanUnique: "ONLY" } as const;
    const [, sealed] = resultAt(chosen).split("r=");
    const asked = upstreamAnswers();
    const answer = await open(`?again=${sealed}`, cookieOf({ category: "BIRDS" }));
    expect(answer).toMatchObject({ status: 302, location: resultAt(chosen) });
    expect(asked).toMatchObject([chosen]);
    const { data } = await responseOf(loader, `${path}?r=${sealed}`);
    expect(data).toEqual({ choices: { ...defaultTransformation, ...chosen } });
  });

  it("redirects to the form if the cookie has more than one Only", async () => {
    const asked = upstreamAnswers();
    const answer = await open("", cookieOf({ extinct: "ONLY", mythical: "ONLY" }));
    expect(answer).toMatchObject({ status: 302, location: path });
    expect(asked).toEqual([]);
  });

  it.each(["", "?quick=true", "?qr=true"])(
    "%j redirects to the error page when the upstream fails, or its result fits no address",
    async (search) => {
      upstreamFails();
      expect((await open(search)).location).toBe(errorPageOf(`${path}/result${search}`));
      upstreamAnswers({ ...fox, name: "狐".repeat(200), link: `/${"a".repeat(900)}` });
      expect((await open(search)).location).toBe(errorPageOf(`${path}/result${search}`));
    },
  );
});

it.each([
  ["/tf-generator", listLoader],
  ["/fursona-generator", fursonaListLoader],
])(
  "the list of %s redirects to the error page when the upstream fails",
  async (generator, load) => {
    failCall("v1/generators/{generator}/lists/species", "status", 400);
    const address = `${generator}/list?q=fox`;
    expect((await responseOf(load, address)).location).toBe(errorPageOf(address));
  },
);

describe("a result has", () => {
  const drawn = async (result: Partial<Transformation>) => {
    const { data } = await open(resultAt("quick", { ...fox, ...result }).slice(resultPath.length));
    return (data as { emblem: string | undefined }).emblem;
  };
  const resultPath = `${path}/result`;

  const listed = { Mammals: [{ name: "Zibble" }], Fish: [{ name: "Quibble" }] };
  const list = "v1/generators/{generator}/lists/species";

  it("its own emblem without the species list", async () => {
    failCall(list, "refused");
    const fox = await drawn({});
    expect(fox).toMatch(/^data:image\/svg\+xml,%3Csvg /);
    expect(fox).not.toBe(await drawn({ name: "Koi" }));
  });

  it("the emblem of its category if there is no drawing of it", async () => {
    mockCall(list, { result: listed });
    const unknown = ["Zibble", "Quibble", "Nibble"];
    expect(new Set(await Promise.all(unknown.map((name) => drawn({ name })))).size).toBe(3);
  });

  it("the emblem of no category when the upstream fails", async () => {
    failCall(list, "refused");
    expect(await drawn({ name: "Zibble" })).toBe(await drawn({ name: "Quibble" }));
  });

  it("no emblem with a picture of the field guide, or without success", async () => {
    expect(await drawn({ link: "/world/bestiary/feral/kite-weasel" })).toBeUndefined();
    expect(await drawn(missed)).toBeUndefined();
  });
});
