import { within } from "@testing-library/dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { links } from "~content/links.yaml";
import patchNotes from "~content/patch-notes.yaml";
import { failCall, mockCall } from "~mocks/calls";
import { commissionData, commissionTypes } from "~mocks/data/commissions";
import { shopEntries } from "~mocks/data/shop";
import { withFreshUpstream } from "../upstream/fresh";
import { visitor, type Page } from "./visitor";

withFreshUpstream();
// Failed calls are logged by design.
beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => undefined));

const link = (page: Page, name: string | RegExp) =>
  within(page.getByRole("main")).getByRole<HTMLAnchorElement>("link", { name });

describe("commissions without scripts", () => {
  it("have their status, every kind with its price, and a way to ask", async () => {
    const page = await visitor().open("/commissions");
    expect(page.getByText(commissionData.status)).toBeTruthy();
    for (const { name, price } of commissionTypes) {
      const card = page.getByRole("heading", { name }).closest("li")!;
      expect(within(card).getByText(price)).toBeTruthy();
    }
    expect(link(page, "Request a commission").href).toBe(commissionData.form);
  });

  it("are one step from their terms, which lead on", async () => {
    const { open, follow } = visitor();
    const terms = await follow(link(await open("/commissions"), "Terms of service"));
    expect(terms.address).toBe("/commissions/tos");
    for (const rule of [/US\$100, at least half/, /no refunds/, /about a week/, /references/]) {
      expect(terms.find("main article").textContent).toMatch(rule);
    }
    expect((await follow(link(terms, "commissions page"))).address).toBe("/commissions");
    expect((await follow(link(terms, "ask me first"))).address).toBe("/contact");
  });

  it("that cannot be had are the error page, which offers to try again", async () => {
    failCall("v1/commissions/data", "refused");
    const failed = await visitor().open("/commissions");
    expect(failed.status).toBe(500);
    expect(link(failed, "Try again").getAttribute("href")).toBe("/error?again");
  });
});

it("the shop has everything without scripts", async () => {
  const page = await visitor().open("/shop");
  for (const { title, link: address } of shopEntries) {
    expect(page.getByRole("heading", { name: title })).toBeTruthy();
    expect(link(page, `Buy: ${title}`).getAttribute("href")).toBe(address);
  }
});

describe("the patch notes without scripts", () => {
  const latest = patchNotes[0]!.version;
  const title = (page: Page) => page.find("main h2").textContent;

  it("begin with the latest version, from the menu and from one that never was", async () => {
    const { open, follow } = visitor();
    const menu = (await open("/contact")).getByRole("navigation", { name: "Main" });
    const way = within(menu).getByRole("link", { name: "Patch Notes" });
    expect((await follow(way)).address).toBe(`/patch-notes?version=${latest}`);
    expect((await open("/patch-notes?version=9.9")).address).toBe(`/patch-notes?version=${latest}`);
  });

  it("show another version that is chosen, and the one before it", async () => {
    const { open, follow, submit } = visitor();
    const first = await open("/patch-notes?version=0.12");
    const chosen = await submit(first.getByRole("button", { name: "Show" }), { version: "0.9" });
    expect(chosen.address).toBe("/patch-notes?version=0.9");
    expect(title(chosen)).toBe("0.9 No more extras");
    expect(chosen.getAllByRole("article")).toHaveLength(1);
    expect(chosen.document.title).toMatch(/0\.9: No more extras/);
    const before = await follow(link(chosen, /Version 0\.8\.2/));
    expect(title(before)).toMatch(/^0\.8\.2 /);
    expect(before.getByLabelText<HTMLSelectElement>("Version").value).toBe("0.8.2");
  });
});

describe("a download without scripts", () => {
  const file = "https://files.example/super-fox.png";

  it("leads to its file, from wherever the upstream keeps it", async () => {
    mockCall("v1/downloads/super-fox", file);
    const { open, follow } = visitor();
    const page = await follow(link(await open("/downloads"), /Download Super Fox/));
    expect(page.address).toBe(file);
  });

  it("that fails says so, and comes at the next try", async () => {
    mockCall("v1/downloads/super-fox", "javascript:alert(1)");
    const { open, follow } = visitor();
    const failed = await open("/downloads/super-fox");
    expect(failed.status).toBe(503);
    expect(failed.getByText("Failed to fetch file. Please try again!")).toBeTruthy();
    mockCall("v1/downloads/super-fox", file);
    expect((await follow(link(failed, "Try again"))).address).toBe(file);
  });

  it("of something that is not there has the missing page", async () => {
    const missing = await visitor().open("/downloads/nope");
    expect([missing.status, missing.address]).toEqual([404, "/404"]);
  });
});

it("the sticker page leads to the pack", async () => {
  const { open, follow } = visitor();
  const page = await open("/telegram-stickers");
  expect(page.find("main").querySelectorAll("img")).toHaveLength(24);
  const way = link(page, "Get the pack");
  expect(way.getAttribute("href")).toBe("/telegram-stickers/install");
  expect((await follow(way)).address).toBe(links.stickerPack);
});
