import { within } from "@testing-library/dom";
import { expect, it } from "vitest";
import patchNotes from "~content/patch-notes.yaml";
import { mockCall } from "~mocks/calls";
import { visitor, type Page } from "./visitor";

const link = (page: Page, name: string | RegExp) =>
  within(page.getByRole("main")).getAllByRole<HTMLAnchorElement>("link", { name })[0]!;

it("without scripts, the commissions page links to the terms of service", async () => {
  const { open, follow } = visitor();
  const terms = await follow(link(await open("/commissions"), "Terms of service"));
  expect(terms.address).toBe("/commissions/tos");
  for (const rule of [/US\$100, at least half/, /no refunds/, /about a week/, /references/]) {
    expect(terms.find("main article").textContent).toMatch(rule);
  }
  expect((await follow(link(terms, "commissions page"))).address).toBe("/commissions");
  expect((await follow(link(terms, "ask me first"))).address).toBe("/contact");
});

it("without scripts, the patch notes show the latest version, and each older version on request", async () => {
  const { open, follow, submit } = visitor();
  const menu = (await open("/contact")).getByRole("navigation", { name: "Main" });
  const first = await follow(
    within(menu).getByText((_text, element) => element?.getAttribute("href") === "/patch-notes"),
  );
  expect(first.address).toBe(`/patch-notes?version=${patchNotes[0]!.version}`);
  const chosen = await submit(first.getByRole("button", { name: "Show" }), { version: "0.9" });
  expect(chosen.address).toBe("/patch-notes?version=0.9");
  expect(chosen.find("main h2").textContent).toBe("0.9 No more extras");
  expect(chosen.getAllByRole("article")).toHaveLength(1);
  const previous = await follow(link(chosen, /Version 0\.8\.2/));
  expect(previous.find("main h2").textContent).toMatch(/^0\.8\.2 /);
  expect(previous.getByLabelText<HTMLSelectElement>("Version").value).toBe("0.8.2");
});

it("without scripts, a failed download offers a retry", async () => {
  mockCall("v1/downloads/super-fox", "javascript:alert(1)");
  const { open, follow } = visitor();
  const failed = await follow(link(await open("/downloads"), /^Download /));
  expect([failed.status, failed.address]).toEqual([503, "/downloads/super-fox"]);
  expect(failed.getByText("Failed to fetch file. Please try again!")).toBeTruthy();
  expect(link(failed, "All downloads").getAttribute("href")).toBe("/downloads");
  const file = "https://files.example/super-fox.png";
  mockCall("v1/downloads/super-fox", file);
  expect((await follow(link(failed, "Try again"))).address).toBe(file);
});
