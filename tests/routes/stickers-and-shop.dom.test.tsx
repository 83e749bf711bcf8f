import { act, screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { describe, expect, it } from "vitest";
import { loader } from "~/routes/_main.shop";
import { loader as install } from "~/routes/telegram-stickers.install";
import { ShopPage } from "~/shop/shop-page";
import { StickerPack } from "~/site-info/sticker-pack";
import type { SafeHtml } from "~/upstream/safe-html";
import { links } from "~content/links.yaml";
import { legacyPacks, stickers } from "~content/stickers.yaml";
import { mockCall } from "~mocks/calls";
import { shopEntries } from "~mocks/data/shop";
import { renderOnSite } from "./rendering";
import { responseOf } from "./route-response";

const addressOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

it("the sticker page shows lazy pictures of a fixed size and links to the older packs", () => {
  renderOnSite(<StickerPack />);
  screen.getByText(new RegExp(`^${stickers.length} original stickers`));
  const pictures = screen.getAllByRole("img").map((picture) => {
    const { alt, width, height } = picture as HTMLImageElement;
    return [alt, picture.getAttribute("src"), picture.getAttribute("loading"), width, height];
  });
  expect(pictures).toEqual(
    stickers.map(({ name, alt }) => {
      return [alt, `/cdn/thumb/stickers/${name}.png?size=small`, "lazy", 512, 512];
    }),
  );
  const older = within(screen.getByRole("region", { name: "The older packs" }));
  expect(older.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
    legacyPacks.map(({ href }) => href),
  );
});

it("the short address of the sticker pack redirects to the pack", async () => {
  const { status, location, headers } = await responseOf(install, "/telegram-stickers/install");
  expect([status, location]).toEqual([302, links.stickerPack]);
  expect(headers.get("Cache-Control")).toBe("no-store");
});

describe("the shop", () => {
  type Entries = Awaited<ComponentProps<typeof ShopPage>["entries"]>;
  const pin = { title: "Pin", name: "pin", description: "" as SafeHtml, price: "", alt: "" };

  /** Renders the page with the data of its loader. */
  async function open(): Promise<void> {
    const { data } = await responseOf(loader, "/shop");
    renderOnSite(<ShopPage entries={(data as { entries: Entries }).entries} />);
  }

  it("the shop shows every entry in order with title, picture and link", async () => {
    await open();
    const items = screen.getAllByRole("listitem").filter((item) => item.querySelector("h2"));
    for (const [index, { title, name, link }] of shopEntries.entries()) {
      expect(items[index]!.querySelector("h2")!.textContent).toBe(title);
      expect(items[index]!.innerHTML).toContain(`/shop/${name}.png`);
      expect(addressOf(`Buy: ${title}`)).toBe(link);
    }
    expect(addressOf("To the print-on-demand shop")).toBe(links.printOnDemand);
  });

  it("the shop features the first entry, shows known prices and links only to web addresses", async () => {
    const first = { ...pin, link: "javascript:alert(1)", price: "$18" };
    mockCall("v1/shop/entries", [first, { ...pin, name: "mug" }]);
    await open();
    expect(screen.getAllByText("$18")).toHaveLength(1);
    expect(screen.getAllByText("Featured")).toHaveLength(1);
    expect(screen.queryByRole("link", { name: /Buy/ })).toBeNull();
  });

  it("the shop shows a message if the upstream has no items", async () => {
    mockCall("v1/shop/entries", []);
    await open();
    screen.getByText(/The shop has no items/);
  });

  it("the shop navigates to the error page if the entries fail to load", async () => {
    const entries = Promise.reject(new Error("no connection"));
    entries.catch(() => undefined);
    const { router } = renderOnSite(<ShopPage entries={entries} />, { path: "/shop" });
    await act(() => Promise.resolve());
    expect(router.state.location).toMatchObject({ pathname: "/error", search: "?from=%2Fshop" });
  });
});
