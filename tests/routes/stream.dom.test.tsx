import { cleanup, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { chaseAnimals, royaleCharacters } from "~content/stream.yaml";
import { marioVideos, vixyVideos } from "~content/videos.yaml";
import schedule from "~content/schedule.yaml";
import { meta as homeMeta } from "~/routes/_main.stream._index";
import MarioPage from "~/routes/_main.stream.mario.mdx";
import RoyalePage from "~/routes/_main.stream.sar._index.mdx";
import { meta as charactersMeta } from "~/routes/_main.stream.sar.characters";
import VixyPage from "~/routes/_main.stream.vixy.mdx";
import { RoyaleCharacters } from "~/stream/royale-characters";
import { StreamHome } from "~/stream/stream-home";
import type { StreamVideo } from "~/stream/stream.schema";
import { streamStatusAt } from "~/stream/stream-status.server";
import { clockTime, playerAddress, spokenLength } from "~/stream/video-player";
import { renderOnSite } from "./rendering";

const getAddresses = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

it("the front page of the stream has what is on, the chat rules, and links to all pages", () => {
  const { stream } = streamStatusAt(schedule, Date.parse("2026-11-23T12:00:00Z"));
  renderOnSite(<StreamHome stream={stream} calendar="https://127.0.0.1/schedule.ics" />);
  const scheduleLink = screen.getByRole("link", { name: "See the schedule" });
  expect(scheduleLink.getAttribute("href")).toBe("#schedule");
  const pages = ["bluerock", "vixy", "pokemon", "mario", "sar", "charities"];
  expect(getAddresses()).toEqual(expect.arrayContaining(pages.map((page) => `/stream/${page}`)));
  expect(screen.getAllByRole("term").length).toBeGreaterThan(2);
  const rules = within(screen.getByRole("region", { name: "Chat rules" }));
  expect(rules.getAllByRole("listitem").length).toBeGreaterThan(4);
});

describe.each([
  ["Vixy", VixyPage, vixyVideos],
  ["Mario", MarioPage, marioVideos],
] as const)("the page of %s", (_name, VideoPage, videos) => {
  const getPoster = ({ title, seconds }: StreamVideo) =>
    screen.getByRole("link", { name: `Play “${title}”, ${spokenLength(seconds)}` });
  const getPlayers = () => [...document.querySelectorAll("iframe")];

  it("has two videos with own posters, which link to a document with the player", () => {
    const { container } = renderOnSite(<VideoPage />, { path: "/stream/x" });
    expect(videos).toHaveLength(2);
    for (const video of videos) {
      const poster = getPoster(video);
      expect(poster.getAttribute("href")).toBe(`/stream/x?video=${video.slug}#${video.slug}`);
      expect(poster.getAttribute("target")).toBe("_self");
      const picture = screen.getByAltText(video.poster.alt);
      expect(picture.getAttribute("src")).toBe(`/cdn/d/${video.poster.path}?size=medium`);
      within(poster).getByText(clockTime(video.seconds));
      const link = screen.getByRole("link", { name: `Watch on YouTube: ${video.title}` });
      expect(link.getAttribute("href")).toMatch(
        /^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}$/,
      );
    }
    expect(container.querySelector("iframe, video, script, link, object, embed")).toBeNull();
    for (const element of container.querySelectorAll("[src], [srcset]")) {
      const address = element.getAttribute("src") ?? element.getAttribute("srcset");
      expect(address).toMatch(/^\/cdn\//);
    }
  });

  it("plays the video of its address only", () => {
    const [first, second] = videos as [StreamVideo, StreamVideo];
    renderOnSite(<VideoPage />, { path: `/stream/x?video=${second.slug}` });
    const [player, ...others] = getPlayers();
    expect(player!.getAttribute("src")).toBe(playerAddress(second.id));
    expect(player!.title).toContain(second.title);
    expect(player!.getAttribute("allow")).toMatch(/fullscreen.*picture-in-picture/);
    expect(player!.getAttribute("sandbox")).not.toMatch(/top-navigation|forms|modals/);
    expect(others).toEqual([]);
    getPoster(first);
    const close = screen.getByRole("link", { name: "Close the video" });
    expect(close.getAttribute("href")).toBe(`/stream/x#${second.slug}`);
    cleanup();
    renderOnSite(<VideoPage />, { path: "/?video=nothing" });
    expect(getPlayers()).toEqual([]);
  });
});

it.each([
  [41, "0:41", "41 seconds"],
  [60, "1:00", "1 minute"],
  [61, "1:01", "1 minute 1 second"],
  [725, "12:05", "12 minutes 5 seconds"],
])("a video of %i seconds has the length %s, spoken as %s", (seconds, shown, spoken) => {
  expect([clockTime(seconds), spokenLength(seconds)]).toEqual([shown, spoken]);
});

it("the royale page says that a match has 64 combatants, and links to the characters", () => {
  renderOnSite(<RoyalePage />);
  screen.getByText(/A match has 64 combatants/);
  expect(getAddresses()).toContain("/stream/sar/characters");
});

it("the royale has characters with links to their sheets, and other animals of Chase", () => {
  renderOnSite(<RoyaleCharacters />);
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

it.each([
  ["/stream", homeMeta, "stream/attic.png"],
  ["/stream/sar/characters", charactersMeta, "stream/sar.png"],
])("%s has a preview image of the picture host", (pathname, meta, path) => {
  vi.stubEnv("SSR", true);
  const data = { siteUrl: "https://site.example" };
  const args = { location: { pathname }, matches: [{ id: "root", data }] };
  expect((meta as (args: object) => unknown)(args)).toContainEqual({
    property: "og:image",
    content: `https://site.example/preview/${path}`,
  });
});
