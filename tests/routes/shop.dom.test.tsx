import { act, screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { describe, expect, it } from "vitest";
import { ShopPage } from "~/shop/shop-page";
import { links } from "~content/links.yaml";
import { loader } from "~/routes/_main.shop";
import type { SafeHtml } from "~/upstream/safe-html";
import { shopEntries } from "~mocks/data/shop";
import { onCall } from "~mocks/calls";
import { ok } from "~mocks/envelope";
import { responseOf } from "./route-response";
import { renderOnSite } from "./rendering";

type Entries = Awaited<ComponentProps<typeof ShopPage>["entries"]>;

const answering = (data: unknown) => onCall("v1/shop/entries", () => ok(data));

/** Renders the page with the data of its loader. */
async function open(): Promise<void> {
  const { data } = await responseOf(loader, "/shop");
  renderOnSite(<ShopPage entries={(data as { entries: Entries }).entries} />);
}

const pin = {
  title: "Pin",
  name: "pin",
  description: "" as SafeHtml,
  link: "https://shop.example/",
  price: "",
  alt: "",
};

describe("the shop", () => {
  it("shows every entry with title, picture and link, in order", async () => {
    await open();
    const items = screen.getAllByRole("listitem").filter((item) => item.querySelector("h2"));
    expect(items.map((item) => item.querySelector("h2")?.textContent)).toEqual(
      shopEntries.map(({ title }) => title),
    );
    for (const [index, { title, name, link }] of shopEntries.entries()) {
      const get = within(items[index]!).getByRole("link", { name: `Buy: ${title}` });
      expect(get.getAttribute("href")).toBe(link);
      expect(items[index]!.innerHTML).toContain(`/shop/${name}.png`);
    }
    const more = screen.getByRole("link", { name: "To the print-on-demand shop" });
    expect(more.getAttribute("href")).toBe(links.printOnDemand);
  });

  it("shows the price of a record that has one, and features the first entry", async () => {
    answering([{ ...pin, price: "$18" }, pin, pin]);
    await open();
    expect(screen.getAllByText("$18")).toHaveLength(1);
    expect(screen.getAllByText("Featured")).toHaveLength(1);
  });

  it.each(["javascript:alert(1)", "//evil.example", "data:text/html,x", ""])(
    "has no link to %j",
    async (link) => {
      answering([{ ...pin, link }]);
      await open();
      expect(screen.getByRole("heading", { name: "Pin" })).toBeDefined();
      expect(screen.queryByRole("link", { name: /Buy/ })).toBeNull();
    },
  );

  it.each([[[]], [{}]])("says that it has no items for %j", async (data) => {
    answering(data);
    await open();
    expect(screen.getByText(/The shop has no items/)).toBeDefined();
  });

  it("shows a spinner until its entries arrive", async () => {
    let arrive: (entries: Entries) => void = () => undefined;
    const entries = new Promise<Entries>((resolve) => (arrive = resolve));
    renderOnSite(<ShopPage entries={entries} />, { path: "/shop" });
    expect(screen.getByRole("status").textContent).toContain("Loading the shop");
    await act(() => Promise.resolve(arrive({ items: [pin], pagination: { page: 1, pages: 1 } })));
    expect(screen.queryByRole("status")).toBeNull();
    expect(screen.getByRole("heading", { name: "Pin" })).toBeDefined();
  });

  it("navigates to the error page when its entries fail to load", async () => {
    const entries = Promise.reject(new Error("no connection"));
    entries.catch(() => undefined);
    const { router } = renderOnSite(<ShopPage entries={entries} />, { path: "/shop" });
    await act(() => Promise.resolve());
    expect(router.state.location).toMatchObject({ pathname: "/error", search: "?from=%2Fshop" });
  });
});
