import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLoaderData } from "@remix-run/react";
import type { ComponentProps } from "react";
import { describe, expect, it } from "vitest";
import { PatchNotes } from "~/site-info/patch-notes-page";
import patchNotes from "~content/patch-notes.yaml";
import { loader, meta } from "~/routes/_main.patch-notes";
import { responseOf } from "./route-response";
import { renderOnSite } from "./rendering";

type Page = ComponentProps<typeof PatchNotes>;

const path = "/patch-notes";
const open = (search = "") => responseOf(loader, path + search);
const page = async (search: string) => (await open(search)).data as Page;

describe("a version", () => {
  it.each(patchNotes.map(({ version }) => version))("%s has a page", async (version) => {
    expect(await open(`?version=${version}`)).toMatchObject({
      status: 200,
      data: { note: { version } },
    });
  });

  it("comes alone, with the names of all others", async () => {
    const data = await page("?version=0.9");
    const elsewhere = patchNotes.filter(({ version }) => version !== "0.9");
    for (const { groups } of elsewhere) {
      expect(JSON.stringify(data)).not.toContain(JSON.stringify(groups[0]!.changes[0]));
    }
    expect(data.versions).toHaveLength(patchNotes.length);
  });

  it("knows the versions around it", async () => {
    expect(await page("?version=0.9")).toMatchObject({ newer: "0.9.1", older: "0.8.2" });
    expect(await page("?version=0.13.3")).toMatchObject({ newer: undefined, older: "0.13.2" });
    expect(await page("?version=0.2")).toMatchObject({ newer: "0.2.1", older: undefined });
  });

  it("has its day in words, the same in every time zone", async () => {
    expect((await page("?version=0.2")).note.day).toBe("March 16, 2019");
  });
});

describe("the latest version is where an address leads that has", () => {
  it.each([
    ["no version", ""],
    ["an empty one", "?version="],
    ["an unknown one", "?version=0.14"],
    ["another spelling of one", "?version=v0.13.3"],
    ["two", "?version=0.9&version=0.8"],
    ["the same one twice", "?version=0.9&version=0.9"],
    ["the name of a method", "?version=constructor"],
    ["a path", "?version=../../404"],
    ["a line break", "?version=0.9%0D%0ALocation:%20/"],
    ["a huge one", `?version=${"9".repeat(5_000)}`],
  ])("%s", async (_name, search) => {
    const { status, location, headers } = await open(search);
    expect([status, location]).toEqual([302, `${path}?version=0.13.3`]);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    // It would take the page the visitor came from out of the history.
    expect(headers.get("X-Remix-Replace")).toBeNull();
  });
});

describe("the dropdown", () => {
  /** The page with its loader, as the browser runs it. */
  async function show(search: string) {
    function Route() {
      return <PatchNotes {...(useLoaderData() as Page)} />;
    }
    const route = {
      path,
      element: <Route />,
      loader: ({ request }: { request: Request }) => page(new URL(request.url).search),
    };
    const { router } = renderOnSite(null, { path: "/contact", routes: [route] });
    await act(() => router.navigate(path + search));
    await screen.findByRole("heading", { level: 2 });
    const select = screen.getByLabelText<HTMLSelectElement>("Version");
    const shows = (version: string) =>
      waitFor(() =>
        expect(screen.getByRole("heading", { level: 2 }).textContent).toMatch(
          new RegExp(`^${version.replaceAll(".", "\\.")} `),
        ),
      );
    return { router, select, shows, user: userEvent.setup() };
  }

  it("shows what is chosen, keeps focus, and goes back", async () => {
    const { router, select, shows, user } = await show("?version=0.13.3");
    await shows("0.13.3");
    select.focus();
    await user.selectOptions(select, "0.9");
    await shows("0.9");
    expect(router.state.location).toMatchObject({
      search: "?version=0.9",
      state: { keepsFocus: true },
    });
    expect(document.activeElement).toBe(select);
    await act(() => router.navigate(-1));
    await shows("0.13.3");
    expect(select.value).toBe("0.13.3");
  });

  it("walked with the arrow keys leaves one step in the history", async () => {
    const { router, select, shows } = await show("?version=0.13.3");
    select.focus();
    // A closed list has changed after every key; without a pointer in between.
    for (const version of ["0.13.2", "0.13.1", "0.13"]) {
      fireEvent.change(select, { target: { value: version } });
      await shows(version);
      expect(document.activeElement).toBe(select);
    }
    await act(() => router.navigate(-1));
    await shows("0.13.3");
  });

  it("is a form for those without JavaScript", async () => {
    const { select } = await show("?version=0.9");
    const form = select.form!;
    expect([form.method, form.getAttribute("action")]).toEqual(["get", path]);
    expect([...new FormData(form)]).toEqual([["version", "0.9"]]);
    expect(screen.getByRole("button", { name: "Show" })).toHaveProperty("type", "submit");
  });

  it("follows the links to the versions around", async () => {
    const { select, shows, user } = await show("?version=0.9");
    await user.click(screen.getByRole("link", { name: "← Version 0.8.2" }));
    await shows("0.8.2");
    expect(select.value).toBe("0.8.2");
  });
});

describe("its meta tags", () => {
  const tags = async (search: string) =>
    meta({ data: await page(search), location: { pathname: path }, matches: [] } as never);

  it("are of the version", async () => {
    const list = await tags("?version=0.9");
    expect(list).toContainEqual({ title: "Patch notes 0.9: No more extras · Talechasers" });
    expect(list).toContainEqual({
      tagName: "link",
      rel: "canonical",
      href: "http://localhost/patch-notes?version=0.9",
    });
    expect(list).toContainEqual({
      property: "og:url",
      content: "http://localhost/patch-notes?version=0.9",
    });
  });

  it("are other ones for every version", async () => {
    const all = await Promise.all(patchNotes.map(({ version }) => tags(`?version=${version}`)));
    const descriptions = all.map(
      (list) => list?.find((tag) => "name" in tag && tag.name === "description") as object,
    );
    expect(new Set(descriptions.map((tag) => JSON.stringify(tag))).size).toBe(patchNotes.length);
  });
});
