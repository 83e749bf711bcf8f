import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { noIdea } from "~/fursona-generator/fursona";
import { failCall, mockCall, onCall } from "~mocks/calls";
import { upstream } from "~mocks/index";
import { visitor, type Page } from "./visitor";

const valueOf = (page: Page, label: string) => page.getByLabelText<HTMLSelectElement>(label).value;
const checked = (page: Page, name: string) =>
  page.document.querySelector<HTMLInputElement>(`input[name=${name}]:checked`)?.value;
const button = (page: Page, name: string) => page.getByRole("button", { name });
const link = (page: Page, name: string | RegExp) => page.getByRole("link", { name });
const textOf = (page: Page) => page.getByRole("article").textContent;

describe("a fursona without JavaScript", () => {
  const path = "/fursona-generator";
  const chosen = { category: "BIRDS", modifier: "TOY", colors: "3", colorSet: "WARM" };
  const expectForm = (page: Page, { category, modifier, colors, colorSet } = chosen) => {
    const labels = ["Category", "Modifier", "Color set"];
    expect(labels.map((label) => valueOf(page, label))).toEqual([category, modifier, colorSet]);
    expect(checked(page, "colors")).toBe(colors);
  };

  it("is rolled, rolled again, stays at its address, and is reset", async () => {
    const { open, submit } = visitor();
    const form = await open(path);
    expect(form.getByRole("heading", { level: 1 }).textContent).toBe("Fursona Generator Beta");
    const first = await submit(button(form, "Generate!"), chosen);
    expect(first.address).toMatch(/^\/fursona-generator\?r=[\w.-]+$/);
    expect(first.getByRole("article").querySelectorAll("button")).toHaveLength(3);
    expectForm(first);
    const second = await submit(button(first, "Reroll!"));
    expectForm(second);
    for (const page of [second, first]) {
      const again = await open(page.address);
      expect(textOf(again)).toBe(textOf(page));
      expect(again.find("meta[name=robots]").getAttribute("content")).toBe("noindex");
    }
    const reset = await submit(button(second, "Reset!"));
    expect(reset.address).toBe(path);
    expect(reset.queryByRole("article")).toBeNull();
    expect(button(reset, "Generate!")).toBeTruthy();
    expectForm(reset, { category: "ALL", modifier: "NONE", colors: "2", colorSet: "ALL" });
  });

  it("keeps the form and the last result when the upstream fails", async () => {
    const { open, submit } = visitor();
    const colors = [{ name: "Ink", hexCode: "101018" }];
    mockCall("POST v1/generators/fursona", {
      name: "Fox",
      subName: "Arctic",
      mythical: false,
      colors,
      modifier: "clockwork",
    });
    const shown = await submit(button(await open(path), "Generate!"), chosen);
    const nameOf = (page: Page) => page.getByRole("heading", { level: 2, name: /Fox/ }).textContent;
    expect(nameOf(shown)).toBe("Clockwork Arctic Fox");
    shown.getByText("#101018");
    onCall("POST v1/generators/fursona", () => HttpResponse.error());
    const failed = await submit(button(shown, "Reroll!"), { colorSet: "COOL" });
    expect(failed.status).toBe(502);
    expect(failed.headers.get("Cache-Control")).toBe("no-store");
    expect(failed.getByRole("alert").textContent).toContain(noIdea);
    expect(nameOf(failed)).toBe("Clockwork Arctic Fox");
    expectForm(failed, { ...chosen, colorSet: "COOL" });
    upstream.resetHandlers();
    const mended = await submit(button(failed, "Reroll!"));
    expect(mended.queryByRole("alert")).toBeNull();
    expectForm(mended, { ...chosen, colorSet: "COOL" });
  });
});

