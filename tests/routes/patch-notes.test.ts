import type { ComponentProps } from "react";
import { expect, it } from "vitest";
import type { PatchNotes } from "~/site-info/patch-notes-page";
import { loader } from "~/routes/_main.patch-notes";
import { responseOf } from "./route-response";

type Page = ComponentProps<typeof PatchNotes>;

const path = "/patch-notes";
const open = (search = "") => responseOf(loader, path + search);
const page = async (search: string) => (await open(search)).data as Page;

it.each([
  ["0.13.3", undefined, "0.13.2"],
  ["0.9", "0.9.1", "0.8.2"],
  ["0.2", "0.2.1", undefined],
])(
  "the patch notes of version %s name the newer version %s and the older version %s",
  async (version, newer, older) => {
    expect(await page(`?version=${version}`)).toMatchObject({ note: { version }, newer, older });
  },
);

it.each([
  ["no version", ""],
  ["an unknown version", "?version=0.14"],
  ["the name of a method", "?version=constructor"],
])(
  "the patch notes redirect to the latest version from an address with %s",
  async (_name, search) => {
    const { status, location, headers } = await open(search);
    expect([status, location]).toEqual([302, `${path}?version=0.13.3`]);
    expect(headers.get("Cache-Control")).toBe("no-store");
    // That header would remove the previous page from the history.
    expect(headers.get("X-Remix-Replace")).toBeNull();
  },
);
