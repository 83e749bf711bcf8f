import { screen, waitFor } from "@testing-library/react";
import { useLoaderData } from "react-router-dom";
import { expect, it } from "vitest";
import { GalleryThumbnail } from "~/galleries/gallery-thumbnail";
import { Picture } from "~/ui/picture";
import { Thumbnail } from "~/ui/thumbnail";
import { renderOnSite } from "./rendering";

const site = { pictureHost: "/cdn", dataSaver: false };
const shape = { alt: "A fox", width: 100, height: 100 };
const item = { id: "fox", title: "A fox", alt: "", artist: "" };
const usePath = () => useLoaderData() as string;

it.each([
  ["a picture", () => <Picture {...shape} path={usePath()} />],
  ["a thumbnail", () => <Thumbnail {...shape} path={usePath()} />],
  [
    "a thumbnail of a gallery",
    () => <GalleryThumbnail {...site} path="/" item={{ ...item, location: usePath() }} />,
  ],
])(
  "%s with another item is a new element that shows nothing of the former item",
  async (_name, Shown) => {
    let path = "one.png";
    const { router } = renderOnSite(<Shown />, { data: path });
    const former = screen.getByRole("img");
    path = "two.png";
    router.routes[0]!.children!.at(-1)!.loader = () => path;
    router.revalidate();
    const image = () => screen.getByRole<HTMLImageElement>("img");
    await waitFor(() => expect(image().src).toContain("two.png"));
    expect(image()).not.toBe(former);
  },
);
