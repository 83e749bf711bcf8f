import { screen } from "@testing-library/react";
import { HttpResponse } from "msw";
import { expect, it } from "vitest";
import { loader } from "~/routes/_main.downloads.$id";
import { Downloads } from "~/downloads/downloads-page";
import downloads from "~content/downloads.yaml";
import { onCall } from "~mocks/calls";
import { ok } from "~mocks/envelope";
import { renderOnSite } from "./rendering";
import { missingPageOf, responseOf } from "./route-response";
import { countUpstreamRequests } from "./sample-comic";

const open = (id = "super-fox") => responseOf(loader, "/downloads/x", { id });

it("the address of a download redirects to the address of the file", async () => {
  onCall("v1/downloads/{id}", () => ok("HTTPS://Files.Example/füchslein?key=x%2Fy#part"));
  const { status, location, headers } = await open();
  expect([status, location]).toEqual([302, "https://files.example/f%C3%BCchslein?key=x%2Fy#part"]);
  expect(headers.get("Cache-Control")).toBe("no-store");
  expect(headers.get("Content-Security-Policy")).toContain("default-src 'none'");
});

it.each<[string, () => Response]>([
  ...[
    "https://files.example/\r\nSet-Cookie: a=b",
    "javascript:alert(1)",
    "//files.example/a",
    "ftp://files.example/a",
    "",
    { url: "https://files.example/a" },
  ].map((data): [string, () => Response] => [`data ${JSON.stringify(data)}`, () => ok(data)]),
  ["a very long address", () => ok(`https://files.example/${"k".repeat(9_000)}`)],
  ["no connection", () => HttpResponse.error()],
  ["status 404", () => new HttpResponse(null, { status: 404 })],
])(
  "a download shows a page with a retry link if the API call results in %s",
  async (_name, answer) => {
    onCall("v1/downloads/{id}", answer);
    const { status, location, headers, data } = await open();
    expect([status, location]).toEqual([503, null]);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(data).toEqual({ id: "super-fox", name: "Super Fox" });
  },
);

it.each(["nope", "", "__proto__"])(
  "the unknown download %j has status 404 without an API call",
  async (id) => {
    const requests = countUpstreamRequests();
    expect((await open(id)).location).toBe(missingPageOf("/downloads/x"));
    requests.stop();
    expect(requests.paths).toEqual([]);
  },
);

it("the downloads page lists every file with its picture, terms and link", () => {
  renderOnSite(<Downloads />);
  for (const { id, name, terms, picture } of downloads) {
    screen.getByText(terms);
    expect(screen.getByAltText(picture.alt).getAttribute("width")).toBe(`${picture.width}`);
    const link = screen.getByRole("link", { name: `Download ${name}` });
    expect(link.getAttribute("href")).toBe(`/downloads/${id}`);
  }
});
