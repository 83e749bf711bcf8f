import { describe, expect, it } from "vitest";
import { sealFursona } from "~/fursona-generator/fursona.server";
import { defaultFursona } from "~/fursona-generator/fursona";
import { loader as fursonaListLoader } from "~/routes/_main.fursona-generator.list";
import { action, loader } from "~/routes/_main.tf-generator._index";
import { loader as listLoader } from "~/routes/_main.tf-generator.list";
import { loader as resultLoader } from "~/routes/_main.tf-generator.result";
import type { TransformationChoices } from "~/tf-generator/form.server";
import { choicesCookie, sealTransformation } from "~/tf-generator/choices.server";
import { defaultTransformation } from "~/tf-generator/transformation";
import { failCall, onCall } from "~mocks/calls";
import { errorPageOf, responseOf } from "./route-response";
import { envelope } from "./sample-comic";
import { arcticFox as fox } from "./sample-transformation";

const path = "/tf-generator";
const choices = {
  category: "BIRDS",
  extinct: "EXCLUDE",
  mythical: "ONLY",
  casarokanUnique: "INCLUDE",
  modifier: "SURPRISE_ME",
} as const;

const cookieOf = (asked: object) =>
  choicesCookie({ ...defaultTransformation, ...asked }).split(";")[0]!;

function post(fields: Record<string, string>, Cookie = "") {
  const headers = { "Sec-Fetch-Site": "same-origin", Cookie };
  const body = new URLSearchParams(fields);
  return responseOf(action, path, {}, { method: "POST", body, headers });
}

const open = (search: string, Cookie = "") =>
  responseOf(resultLoader, `${path}/result${search}`, {}, { headers: { Cookie } });

/** Mocks all transformations; returns the requests in order. */
function upstreamAnswers(result: unknown = fox) {
  const requests: unknown[] = [];
  onCall("POST v1/generators/transformation", async ({ request }) => {
    requests.push(await request.json());
    return envelope(result);
  });
  onCall("v1/generators/transformation/{kind}", ({ params }) => {
    requests.push(params["kind"]);
    return envelope(result);
  });
  return requests;
}

const resultAt = (asked: Partial<TransformationChoices> | "quick" | "qr", result = fox) =>
  `${path}/result?r=${sealTransformation(typeof asked === "string" ? asked : { ...defaultTransformation, ...asked }, result)}`;

it.each([
  ["", {}, "public"],
  [cookieOf({ category: "BIRDS" }), { category: "BIRDS" }, "private"],
])(
  "the transformation form for the cookie %j has the choices %j and is cached as %s",
  async (Cookie, known, cache) => {
    const { data, headers } = await responseOf(loader, path, {}, { headers: { Cookie } });
    expect(data).toEqual({ choices: { ...defaultTransformation, ...known } });
    expect(headers.get("Cache-Control")).toMatch(cache);
  },
);

it("the form of the transformation generator stores its choices in the cookie", async () => {
  const requests = upstreamAnswers();
  const answer = await post(choices);
  expect(answer).toMatchObject({ status: 303, location: resultAt(choices) });
  expect(answer.headers.getSetCookie()).toEqual([expect.stringContaining(cookieOf(choices))]);
  const { modifier: modifierOption, ...rest } = choices;
  expect(requests).toEqual([{ ...rest, modifierOption }]);
});

it("the form of the transformation generator sends values in upper case", async () => {
  const requests = upstreamAnswers();
  await post({ category: "all", extinct: "include" });
  const excluded = { mythical: "EXCLUDE", casarokanUnique: "EXCLUDE" };
  expect(requests).toEqual([{ extinct: "INCLUDE", ...excluded, modifierOption: "NONE" }]);
});

