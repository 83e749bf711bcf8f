import { describe, expect, it } from "vitest";
import { requestFailedMessage } from "~/fursona-generator/fursona";
import { failCall } from "~mocks/calls";
import { upstream } from "~mocks/index";
import { visitor, type Page } from "./visitor";

const button = (page: Page, name: string) => page.getByRole("button", { name });
const link = (page: Page, name: string | RegExp) => page.getByRole("link", { name });
const headline = (page: Page) => page.getByRole("heading", { level: 1 }).textContent;
const fursona = (page: Page) => page.find("article h2").textContent;

/** The selected values of the form by field name. */
const choicesOf = ({ document }: Page) =>
  Object.fromEntries(
    Array.from(
      document.querySelectorAll<HTMLInputElement>("main select, main input:checked"),
      ({ name, value }) => [name, value],
    ),
  );

describe("a fursona without JavaScript", () => {
  const path = "/fursona-generator";
  const chosen = { category: "BIRDS", modifier: "TOY", colors: "3", colorSet: "WARM" };

  it("a visitor without JavaScript can create, reroll, share and reset a fursona", async () => {
    const { open, submit } = visitor();
    const first = await submit(button(await open(path), "Generate!"), chosen);
    expect(first.address).toMatch(/^\/fursona-generator\?r=[\w.-]+(?:#result)?$/);
    expect(first.getByRole("article").querySelectorAll("button")).toHaveLength(3);
    expect(choicesOf(first)).toEqual(chosen);
    const second = await submit(button(first, "Reroll!"));
    expect(choicesOf(second)).toEqual(chosen);
    for (const page of [second, first]) {
      const again = await open(page.address);
      expect(fursona(again)).toBe(fursona(page));
      expect(again.find("meta[name=robots]").getAttribute("content")).toBe("noindex");
    }
    const reset = await submit(button(second, "Reset!"));
    expect([reset.address, reset.queryByRole("article")]).toEqual([path, null]);
    const defaults = { category: "ALL", modifier: "NONE", colors: "2", colorSet: "ALL" };
    expect(choicesOf(reset)).toEqual(defaults);
  });

  it("without JavaScript, the fursona page keeps the form and the last result if the upstream fails", async () => {
    const { open, submit } = visitor();
    const shown = await submit(button(await open(path), "Generate!"), chosen);
    failCall("POST v1/generators/fursona", "refused");
    const failed = await submit(button(shown, "Reroll!"), { colorSet: "COOL" });
    expect([failed.status, fursona(failed)]).toEqual([502, fursona(shown)]);
    expect(failed.getByRole("alert").textContent).toContain(requestFailedMessage);
    expect(choicesOf(failed)).toEqual({ ...chosen, colorSet: "COOL" });
    upstream.resetHandlers();
    const mended = await submit(button(failed, "Reroll!"));
    expect(mended.queryByRole("alert")).toBeNull();
  });
});

describe("a transformation without JavaScript", () => {
  const path = "/tf-generator";
  const chosen = { category: "BIRDS", mythical: "ONLY", modifier: "INCLUDE" };
  const request = (page: Page) => button(page, "I submit my request!");
  function expectResult(page: Page) {
    expect(page.address).toMatch(/^\/tf-generator\/result\?r=[\w.-]+$/);
    expect(headline(page)).toMatch(/^You have been transformed into an? .+!$/);
  }

  it("without JavaScript, every visitor can open the address of a transformation", async () => {
    const { open, submit } = visitor();
    const result = await submit(request(await open(path)), chosen);
    expectResult(result);
    const other = visitor();
    const again = await other.open(result.address);
    expect(headline(again)).toBe(headline(result));
    expect(choicesOf(await other.follow(link(again, "Back to the form")))).toMatchObject(chosen);
    const another = await other.follow(link(again, "Transform me again"));
    expectResult(another);
    const form = await other.follow(link(another, "Back to the form"));
    expect(choicesOf(form)).toMatchObject(chosen);
    const reset = await other.submit(button(form, "Wait! Please reset!"));
    expect(choicesOf(reset)).toMatchObject({ category: "ALL", mythical: "INCLUDE" });
  });

  it("without JavaScript, the quick link and the QR code lead to a new transformation each time", async () => {
    const { open, follow } = visitor();
    const first = await follow(link(await open(path), "Give me a random transformation!"));
    const second = await follow(link(first, "Transform me again"));
    expectResult(second);
    expect(second.address).not.toBe(first.address);
    const code = await open(`${path}/result?qr=true`);
    expectResult(code);
    expect(link(code, "Transform me again").getAttribute("href")).toBe(`${path}/result?qr=true`);
  });

  it("without JavaScript, the transformation generator offers a list of all creatures", async () => {
    const { open, follow } = visitor();
    const list = await follow(link(await open(path), /full list/i));
    expect(list.document.querySelectorAll("main section li").length).toBeGreaterThan(250);
  });
});
