import { cleanup, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import MarioPage from "~/routes/_main.stream.mario.mdx";
import RoyalePage from "~/routes/_main.stream.sar._index.mdx";
import VixyPage from "~/routes/_main.stream.vixy.mdx";
import { RoyaleCharacters } from "~/stream/royale-characters";
import { StreamHome } from "~/stream/stream-home";
import { streamStatusAt } from "~/stream/stream-status.server";
import { playerAddress } from "~/stream/video-player";
import schedule from "~content/schedule.yaml";
import { chaseAnimals, royaleCharacters } from "~content/stream.yaml";
import { marioVideos, vixyVideos } from "~content/videos.yaml";
import { renderOnSite } from "./rendering";

const getAddresses = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

it("the home page of the stream shows the next stream, the chat rules and links to all pages", () => {
  const { stream } = streamStatusAt(schedule, Date.parse("2026-11-23T12:00:00Z"));
  renderOnSite(<StreamHome stream={stream} calendar="https://127.0.0.1/schedule.ics" />);
  const pages = ["bluerock", "vixy", "pokemon", "mario", "sar", "charities"];
  const expected = pages.map((page) => `/stream/${page}`);
  expect(getAddresses()).toEqual(expect.arrayContaining(expected));
  const rules = within(screen.getByRole("region", { name: "Chat rules" }));
  expect(rules.getAllByRole("listitem").length).toBeGreaterThan(4);
});

describe.each([
  ["Vixy", VixyPage, vixyVideos],
  ["Mario", MarioPage, marioVideos],
] as const)("the page of %s", (_name, VideoPage, videos) => {
  it("a video page shows two posters that this site serves, and requests nothing from another site", () => {
    const { container } = renderOnSite(<VideoPage />, { path: "/stream/x" });
    expect(videos).toHaveLength(2);
    for (const { title, slug, poster } of videos) {
      const play = screen.getByRole("link", { name: `Play “${title}”` });
      expect(play.getAttribute("href")).toBe(`/stream/x?video=${slug}#${slug}`);
      const picture = screen.getByAltText(poster.alt);
      expect(picture.getAttribute("src")).toBe(`/cdn/d/${poster.path}?size=large`);
    }
    expect(container.querySelector("iframe, video, script, link, object, embed")).toBeNull();
    expect(container.querySelector(":is([src], [srcset]):not([src^='/cdn/'], source)")).toBeNull();
  });

  it("a video page plays only the video in the address of the page", () => {
    const { id, slug, title } = videos[1]!;
    renderOnSite(<VideoPage />, { path: `/stream/x?video=${slug}` });
    const [player, ...others] = document.querySelectorAll("iframe");
    expect([player!.getAttribute("src"), others]).toEqual([playerAddress(id), []]);
    expect(player!.title).toContain(title);
    expect(player!.getAttribute("sandbox")).not.toMatch(/top-navigation|forms|modals/);
    const close = screen.getByRole("link", { name: "Close the video" });
    expect(close.getAttribute("href")).toBe(`/stream/x#${slug}`);
    cleanup();
    renderOnSite(<VideoPage />, { path: "/?video=nothing" });
    expect(document.querySelector("iframe")).toBeNull();
  });
});

it("the royale page lists the royale characters with links to their sheets", () => {
  renderOnSite(
    <>
      <RoyalePage />
      <RoyaleCharacters />
    </>,
  );
  screen.getByText(/A match has 64 combatants/);
  for (const { shortName, fullName, altText, description } of royaleCharacters) {
    const icon = screen.getByAltText(altText).getAttribute("src");
    expect(icon).toContain(`/stream/sar/${shortName}.png`);
    screen.getByText(description);
    const link = screen.getByRole("link", { name: fullName });
    expect(link.getAttribute("href")).toBe(`/characters/${shortName}`);
  }
  const animals = within(screen.getByRole("region", { name: "Or as another animal" }));
  const names = animals.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(names).toEqual(chaseAnimals.map(({ animal }) => animal));
});
