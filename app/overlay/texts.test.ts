import { describe, expect, it } from "vitest";
import { createShades } from "./accent";
import type { Alert, AlertType } from "./events";
import { isMessageHidden, isNameHidden } from "./hiding";
import { getAlertTexts, getSpokenText, type LinePart } from "./texts";

const alert = (type: AlertType, username: string, more: Partial<Alert> = {}): Alert => ({
  type,
  username,
  ...more,
});
const plain = (parts: readonly LinePart[]) =>
  parts.map((part) => (typeof part === "string" ? part : part.name)).join("");
const [safe, words] = [
  { safe: true, words: [] },
  (...list: string[]) => ({ safe: false, words: list }),
];

/** What a train says: name, line, message, tally. */
function said(alerts: readonly Alert[], hiding = words()) {
  const { name, line, message, tally } = getAlertTexts(alerts, hiding);
  return [plain(name), plain(line), plain(message), tally];
}

describe("a train says", () => {
  const follows = (...names: string[]) => names.map((name) => alert("follow", name));

  it("the names as they fit, and how many more there are", () => {
    const line = "have joined the Fox Fam!";
    expect(said(follows("Vixy", "Snow"))).toEqual(["Vixy and Snow", line, "", "2 new followers"]);
    expect(said(follows("Vixy", "Snow", "Pim"))[0]).toBe("Vixy, Snow and Pim");
    const names = Array.from({ length: 12 }, (_, turn) => `number-${turn}`);
    expect(said(follows(...names))[0]).toBe(
      "number-0, number-1, number-2, number-3, number-4 and 7 more",
    );
    expect(said(follows("W".repeat(90), "x"))[0]).toBe(`${"W".repeat(36)}… and x`);
    expect(said(follows("W".repeat(90), "x".repeat(9)))[0]).toBe(`${"W".repeat(36)}… and 1 more`);
  });

  it("marks each name as one, for those that run in another direction", () => {
    expect(getAlertTexts(follows("محمد", "Snow")).name).toEqual([
      { name: "محمد" },
      " and ",
      { name: "Snow" },
    ]);
  });

  it("the subs of all, and one who gives again is one", () => {
    const gifts = [alert("gift", "Vixy", { count: 5 }), alert("gift", "Vixy", { receiver: "Pim" })];
    expect(said(gifts)).toEqual([
      "Vixy",
      "is giving away 6 subs to the Fox Fam!",
      "",
      "6 gifted subs",
    ]);
    expect(said([...gifts, alert("gift", "Snow", { count: 10 })])).toEqual([
      "Vixy and Snow",
      "are giving away 16 subs to the Fox Fam!",
      "",
      "16 gifted subs",
    ]);
  });

  it("the bits of all, and the message of the one with the most", () => {
    const cheers = [
      alert("cheer", "Vixy", { count: 100, message: "Hello" }),
      alert("cheer", "Snow", { count: 1_200, message: "Den!" }),
      alert("cheer", "Pim", { count: 5_000 }),
    ];
    expect(said(cheers)).toEqual([
      "Vixy, Snow and Pim",
      "cheered 6,300 bits together!",
      "Snow: Den!",
      "6,300 bits",
    ]);
    expect(said(cheers, words("snow"))).toEqual([
      "Vixy, Pim and 1 more",
      "cheered 6,300 bits together!",
      "Vixy: Hello",
      "6,300 bits",
    ]);
    const quiet = [alert("cheer", "Vixy"), alert("cheer", "Snow")];
    expect(said(quiet)).toEqual(["Vixy and Snow", "are cheering for the den!", "", undefined]);
    expect(said([alert("cheer", "Vixy", { count: 1 }), alert("cheer", "Vixy")])).toEqual([
      "Vixy",
      "cheered 1 bit!",
      "",
      undefined,
    ]);
  });

  it("nobody's name in safe mode", () => {
    expect(said(follows("Vixy", "Snow", "", ""), safe)[0]).toBe("4 mystery foxes");
    expect(said(follows("Vixy", "Vixy"), safe)).toEqual([
      "A mystery fox",
      "has joined the Fox Fam!",
      "",
      undefined,
    ]);
  });
});

describe("in safe mode", () => {
  it("names, messages and pictures are hidden, and the voice does not say them", () => {
    const sub = alert("sub", "Vixy", {
      tier: "Tier 2",
      message: "Hi",
      pfp: "https://a.test/x.png",
    });
    expect(getAlertTexts([sub]).pfp).toBe("https://a.test/x.png");
    const texts = getAlertTexts([sub], safe);
    expect(texts.pfp).toBeUndefined();
    expect(getSpokenText(texts)).toBe("A mystery fox subscribed at Tier 2!");
    expect(getSpokenText(getAlertTexts([sub]))).toBe("Vixy subscribed at Tier 2! Hi");
    expect(said([alert("gift", "Vixy", { receiver: "Pim" })], safe)[1]).toBe(
      "is giving away 1 sub!",
    );
    expect(said([alert("sub", "Vixy", { tier: "Tier of Pim" })], safe)[1]).toBe(
      "subscribed at a tier of their own!",
    );
  });
});

describe("a listed word hides", () => {
  it.each([
    ["badfox", "bad"],
    ["xXB.a_D-FoxXx", "bad"],
    ["B\u00c1D", "bad"],
    ["ba\u200bd", "bad"],
    ["ｂａｄ", "bad"],
    ["STRASSE", "straße"],
    ["bad fox", "Bad Fox"],
    ["fox💢", "💢"],
  ])("the name %j by %j", (name, word) => expect(isNameHidden(name, words(word))).toBe(true));

  it.each([
    ["that is bad", "bad"],
    ["BÄDLY", "bad"],
    ["a bad   fox", "bad fox"],
  ])("the message %j by %j", (message, word) => {
    expect(isMessageHidden(message, words(word))).toBe(true);
  });

  it("and nothing else does", () => {
    expect(isNameHidden("Vixy", words("bad", "", "  "))).toBe(false);
    expect(isMessageHidden("grab a drink", words("bad"))).toBe(false);
    expect(isNameHidden("bad", words())).toBe(false);
    const sub = alert("sub", "Vixy", { message: "so bad", tier: "Tier bad" });
    expect(said([sub], words("bad"))).toEqual([
      "Vixy",
      "subscribed at a tier of their own!",
      "",
      undefined,
    ]);
  });
});

describe("an accent can be read,", () => {
  const luminance = (hex: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (a: string, b: string) => {
    const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
    return (light + 0.05) / (dark + 0.05);
  };

  it.each(["000000", "ffffff", "ff8800", "ffff00", "0000ff", "808080", "00ff00"])("#%s", (hex) => {
    const { colour, isLight, strong, bright } = createShades(hex);
    // The paints of app/styles/overlay.css: cream, ink, white, the ground of a raid.
    expect(contrast(strong, "#fff8ec")).toBeGreaterThan(4.5);
    expect(contrast(strong, "#ffffff")).toBeGreaterThan(4.5);
    expect(contrast(bright, "#4b1428")).toBeGreaterThan(4.5);
    expect(contrast(colour, isLight ? "#2a1320" : "#ffffff")).toBeGreaterThan(3.4);
  });
});
