import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { composeAddress, MAX_POST_LENGTH, parseHost, parseHostOrDefault } from "./networks";
import { anyText } from "../../tests/setup/any-text";

describe("the name of a server is read from", () => {
  it.each([
    ["its name", "mastodon.example", "mastodon.example"],
    ["its address", "https://mastodon.example", "mastodon.example"],
    ["its address with a slash", "https://mastodon.example/", "mastodon.example"],
    ["an address of old", "http://mastodon.example/", "mastodon.example"],
    ["somebody's name there", "@me@mastodon.example", "mastodon.example"],
    ["capitals", "HTTPS://Mastodon.EXAMPLE", "mastodon.example"],
    ["a text with room around it", "  mastodon.example\n", "mastodon.example"],
    ["other letters", "füchse.example", "xn--fchse-kva.example"],
    ["other letters, encoded", "xn--fchse-kva.example", "xn--fchse-kva.example"],
    ["wide letters and dots", "ｍastodon。example", "mastodon.example"],
    ["many labels", "a.b-c.social.example", "a.b-c.social.example"],
  ])("%s", (_what, text, host) => {
    expect(parseHost(text)).toBe(host);
  });
});

describe("no server is read from", () => {
  it.each([
    ["nothing", ""],
    ["a path", "mastodon.example/evil"],
    ["an address with a path", "https://mastodon.example/@me"],
    ["a path that vanishes", "https://mastodon.example//"],
    ["a query", "mastodon.example?x"],
    ["a fragment", "evil.example#"],
    ["a port", "mastodon.example:8443"],
    ["the ordinary port", "mastodon.example:443"],
    ["a user", "me@mastodon.example"],
    ["a user in an address", "https://me@mastodon.example/"],
    ["a user and a password", "https://me:word@mastodon.example/"],
    ["two names in one", "@me@good.example@evil.example"],
    ["a backslash", "mastodon.example\\evil"],
    ["a backslash for slashes", "https:\\\\mastodon.example"],
    ["slashes alone", "//mastodon.example"],
    ["another scheme", "javascript:alert(1)"],
    ["another scheme that looks right", "javascript://mastodon.example/"],
    ["data", "data:text/html,x"],
    ["a space inside", "mastodon .example"],
    ["a control character", "mastodon\u0000.example"],
    ["a tab, which parsers drop", "mastodon\t.example"],
    ["a line break inside", "mastodon.\nexample"],
    ["an invisible letter", "mastodon\u200b.example"],
    ["letters turned around", "mastodon.\u202eexample"],
    ["an encoded letter", "mastodon%2eexample"],
    ["a number of IPv4", "127.0.0.1"],
    ["the same in other bases", "0x7f.1"],
    ["the same in wide digits", "１２７.0.0.1"],
    ["the same as one number", "2130706433"],
    ["a number of IPv6", "[::1]"],
    ["a machine nearby", "localhost"],
    ["a dot too many", "mastodon..example"],
    ["a dot at the end", "mastodon.example."],
    ["a dot at the start", ".example"],
    ["an underscore", "mas_todon.example"],
    ["a hyphen at the edge", "-mastodon.example"],
    ["a broken encoding", "xn--.example"],
    ["a label too long", `${"a".repeat(64)}.example`],
    ["a name too long", `${"abcdefgh.".repeat(28)}abcdefgh.example`],
    ["a sentence", "the one with the elephants"],
  ])("%s: %j", (_what, text) => {
    expect(parseHost(text)).toBeUndefined();
  });

  it("anything at all that is more than a bare name in an address", () => {
    fc.assert(
      fc.property(anyText({ maxLength: 60 }), (text) => {
        const host = parseHost(text);
        if (host === undefined) return;
        expect(new URL(`https://${host}/share`).href).toBe(`https://${host}/share`);
        expect(host).toMatch(/^[a-z0-9.-]+\.[a-z0-9-]*[a-z][a-z0-9-]*$/);
      }),
    );
  });

  it("names in the letters of the DNS are all read as they are", () => {
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

describe("a blank server is the network's own", () => {
  it.each([
    ["bluesky", "", "bsky.app"],
    ["bluesky", "   ", "bsky.app"],
    ["mastodon", "", "mastodon.social"],
    ["mastodon", "\t", "mastodon.social"],
    ["mastodon", "fox.example", "fox.example"],
    ["bluesky", "no server", undefined],
  ] as const)("%s %j: %s", (network, text, host) => {
    expect(parseHostOrDefault(network, text)).toBe(host);
  });
});

describe("the address of a post", () => {
  const shared = {
    text: "Füchse & friends: 100% #fox?",
    url: "https://fox.example/tf-generator/result?r=a.b&x=1",
  };
  const words = "F%C3%BCchse%20%26%20friends%3A%20100%25%20%23fox%3F";
  const link = "https%3A%2F%2Ffox.example%2Ftf-generator%2Fresult%3Fr%3Da.b%26x%3D1";

  it("on Twitter has words and link apart", () => {
    expect(composeAddress("twitter", "twitter.com", shared)).toBe(
      `https://twitter.com/intent/tweet?text=${words}&url=${link}`,
    );
  });

  it("on Bluesky has the link after the words", () => {
    expect(composeAddress("bluesky", "bsky.app", shared)).toBe(
      `https://bsky.app/intent/compose?text=${words}%20${link}`,
    );
  });

  it("on Mastodon is on the server that was chosen", () => {
    expect(composeAddress("mastodon", "xn--fchse-kva.example", shared)).toBe(
      `https://xn--fchse-kva.example/share?text=${words}%20${link}`,
    );
  });

  it("keeps any words whole, up to 300 characters, and never leaves the network", () => {
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

  it("is made of broken text, too", () => {
    const address = composeAddress("mastodon", "fox.example", { ...shared, text: "a\ud800b" });
    expect(new URL(address).searchParams.get("text")).toMatch(/^a\ufffdb /);
  });
});
