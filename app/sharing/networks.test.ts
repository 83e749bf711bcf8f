import fc from "fast-check";
import { expect, it } from "vitest";
import { anyText } from "../../tests/setup/any-text";
import { composeAddress, MAX_POST_LENGTH, parseHost, parseHostOrDefault } from "./networks";

it.each([
  ...["mastodon.example/", "mastodon.example.", "@me@mastodon.example", "me@mastodon.example"],
  ...["https://mastodon.example/home", "HTTPS://Mastodon.EXAMPLE"],
  ...["  mastodon.example\n", "ｍastodon.example"],
])("parseHost reads the server mastodon.example from the input %j", (text) => {
  expect(parseHost(text)).toBe("mastodon.example");
});

it.each([
  ...["", "evil.example#", "mastodon.example:8443", "https://me:word@mastodon.example/"],
  ...["@me@good.example@evil.example", "mastodon.example\\evil", "javascript:alert(1)"],
  ...["mastodon .example", "mastodon\t.example", "mastodon.\u202eexample", "mastodon%2eexample"],
  ...["127.0.0.1", "0x7f.1", "2130706433", "[::1]", "localhost", "mastodon..example"],
  ...["mas_todon.example", "xn--.example"],
])("parseHost rejects the input %j", (text) => {
  expect(parseHost(text)).toBeUndefined();
});

it("parseHost returns only valid host names", () => {
  fc.assert(
    fc.property(anyText({ maxLength: 60 }), (text) => {
      const host = parseHost(text);
      if (host === undefined) return;
      expect(new URL(`https://${host}/share`).href).toBe(`https://${host}/share`);
      expect(host).toMatch(/^[a-z0-9.-]+\.[a-z0-9-]*[a-z][a-z0-9-]*$/);
    }),
  );
});

it.each([
  ["bluesky", "", "bsky.app"],
  ["mastodon", "", "mastodon.social"],
  ["mastodon", "füchse.example", "xn--fchse-kva.example"],
  ["bluesky", "no server", undefined],
] as const)(
  "for the network %s and the input %j, parseHostOrDefault returns %s",
  (network, text, host) => {
    expect(parseHostOrDefault(network, text)).toBe(host);
  },
);

const url = "https://fox.example/tf-generator/result?r=a.b&x=1";
const words = "F%C3%BCchse%20%26%20friends%3A%20100%25%20%23fox%3F";
const link = "https%3A%2F%2Ffox.example%2Ftf-generator%2Fresult%3Fr%3Da.b%26x%3D1";

it.each([
  ["twitter", "twitter.com", `intent/tweet?text=${words}&url=${link}`],
  ["bluesky", "bsky.app", `intent/compose?text=${words}%20${link}`],
  ["mastodon", "xn--fchse-kva.example", `share?text=${words}%20${link}`],
] as const)(
  "composeAddress for %s builds an address with the text and the link: https://%s/%s",
  (network, host, rest) => {
    const text = "Füchse & friends: 100% #fox?";
    expect(composeAddress(network, host, { text, url })).toBe(`https://${host}/${rest}`);
  },
);

it("composeAddress keeps up to 300 characters of any text without changing the server", () => {
  fc.assert(
    fc.property(anyText({ maxLength: 400 }), (text) => {
      const address = new URL(composeAddress("mastodon", "fox.example", { text, url }));
      const kept = Array.from(text).slice(0, MAX_POST_LENGTH).join("");
      const wellFormed = kept.replace(/\p{Surrogate}/gu, "\ufffd");
      expect(address.searchParams.get("text")).toBe(`${wellFormed} ${url}`);
      expect(address.host).toBe("fox.example");
    }),
  );
});
