import { cleanup, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import MarioPage from "~/routes/_main.stream.mario.mdx";
import PokemonPage from "~/routes/_main.stream.pokemon._index.mdx";
import RoyalePage from "~/routes/_main.stream.sar._index.mdx";
import VixyPage from "~/routes/_main.stream.vixy.mdx";
import { RoyaleCharacters } from "~/stream/royale-characters";
import { StreamHome } from "~/stream/stream-home";
import { streamStatusAt } from "~/stream/stream-status.server";
import schedule from "~content/schedule.yaml";
import { chaseAnimals, royaleCharacters } from "~content/stream.yaml";
import { marioVideos, vixyVideos } from "~content/videos.yaml";
import type { StreamVideo } from "~/stream/stream.schema";
import { meta as homeMeta } from "~/routes/_main.stream._index";
import { meta as charactersMeta } from "~/routes/_main.stream.sar.characters";
import { clockTime, playerAddress, spokenLength } from "~/stream/video-player";
import { characters } from "~mocks/data/characters";
import { renderOnSite } from "./rendering";

const hrefs = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

describe("the front page of the stream", () => {
  const { stream } = streamStatusAt(schedule, Date.parse("2026-11-23T12:00:00Z"));
  const home = <StreamHome stream={stream} subscription="webcal://127.0.0.1/stream/schedule.ics" />;

  it("leads to the schedule and to every page of the stream", () => {
    renderOnSite(home);
    expect(screen.getByRole("link", { name: "See the schedule" }).getAttribute("href")).toBe(
      "#schedule",
    );
    for (const page of ["bluerock", "vixy", "pokemon", "mario", "sar", "charities"]) {
      expect(hrefs()).toContain(`/stream/${page}`);
    }
  });

  it("says what is on, and how to behave", () => {
    renderOnSite(home);
    expect(screen.getAllByRole("term").length).toBeGreaterThan(2);
    const rules = within(screen.getByRole("region", { name: "Chat rules" }));
    expect(rules.getAllByRole("listitem").length).toBeGreaterThan(4);
  });
});

it("the Pokémon page leads to the challenge and to the game", () => {
  renderOnSite(<PokemonPage />);
  expect(hrefs()).toEqual(["/stream/pokemon/gym-challenge", "/choose-your-starter"]);
});

describe.each([
  ["Vixy", VixyPage, vixyVideos],
  ["Mario", MarioPage, marioVideos],
] as const)("the page of %s", (_name, VideoPage, videos) => {
  const page = <VideoPage />;
  const poster = ({ title, seconds }: (typeof videos)[number]) =>
    screen.getByRole("link", { name: `Play “${title}”, ${spokenLength(seconds)}` });
  const player = () => document.querySelector("iframe");

  it("has two videos, each a drawing of our own that leads to a document with its player", () => {
    renderOnSite(page, { path: "/stream/x" });
    expect(videos).toHaveLength(2);
    for (const video of videos) {
      expect(poster(video).getAttribute("href")).toBe(
        `/stream/x?video=${video.slug}#${video.slug}`,
      );
      expect(poster(video).getAttribute("target")).toBe("_self");
      expect(screen.getByAltText(video.poster.alt).getAttribute("src")).toBe(
        `/cdn/d/${video.poster.path}?size=medium`,
      );
      expect(within(poster(video)).getByText(clockTime(video.seconds))).toBeTruthy();
      const away = screen.getByRole("link", { name: `Watch on YouTube: ${video.title}` });
      expect(away.getAttribute("href")).toMatch(
        /^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}$/,
      );
    }
  });

  it("loads nothing from elsewhere", () => {
    const { container } = renderOnSite(page);
    expect(container.querySelector("iframe, video, script, link, object, embed")).toBeNull();
    for (const element of container.querySelectorAll("[src], [srcset]")) {
      expect(element.getAttribute("src") ?? element.getAttribute("srcset")).toMatch(/^\/cdn\//);
    }
  });

  it("plays the video of its address, and no other", () => {
    const [first, second] = videos as [StreamVideo, StreamVideo];
    renderOnSite(page, { path: `/stream/x?video=${second.slug}` });
    expect(player()?.getAttribute("src")).toBe(playerAddress(second.id));
    expect(player()?.title).toContain(second.title);
    expect(player()?.getAttribute("allow")).toMatch(/fullscreen.*picture-in-picture/);
    expect(player()?.getAttribute("sandbox")).not.toMatch(/top-navigation|forms|modals/);
    expect(document.querySelectorAll("iframe")).toHaveLength(1);
    expect(poster(first)).toBeTruthy();
    const close = screen.getByRole("link", { name: "Close the video" });
    expect(close.getAttribute("href")).toBe(`/stream/x#${second.slug}`);
    cleanup();
    renderOnSite(page, { path: "/?video=nothing" });
    expect(player()).toBeNull();
  });
});

describe("the length of a video", () => {
  it.each([
    [41, "0:41", "41 seconds"],
    [60, "1:00", "1 minute"],
    [61, "1:01", "1 minute 1 second"],
    [725, "12:05", "12 minutes 5 seconds"],
  ])("of %i seconds", (seconds, shown, spoken) => {
    expect(clockTime(seconds)).toBe(shown);
    expect(spokenLength(seconds)).toBe(spoken);
  });
});

describe("the royale", () => {
  it("has 64 combatants, and leads to the characters", () => {
    renderOnSite(<RoyalePage />);
    expect(screen.getByText(/A match has 64 combatants/)).toBeTruthy();
    expect(hrefs()).toContain("/stream/sar/characters");
  });

  it("has seven characters to redeem, each as in the comic", () => {
    renderOnSite(<RoyaleCharacters />);
    expect(royaleCharacters.map(({ shortName }) => shortName)).toEqual([
      "chase",
      "vixy",
      "snow",
      "malichi",
      "katrina",
      "preston",
      "ruby",
    ]);
    for (const { shortName, fullName, altText, description } of royaleCharacters) {
      expect(fullName).toBe(characters[shortName]?.fullName);
      expect(screen.getByAltText(altText).getAttribute("src")).toContain(
        `/stream/sar/${shortName}.png`,
      );
      expect(screen.getByText(description)).toBeTruthy();
      expect(screen.getByRole("link", { name: fullName }).getAttribute("href")).toBe(
        `/characters/${shortName}`,
      );
    }
  });

  it("has eleven other animals, below Chase and nobody else", () => {
    renderOnSite(<RoyaleCharacters />);
    const chase = screen.getByRole("link", { name: "Chase Underbough" }).closest("li")!;
    const others = within(within(chase).getByRole("region", { name: "Or as another animal" }));
    expect(others.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(
      chaseAnimals.map(({ animal }) => animal),
    );
    expect(new Set(chaseAnimals.map(({ shortName }) => shortName)).size).toBe(11);
    expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(1);
  });
});

it("pages are shared with a drawing from the picture host", () => {
  const args = {
    location: { pathname: "/stream" },
    matches: [
      { id: "root", data: { siteUrl: "https://site.example", pictureHost: "https://cdn.example" } },
    ],
  };
  for (const [meta, path] of [
    [homeMeta, "stream/attic.png"],
    [charactersMeta, "stream/sar.png"],
  ] as const) {
    expect((meta as (args: object) => unknown)(args)).toContainEqual({
      property: "og:image",
      content: `https://cdn.example/d/${path}?size=medium`,
    });
  }
});
