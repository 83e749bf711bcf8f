import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { StickerPack } from "~/site-info/sticker-pack";
import { links } from "~content/links.yaml";
import { legacyPacks, stickers } from "~content/stickers.yaml";
import { loader } from "~/routes/telegram-stickers.install";
import { responseOf } from "./route-response";
import { renderOnSite } from "./rendering";

describe("the sticker page", () => {
  it("shows lazy pictures of a fixed size", () => {
    renderOnSite(<StickerPack />);
    const pictures = screen.getAllByRole("img");
    expect(pictures).toHaveLength(stickers.length);
    screen.getByText(new RegExp(`^${stickers.length} original stickers`));
    for (const [index, picture] of pictures.entries()) {
      expect(picture).toMatchObject({ width: 512, height: 512, alt: stickers[index]?.alt });
      expect(picture.getAttribute("loading")).toBe("lazy");
      expect(picture.getAttribute("src")).toBe(
        `/cdn/thumb/stickers/${stickers[index]?.name}.png?size=medium`,
      );
    }
  });

  it("has smaller pictures with the data saver", () => {
    renderOnSite(<StickerPack />, { site: { pictureHost: "/cdn", dataSaver: true } });
    expect(screen.getAllByRole("img")[0]?.getAttribute("src")).toMatch(/\?size=small$/);
  });

  it("links to the older packs", () => {
    renderOnSite(<StickerPack />);
    const older = within(screen.getByRole("region", { name: "The older packs" }));
    expect(older.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
      legacyPacks.map(({ href }) => href),
    );
  });
});

it("the short address redirects to the pack", async () => {
  const { status, location, headers } = await responseOf(loader, "/telegram-stickers/install");
  expect([status, location]).toEqual([302, links.stickerPack]);
  expect(headers.get("Cache-Control")).toBe("no-store");
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
});
