import { screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { DownloadFailure, Downloads } from "~/site-info/downloads";
import downloads from "~content/downloads.yaml";
import { loader } from "~/routes/_main.downloads.$id";
import { onCall } from "~mocks/calls";
import { ok } from "~mocks/envelope";
import { upstream } from "~mocks/index";
import { withFreshUpstream } from "../upstream/fresh";
import { responseOf } from "./route-response";
import { renderOnSite } from "./rendering";

withFreshUpstream();
// Failed calls are logged by design.
beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => undefined));

const open = (id: string | undefined = "super-fox") => responseOf(loader, "/downloads/x", { id });
const upstreamSays = (data: unknown) => onCall("v1/downloads/{id}", () => ok(data));

describe("a file", () => {
  it.each([
    ["https://files.example/super-fox.zip", "https://files.example/super-fox.zip"],
    ["http://files.example", "http://files.example/"],
    ["HTTPS://Files.Example/a?key=x%2Fy&z=1#part", "https://files.example/a?key=x%2Fy&z=1#part"],
    ["https://files.example/füchslein.zip", "https://files.example/f%C3%BCchslein.zip"],
    [`https://files.example/${"k".repeat(1_900)}`, `https://files.example/${"k".repeat(1_900)}`],
  ])("at %.60s is where the visitor is sent", async (location, sent) => {
    upstreamSays(location);
    const answer = await open();
    expect([answer.status, answer.location]).toEqual([302, sent]);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  });

  it.each([
    ["a line break in it", "https://files.example/\r\nSet-Cookie: a=b"],
    ["a tab in it", "https://files.example/\ta"],
    ["a blank before it", " https://files.example/a"],
    ["a script", "javascript:alert(1)"],
    ["data", "data:text/html,hello"],
    ["a scheme left out", "//files.example/a"],
    ["a path", "/files/a.zip"],
    ["another protocol", "ftp://files.example/a"],
    ["no host", "https://"],
    ["a broken host", "https://a b/"],
    ["more than a header holds", `https://files.example/${"k".repeat(9_000)}`],
    ["nothing in it", ""],
    ["no text", { url: "https://files.example/a" }],
    ["a list", ["https://files.example/a"]],
    ["a number", 0],
  ])("with %s for an address is a failure", async (_name, location) => {
    upstreamSays(location);
    expect(await open()).toMatchObject({ status: 503, location: null });
  });

  it.each([
    ["no connection", () => HttpResponse.error()],
    ["a failing upstream", () => new HttpResponse(null, { status: 500 })],
    ["a redirect", () => HttpResponse.redirect("https://elsewhere.example/")],
    ["an upstream that does not know it", () => new HttpResponse(null, { status: 404 })],
    ["no JSON", () => HttpResponse.html("<!doctype html>")],
    ["no data", () => HttpResponse.json({ code: "CHASE-1000", message: "OK" })],
    ["another code", () => HttpResponse.json({ code: "CHASE-2001", message: "no", data: "x" })],
  ])("cannot be had with %s: 503, not kept anywhere", async (_name, answer) => {
    onCall("v1/downloads/{id}", answer);
    const { status, headers, data } = await open();
    expect(status).toBe(503);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(data).toEqual({ id: "super-fox", name: "Super Fox" });
  });

  it.each(["nope", "", "constructor", "__proto__", "..", "super-fox/..", "SUPER-FOX", "🦊", "%00"])(
    "with the id %j is missing, and not asked for",
    async (id) => {
      const asked = vi.fn(() => HttpResponse.error());
      upstream.use(http.get("*/v1/downloads/*", asked));
      const { status, location } = await open(id);
      expect([status, location]).toEqual([302, "/404"]);
      expect(asked).not.toHaveBeenCalled();
    },
  );
});

it("the failure says so, and offers to try again", () => {
  renderOnSite(<DownloadFailure id="super-fox" name="Super Fox" />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
    "Failed to fetch file. Please try again!",
  );
  const target = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(target("Try again")).toBe("/downloads/super-fox");
  expect(target("All downloads")).toBe("/downloads");
});

it("the list has every file, with its picture, its terms and its link", () => {
  renderOnSite(<Downloads />);
  for (const { id, name, terms, picture } of downloads) {
    expect(screen.getByRole("heading", { name })).toBeTruthy();
    expect(screen.getByText(terms)).toBeTruthy();
    expect(screen.getByRole("img", { name: picture.alt }).getAttribute("width")).toBe(
      `${picture.width}`,
    );
    const link = screen.getByRole("link", { name: `Download ${name}` });
    expect(link.getAttribute("href")).toBe(`/downloads/${id}`);
  }
});
