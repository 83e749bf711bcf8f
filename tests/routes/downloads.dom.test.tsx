import { screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { Downloads } from "~/site-info/downloads";
import downloads from "~content/downloads.yaml";
import { loader } from "~/routes/_main.downloads.$id";
import { onCall } from "~mocks/calls";
import { ok } from "~mocks/envelope";
import { upstream } from "~mocks/index";
import { responseOf } from "./route-response";
import { renderOnSite } from "./rendering";

const open = (id: string | undefined = "super-fox") => responseOf(loader, "/downloads/x", { id });
const upstreamSays = (data: unknown) => onCall("v1/downloads/{id}", () => ok(data));

describe("a file", () => {
  it.each([
    ["https://files.example/super-fox.zip", "https://files.example/super-fox.zip"],
    ["HTTPS://Files.Example/a?key=x%2Fy&z=1#part", "https://files.example/a?key=x%2Fy&z=1#part"],
    ["https://files.example/füchslein.zip", "https://files.example/f%C3%BCchslein.zip"],
    [`https://files.example/${"k".repeat(1_900)}`, `https://files.example/${"k".repeat(1_900)}`],
  ])("at %.60s is the target of the redirect", async (location, sent) => {
    upstreamSays(location);
    const answer = await open();
    expect([answer.status, answer.location]).toEqual([302, sent]);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  });

  it.each([
    ["a line break in its address", "https://files.example/\r\nSet-Cookie: a=b"],
    ["a space before its address", " https://files.example/a"],
    ["a script as its address", "javascript:alert(1)"],
    ["an address without a scheme", "//files.example/a"],
    ["a path as its address", "/files/a.zip"],
    ["another protocol", "ftp://files.example/a"],
    ["an invalid host", "https://a b/"],
    ["an address too long for a header", `https://files.example/${"k".repeat(9_000)}`],
    ["an empty address", ""],
    ["an object as its address", { url: "https://files.example/a" }],
  ])("with %s has status 503", async (_name, location) => {
    upstreamSays(location);
    expect(await open()).toMatchObject({ status: 503, location: null });
  });

  it.each([
    ["no connection", () => HttpResponse.error()],
    ["status 500", () => new HttpResponse(null, { status: 500 })],
    ["status 404", () => new HttpResponse(null, { status: 404 })],
  ])("has status 503 and is not cached on %s", async (_name, answer) => {
    onCall("v1/downloads/{id}", answer);
    const { status, headers, data } = await open();
    expect(status).toBe(503);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(data).toEqual({ id: "super-fox", name: "Super Fox" });
  });

  it.each(["nope", "", "__proto__", "super-fox/..", "SUPER-FOX", "%00"])(
    "with the unknown id %j is a missing page, without a request",
    async (id) => {
      const requested = vi.fn(() => HttpResponse.error());
      upstream.use(http.get("*/v1/downloads/*", requested));
      const { status, location } = await open(id);
      expect([status, location]).toEqual([302, "/404"]);
      expect(requested).not.toHaveBeenCalled();
    },
  );
});

it("lists every file with its picture, terms and link", () => {
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
