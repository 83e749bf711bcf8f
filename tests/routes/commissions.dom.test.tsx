import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import type { ComponentProps } from "react";
import { expect, it, vi } from "vitest";
import type { CommissionStatus } from "~/commissions/api.server";
import { CommissionsPage } from "~/commissions/commissions-page";
import { CommissionStatusText } from "~/home/commission-status-text";
import lateStatusScript from "~/home/late-status-script?inline-script";
import { loader } from "~/routes/_main.commissions._index";
import { onCall } from "~mocks/calls";
import { commissionData, commissionTypes } from "~mocks/data/commissions";
import { upstream } from "~mocks/index";
import { renderOnSite } from "./rendering";
import { errorPageOf, responseOf } from "./route-response";
import { envelope } from "./sample-comic";

type Page = ComponentProps<typeof CommissionsPage>;

const answering = (call: "data" | "types", data: unknown) =>
  onCall(`v1/commissions/${call}`, () => envelope(data));

/** Renders the page with the data of its loader. */
async function open(): Promise<void> {
  const { data } = await responseOf(loader, "/commissions");
  renderOnSite(<CommissionsPage {...(data as Page)} />);
}

const form = () => screen.queryByRole("link", { name: "Request: Expressive Sketch" });
const queue = () => screen.queryByRole("link", { name: "See the queue, on another site" });

/** The texts of the kinds' states, in the order of the page. */
const listStates = () =>
  screen.getAllByRole("heading", { level: 3 }).map((heading) => {
    const card = within(heading.closest("li")!);
    return `${heading.textContent}: ${card.getByText(/^(?:Open|At the next)/).textContent}`;
  });

it("the commissions page shows the status, the links and every valid kind of commission", async () => {
  answering("types", [...commissionTypes, { name: 7 }, { name: "Doodle" }, { price: "US$5" }]);
  await open();
  screen.getByText(commissionData.status);
  expect(form()?.getAttribute("href")).toBe(commissionData.form);
  expect(queue()?.getAttribute("href")).toBe(commissionData.queue);
  const example = screen.getByRole("link", { name: "Tereza: Sketch Page" });
  expect(example.getAttribute("href")).toBe("/galleries/commissions/tereza-sketch-page");
  const kinds = [...commissionTypes, { name: "Doodle", price: "Ask me", alt: undefined }];
  expect(document.querySelectorAll("li h3")).toHaveLength(kinds.length);
  for (const { name, price, alt } of kinds) {
    const card = within(screen.getByRole("heading", { name }).closest("li")!);
    card.getByText(price);
    if (alt) card.getByAltText(alt);
  }
});

it.each([
  ["   ", "no link"],
  [" C L O S E D ", "no link"],
  ["\tclosed\n", "no link"],
  ["open", "a link"],
  ["disclosed", "a link"],
])("the commissions page with the status %j shows %s to the form", async (status, link) => {
  answering("data", { ...commissionData, status });
  await open();
  expect(form() !== null).toBe(link === "a link");
  expect(queue()).not.toBeNull();
});

it("the commissions page lists open kinds of commissions first", async () => {
  answering("types", commissionTypes.toReversed());
  await open();
  const others = commissionTypes.slice(1).toReversed();
  expect(listStates()).toEqual([
    "Expressive Sketch: Open, 5 slots",
    ...others.map(({ name }) => `${name}: At the next opening`),
  ]);
  const heading = screen.getByRole("heading", { name: "Reference Sheet" });
  const link = within(heading.closest("li")!).getByRole("link", { name: /^Hear when it opens/ });
  expect(link.getAttribute("href")).toBe("/follow");
});

it("the commissions page lists no kind as open while the status is closed", async () => {
  answering("data", { ...commissionData, status: "Closed" });
  await open();
  expect(listStates().filter((state) => !state.endsWith(": At the next opening"))).toEqual([]);
});

it("the commissions page shows messages instead of missing information and kinds", async () => {
  answering("data", {});
  answering("types", []);
  await open();
  screen.getByText("Not announced yet");
  screen.getByText(/No prices are listed/);
  expect([form(), queue(), screen.queryByRole("listitem")]).toEqual([null, null, null]);
});

it("the commissions page links only to web addresses", async () => {
  const links = { form: "javascript:alert(1)", queue: "//evil.example/queue" };
  const offer = '<p onclick="x()">Five slots<script>x()</script></p>';
  answering("data", { status: "Open", ...links, offer });
  await open();
  expect([form(), queue()]).toEqual([null, null]);
  expect(screen.getByText("Five slots").outerHTML).toBe("<p>Five slots</p>");
});

it.each([
  ["data", "no connection", () => HttpResponse.error()],
  ["types", "no connection", () => HttpResponse.error()],
  ["types", "an invalid list", () => envelope("none")],
] as const)(
  "the commissions page redirects to the error page if the call v1/commissions/%s results in %s",
  async (call, _name, answer) => {
    onCall(`v1/commissions/${call}`, answer);
    const { status, location } = await responseOf(loader, "/commissions");
    expect([status, location]).toEqual([302, errorPageOf("/commissions")]);
  },
);

it.each<[CommissionStatus, string]>([
  [{ state: "known", text: "Closed" }, "Closed"],
  [{ state: "failed" }, "Could not get status"],
])("the home page requests a late commission status and then shows %j", async (later, text) => {
  upstream.use(http.get("*/commissions/status", () => HttpResponse.json(later)));
  const { container } = renderOnSite(<CommissionStatusText loaded={{ state: "checking" }} />);
  expect(screen.getByRole("status").textContent).toMatch(/^Checking\.\.\./);
  vi.spyOn(document, "currentScript", "get").mockReturnValue(container.querySelector("script"));
  new Function(lateStatusScript)();
  await screen.findByText(text);
});
