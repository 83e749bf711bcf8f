import { expect, it } from "vitest";
import { env } from "~/env.server";
import { action } from "~/routes/share";
import { responseOf } from "./route-response";

const path = "/tf-generator/result?r=abc.def";
const text = "I am an Arctic Fox now";

function post(fields: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ path, text, ...fields })) body.append(name, value);
  const headers = { "Sec-Fetch-Site": "same-origin", Host: "evil.example" };
  return responseOf(action, "/share", {}, { method: "POST", body, headers });
}

it.each([
  ["bluesky", "  ", "https://bsky.app/intent/compose"],
  ["bluesky", "sky.example", "https://sky.example/intent/compose"],
  ["mastodon", "@chase@Füchse.example", "https://xn--fchse-kva.example/share"],
])(
  "the share form redirects to the compose page of %s for the server %j",
  async (network, host, place) => {
    const { status, location, headers } = await post({ network, host });
    expect([status, headers.get("Cache-Control")]).toEqual([303, "no-store"]);
    const to = new URL(location!);
    expect(to.origin + to.pathname).toBe(place);
    // The configured origin, not the origin in the Host header.
    expect(to.searchParams.get("text")).toBe(`${text} ${env.SITE_URL}${path}`);
  },
);

it("a shared text with line breaks injects no header into the redirect", async () => {
  const { location, headers } = await post({ network: "mastodon", text: "a\r\nSet-Cookie: x=1" });
  expect(location).toContain("%0D%0ASet-Cookie");
  expect(headers.getSetCookie()).toEqual([]);
});

it.each<[name: string, fields: Record<string, string>]>([
  ["an empty path", { path: "" }],
  ["a path that leads to another site", { path: "//evil.example" }],
  ["a very long path", { path: `/${"x".repeat(3_000)}` }],
  ["an unknown network", { network: "constructor" }],
  ["a server with a port", { host: "evil.example:8443" }],
])("the share form rejects %s", async (_name, fields) => {
  const answer = await post({ network: "mastodon", ...fields });
  expect(answer).toMatchObject({ status: 400, location: null });
  if (fields["host"]) {
    expect(answer.body).toBe(
      "This is not a server. Go back and enter just its name, like mastodon.social.",
    );
  }
});