it.each([
  [{ extinct: "ONLY", mythical: "ONLY" }, { form: "At most one field can be marked as only!" }],
  [{ category: "constructor" }, { category: expect.stringContaining("lease pick ") }],
  [{ casarokanUnique: "NONE" }, { casarokanUnique: expect.stringContaining("lease pick ") }],
])(
  "the form of the transformation generator with the fields %j shows the errors %j",
  async (fields, problems) => {
    const requests = upstreamAnswers();
    const { status, data } = await post({
      ...defaultTransformation,
      modifier: "INCLUDE",
      ...fields,
    });
    expect([status, data]).toEqual([400, { values: expect.any(Object), problems }]);
    expect(data).toMatchObject({ values: { modifier: "INCLUDE" } });
    expect(requests).toEqual([]);
  },
);

describe("the address of a transformation", () => {
  it("the address of a transformation shows the result without an upstream request", async () => {
    const requests = upstreamAnswers();
    const sealed = sealTransformation("quick", fox);
    for (const [cookie, policy] of [
      ["", /^public/],
      [cookieOf({ extinct: "ONLY" }), /^private/],
    ] as const) {
      const { data, headers } = await open(`?r=${sealed}`, cookie);
      expect(data).toMatchObject({ kind: "quick", result: fox, sealed });
      expect(headers.get("Cache-Control")).toMatch(policy);
    }
    expect(requests).toEqual([]);
  });

  it.each([
    ["an empty result", ""],
    ["a changed result", `${sealTransformation("held", fox)}x`],
    ["a result of the fursona generator", sealFursona(defaultFursona, { ...fox, colors: [] })],
  ])("the address of a transformation with %s redirects to the form", async (_name, r) => {
    const answer = await open(`?r=${r}`);
    expect(answer).toMatchObject({ status: 302, location: `${path}?result=unreadable` });
    expect(answer.headers.get("X-Remix-Replace")).toBe("true");
  });

  it("the address of a transformation shows a failure if the response of the upstream has no result", async () => {
    upstreamAnswers({ name: "Fox" });
    const { location } = await open("?quick=true");
    const { data } = await open(location!.slice(location!.indexOf("?")));
    expect(data).toMatchObject({ kind: "quick", result: { success: false } });
  });

  const fish = { category: "FISH", casarokanUnique: "ONLY" } as const;
  const sealedFish = resultAt(fish).split("r=")[1]!;
  const { modifier: _modifier, category: _category, ...sorts } = defaultTransformation;

  it.each([
    ["?quick=true", "", resultAt("quick"), "quick"],
    ["?qr=true", "", resultAt("qr"), "qr"],
    ["", "", resultAt({}), { ...sorts, modifierOption: "NONE" }],
    ["?qr=1", cookieOf(fish), resultAt(fish), { ...sorts, ...fish, modifierOption: "NONE" }],
    [`?again=${sealedFish}`, cookieOf(choices), resultAt(fish), expect.objectContaining(fish)],
  ])(
    "the result address with the query %j and the cookie %j redirects to a new result",
    async (search, cookie, to, request) => {
      const requests = upstreamAnswers();
      const answer = await open(search, cookie);
      expect(answer).toMatchObject({ status: 302, location: to });
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
      // That header would remove the form from the history.
      expect(answer.headers.get("X-Remix-Replace")).toBeNull();
      expect(requests).toEqual([request]);
    },
  );

  it.each(["", "?quick=true"])(
    "the result address with the query %j redirects to the error page if the API call fails",
    async (search) => {
      failCall("POST v1/generators/transformation", "refused");
      failCall("v1/generators/transformation/{kind}", "refused");
      expect((await open(search)).location).toBe(errorPageOf(`${path}/result${search}`));
      // This result is too long for an address.
      upstreamAnswers({ ...fox, name: "狐".repeat(200), link: `/${"a".repeat(900)}` });
      expect((await open(search)).location).toBe(errorPageOf(`${path}/result${search}`));
    },
  );
});

it.each([
  ["/tf-generator", listLoader],
  ["/fursona-generator", fursonaListLoader],
])(
  "the species list of %s redirects to the error page if the upstream fails",
  async (generator, load) => {
    failCall("v1/generators/{generator}/lists/species", "status", 400);
    const address = `${generator}/list?page=2`;
    expect((await responseOf(load, address)).location).toBe(errorPageOf(address));
  },
);