describe("a transformation without JavaScript", () => {
  const path = "/tf-generator";
  const chosen = { category: "BIRDS", mythical: "ONLY", modifier: "INCLUDE" };
  const expectForm = (page: Page, expected: Record<string, string>) => {
    const { category = "ALL", ...sorts } = expected;
    expect([page.address.split("?")[0], valueOf(page, "Category")]).toEqual([path, category]);
    for (const [name, value] of Object.entries(sorts)) expect(checked(page, name)).toBe(value);
  };
  function expectResult(page: Page): string {
    expect(page.address).toMatch(/^\/tf-generator\/result\?r=[\w.-]+$/);
    const headline = page.getByRole("heading", { level: 1 }).textContent!;
    expect(headline).toMatch(/^You have been transformed into an? .+!$/);
    return headline;
  }

  it("stays at its address for everybody, and the form keeps its choices", async () => {
    const { open, follow, submit } = visitor();
    const result = await submit(button(await open(path), "I submit my request!"), chosen);
    const headline = expectResult(result);
    expect(expectResult(await open(result.address))).toBe(headline);
    expect(expectResult(await visitor().open(result.address))).toBe(headline);
    const form = await follow(link(result, "Back to the form"));
    expectForm(form, { ...chosen, extinct: "INCLUDE" });
    const reset = await submit(button(form, "Wait! Please reset!"));
    expectForm(reset, { category: "ALL", mythical: "INCLUDE" });
    expectForm(await open(path), { category: "ALL", mythical: "INCLUDE" });
  });

  it("and its form have the choices also for a visitor without cookies", async () => {
    const { submit, open } = visitor();
    const { address } = await submit(button(await open(path), "I submit my request!"), chosen);
    const result = await visitor().open(address);
    expectForm(
      await visitor().open(link(result, "Back to the form").getAttribute("href")!),
      chosen,
    );
    const again = link(result, "Transform me again").getAttribute("href")!;
    const another = await visitor().open(again);
    expectForm(
      await visitor().open(link(another, "Back to the form").getAttribute("href")!),
      chosen,
    );
  });

  it("is new with each link, quick or of the QR code", async () => {
    const { open, follow } = visitor();
    const first = await follow(link(await open(path), "Give me a random transformation!"));
    const second = await follow(link(first, "Transform me again"));
    expectResult(second);
    expect(second.address).not.toBe(first.address);
    expect(expectResult(await open(first.address))).toBe(expectResult(first));
    const code = await open(`${path}/result?qr=true`);
    expectResult(code);
    expect(link(code, "Transform me again").getAttribute("href")).toBe(`${path}/result?qr=true`);
  });

  it("with more than one Only comes back as 400, and can be corrected", async () => {
    const { open, submit } = visitor();
    const wrong = { category: "MAMMALS", extinct: "ONLY", mythical: "ONLY" };
    const again = await submit(button(await open(path), "I submit my request!"), wrong);
    expect(again.status).toBe(400);
    expect(again.getByText("At most one field can be marked as only!")).toBeTruthy();
    expect(valueOf(again, "Category")).toBe("MAMMALS");
    expect([checked(again, "extinct"), checked(again, "mythical")]).toEqual(["ONLY", "ONLY"]);
    const mended = { mythical: "EXCLUDE" };
    expectResult(await submit(button(again, "I submit my request!"), mended));
  });

  it("that fails leads to the error page, and the form keeps its choices", async () => {
    const { open, follow, submit } = visitor();
    failCall("POST v1/generators/transformation", "refused");
    const wanted = { category: "FISH", extinct: "ONLY" };
    const failed = await submit(button(await open(path), "I submit my request!"), wanted);
    expect([failed.status, failed.address]).toEqual([500, "/error?from=%2Ftf-generator"]);
    const form = await follow(link(failed, "Try again"));
    expectForm(form, wanted);
    upstream.resetHandlers();
    expectResult(await submit(button(form, "I submit my request!")));
  });

  it("lists all creatures, with a search", async () => {
    const { open, follow, submit } = visitor();
    const creatures = (page: Page) => [...page.find("main").querySelectorAll("ul li")];
    const list = await follow(link(await open(path), /full list/i));
    expect(list.address).toBe(`${path}/list`);
    expect(creatures(list).length).toBeGreaterThan(250);
    const { length: count } = list.document.querySelectorAll("main section li");
    expect(list.getByRole("status").textContent).toBe(`${count} creatures`);
    const titles = Array.from(list.document.querySelectorAll("h2"), (title) => title.textContent);
    expect(titles.slice(0, 2)).toEqual(["Mammals", "Birds"]);
    const fish = list.getByRole("region", { name: "Fish" });
    const toFish = link(list, `Fish ${fish.querySelectorAll("li").length}`);
    expect(list.find(toFish.getAttribute("href")!)).toBe(fish);
    const found = await submit(button(list, "Search"), { q: "ARCTIC föx" });
    expect(creatures(found).map(({ textContent }) => textContent)).toEqual(["Fox Arctic"]);
    const none = await submit(button(found, "Search"), { q: "nothing of the sort" });
    expect(none.address).toBe(`${path}/list?q=nothing+of+the+sort`);
    expect(none.getByText(/Nothing found for/)).toBeTruthy();
    const all = await follow(link(none, "Show all creatures"));
    expect(all.address).toBe(`${path}/list`);
    expect(creatures(all).length).toBeGreaterThan(250);
  });
});
