import { screen, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import type { ComponentProps } from "react";
import { describe, expect, it } from "vitest";
import { CommissionsPage } from "~/commissions/commissions-page";
import { loader } from "~/routes/_main.commissions._index";
import { commissionData, commissionTypes } from "~mocks/data/commissions";
import { onCall } from "~mocks/calls";
import { responseOf, errorPageOf } from "./route-response";
import { renderOnSite } from "./rendering";
import { envelope } from "./sample-comic";

type Page = ComponentProps<typeof CommissionsPage>;

const answering = (call: "data" | "types", data: unknown) =>
  onCall(`v1/commissions/${call}`, () => envelope(data));

/** Renders the page with the data of its loader. */
async function open(): Promise<void> {
  const { data } = await responseOf(loader, "/commissions");
  renderOnSite(<CommissionsPage {...(data as Page)} />);
}

const form = () => screen.queryByRole("link", { name: "Request a commission" });
const queue = () => screen.queryByRole("link", { name: "See the queue" });

describe("the commissions page", () => {
  it("shows the status, the links, and every kind with its price", async () => {
    await open();
    expect(screen.getByText(commissionData.status)).toBeDefined();
    expect(form()?.getAttribute("href")).toBe(commissionData.form);
    expect(queue()?.getAttribute("href")).toBe(commissionData.queue);
    expect(commissionTypes).toHaveLength(6);
    for (const { name, price, alt } of commissionTypes) {
      const card = screen.getByRole("heading", { name }).closest("li")!;
      expect(within(card).getByText(price)).toBeDefined();
      expect(within(card).getByRole("img", { name: alt })).toBeDefined();
    }
  });

  it.each([
    ["", false],
    ["   ", false],
    [" C L O S E D ", false],
    ["\tclosed\n", false],
    ["open", true],
    ["Closed for full scenes, open for sketches", true],
    ["disclosed", true],
  ])("with the status %j links to the form: %j", async (status, hasForm) => {
    answering("data", { ...commissionData, status });
    await open();
    expect(form() !== null).toBe(hasForm);
    expect(queue()).not.toBeNull();
  });

  it("shows messages when there is no information and no kinds", async () => {
    answering("data", {});
    answering("types", []);
    await open();
    expect(screen.getByText("Not announced yet")).toBeDefined();
    expect(screen.getByText(/No prices are listed/)).toBeDefined();
    expect([form(), queue(), screen.queryByRole("listitem")]).toEqual([null, null, null]);
  });

  it("links to web addresses only, and sanitizes the offer", async () => {
    answering("data", {
      status: "Open",
      form: "javascript:alert(1)",
      queue: "//evil.example/queue",
      offer: '<p onclick="x()">Five slots<script>x()</script></p>',
    });
    await open();
    expect([form(), queue()]).toEqual([null, null]);
    expect(screen.getByText("Five slots").outerHTML).toBe("<p>Five slots</p>");
  });

  it("leaves out invalid kinds and shows the others", async () => {
    answering("types", [{ name: 7 }, { name: "Sketch" }, { price: "US$5" }]);
    await open();
    const cards = screen.getAllByRole("listitem");
    expect(cards).toHaveLength(1);
    expect(within(cards[0]!).getByText("Ask me")).toBeDefined();
  });

  it.each([
    ["data", () => HttpResponse.error()],
    ["types", () => HttpResponse.error()],
    ["types", () => envelope("none")],
    ["data", () => envelope("open")],
  ] as const)(
    "redirects to the error page when its %s cannot be loaded (%#)",
    async (call, answer) => {
      onCall(`v1/commissions/${call}`, answer);
      const { status, location } = await responseOf(loader, "/commissions");
      expect([status, location]).toEqual([302, errorPageOf("/commissions")]);
    },
  );
});
