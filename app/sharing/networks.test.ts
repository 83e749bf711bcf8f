import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { composeAddress, MAX_POST_LENGTH, parseHost, parseHostOrDefault } from "./networks";
import { anyText } from "../../tests/setup/any-text";

it.each([
  ["its name", "mastodon.example", "mastodon.example"],
  ["its address with a slash", "https://mastodon.example/", "mastodon.example"],
  ["its name with a slash", "mastodon.example/", "mastodon.example"],
  ["its name with a dot", "mastodon.example.", "mastodon.example"],
  ["somebody's name there", "@me@mastodon.example", "mastodon.example"],
  ["the same without the first sign", "me@mastodon.example", "mastodon.example"],
  ["the address of a page there", "https://mastodon.example/home", "mastodon.example"],
  ["an invisible character", "\u200bmastodon\u200b.example", "mastodon.example"],
  ["capitals", "HTTPS://Mastodon.EXAMPLE", "mastodon.example"],
  ["a text with room around it", "  mastodon.example\n", "mastodon.example"],
  ["other letters", "füchse.example", "xn--fchse-kva.example"],
  ["wide letters and dots", "ｍastodon。example", "mastodon.example"],
  ["many labels", "a.b-c.social.example", "a.b-c.social.example"],
])("parseHost reads %s", (_what, text, host) => {
  expect(parseHost(text)).toBe(host);
});

describe("parseHost rejects", () => {
  it.each([
    ["nothing", ""],
    ["a fragment", "evil.example#"],
    ["a port", "mastodon.example:8443"],
    ["a user and a password", "https://me:word@mastodon.example/"],
    ["two names in one", "@me@good.example@evil.example"],
    ["a backslash", "mastodon.example\\evil"],
    ["a backslash for slashes", "https:\\\\mastodon.example"],
    ["another scheme", "javascript:alert(1)"],
    ["a space inside", "mastodon .example"],
    ["a control character", "mastodon\u0000.example"],
    ["a tab, which parsers drop", "mastodon\t.example"],
    ["letters turned around", "mastodon.\u202eexample"],
    ["an encoded letter", "mastodon%2eexample"],
    ["a number of IPv4", "127.0.0.1"],
    ["the same in other bases", "0x7f.1"],
    ["the same as one number", "2130706433"],
    ["a number of IPv6", "[::1]"],
    ["a machine nearby", "localhost"],
    ["a dot too many", "mastodon..example"],
    ["two dots at the end", "mastodon.example.."],
    ["an underscore", "mas_todon.example"],
    ["a hyphen at the edge", "-mastodon.example"],
    ["a broken encoding", "xn--.example"],
    ["a label too long", `${"a".repeat(64)}.example`],
    ["a name too long", `${"abcdefgh.".repeat(28)}abcdefgh.example`],
  ])("%s: %j", (_what, text) => {
    expect(parseHost(text)).toBeUndefined();
  });

  it("returns a host name that is a whole address, or nothing, for any text", () => {
    fc.assert(
      fc.property(anyText({ maxLength: 60 }), (text) => {
        const host = parseHost(text);
        if (host === undefined) return;
        expect(new URL(`https://${host}/share`).href).toBe(`https://${host}/share`);
        expect(host).toMatch(/^[a-z0-9.-]+\.[a-z0-9-]*[a-z][a-z0-9-]*$/);
      }),
    );
  });

  it("returns every domain name unchanged", () => {
    fc.assert(
      fc.property(fc.domain({ size: "small" }), (name) => {
        fc.pre(!name.includes("xn--"));
        const host = name.toLowerCase();
        expect(parseHost(name)).toBe(host);
        expect(parseHost(`https://${name}/`)).toBe(host);
        expect(parseHost(`@fox@${name}`)).toBe(host);
      }),
    );
  });
});

it.each([
  ["bluesky", "", "bsky.app"],
  ["mastodon", "", "mastodon.social"],
  ["mastodon", "fox.example", "fox.example"],
  ["bluesky", "no server", undefined],
] as const)("parseHostOrDefault returns %s %j: %s", (network, text, host) => {
  expect(parseHostOrDefault(network, text)).toBe(host);
});

describe("the address of a post", () => {
  const shared = {
    text: "Füchse & friends: 100% #fox?",
    url: "https://fox.example/tf-generator/result?r=a.b&x=1",
  };
  const words = "F%C3%BCchse%20%26%20friends%3A%20100%25%20%23fox%3F";
  const link = "https%3A%2F%2Ffox.example%2Ftf-generator%2Fresult%3Fr%3Da.b%26x%3D1";

  it.each([
    ["twitter", "twitter.com", `intent/tweet?text=${words}&url=${link}`],
    ["bluesky", "bsky.app", `intent/compose?text=${words}%20${link}`],
    ["mastodon", "xn--fchse-kva.example", `share?text=${words}%20${link}`],
  ] as const)("on %s has text and address: https://%s/%s", (network, host, rest) => {
    expect(composeAddress(network, host, shared)).toBe(`https://${host}/${rest}`);
  });

  it("keeps any text up to 300 characters, and the host", () => {
    const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, "\ufffd");
    fc.assert(
      fc.property(
        fc.constantFrom("twitter", "bluesky", "mastodon"),
        anyText({ maxLength: 400 }),
        (network, text) => {
          const address = new URL(composeAddress(network, "fox.example", { ...shared, text }));
          const post = address.searchParams.get("text")!;
          const expected = wellFormed(Array.from(text).slice(0, MAX_POST_LENGTH).join(""));
          expect(post).toBe(network === "twitter" ? expected : `${expected} ${shared.url}`);
          expect(address.host).toBe(network === "twitter" ? "twitter.com" : "fox.example");
        },
      ),
    );
  });
});
