import { beforeEach, expect, it } from "vitest";
import type { Alert } from "./events";
import { NOTHING_HIDDEN } from "./hiding";
import { createView, applyLook } from "./view";

let stage: HTMLElement;
beforeEach(() => {
  stage = document.createElement("main");
  stage.innerHTML = `<template data-alert="cheer"><article>
    <p data-slot="tally">Cheer</p><bdi data-slot="name"></bdi><p data-slot="line"></p>
    <span data-slot="picture"></span><p data-bubble><bdi data-slot="message"></bdi></p></article></template>`;
});

const cheer = (username: string): Alert => ({
  type: "cheer",
  username,
  count: 5,
  message: "Hello",
  pfp: "https://pictures.test/fox.png",
});
const slot = (name: string) => stage.querySelector(`[data-shown] [data-slot=${name}]`);
const text = (name: string) => slot(name)?.textContent;

it("hides names, messages and pictures at once, in the alert that shows, and brings them back", () => {
  const view = createView(stage);
  expect(view.show([cheer("Vixy")], 0, 15_000)).toBe("Vixy cheered 5 bits! Hello");
  const shown = stage.querySelector("[data-shown]");
  expect(slot("picture")?.querySelector("img")).not.toBeNull();
  const bubble = stage.querySelector<HTMLElement>("[data-shown] [data-bubble]")!;
  expect(bubble.hidden).toBe(false);

  view.setHiding({ safe: true, words: [] });
  expect([text("name"), text("line"), text("message")]).toEqual([
    "A mystery fox",
    "cheered 5 bits!",
    "",
  ]);
  expect(slot("picture")?.querySelector("img")).toBeNull();
  expect(bubble.hidden).toBe(true);

  view.setHiding(NOTHING_HIDDEN);
  expect([text("name"), text("message")]).toEqual(["Vixy", "Hello"]);
  expect(bubble.hidden).toBe(false);
  expect(slot("picture")?.querySelectorAll("img")).toHaveLength(1);
  // It is the same one: what moves goes on moving.
  expect(stage.querySelector("[data-shown]")).toBe(shown);
});

it("shows one alert at a time, with its times, and the tally of a train", () => {
  const view = createView(stage);
  view.show([cheer("Vixy")], 0, 15_000);
  expect(text("tally")).toBe("Cheer");
  view.show([cheer("Vixy"), cheer("Snow")], 2_000, 30_000);
  expect(stage.querySelectorAll("[data-shown]")).toHaveLength(1);
  expect([text("name"), text("tally")]).toEqual(["Vixy and Snow", "10 bits"]);
  const { style } = stage.querySelector<HTMLElement>("[data-shown]")!;
  expect(
    ["--elapsed", "--shown", "--text-delay"].map((name) => style.getPropertyValue(name)),
  ).toEqual(["2000ms", "30000ms", "500ms"]);
  view.shorten(6_000);
  expect(style.getPropertyValue("--shown")).toBe("6000ms");
  view.hide();
  expect(stage.querySelector("[data-shown]")).toBeNull();
  view.shorten(1_000);
  view.setHiding(NOTHING_HIDDEN);
});

it("has the look and the color of its address", () => {
  applyLook(stage, { scale: 1.5, theme: "banner", accent: undefined });
  expect([stage.dataset["look"], stage.dataset["accent"]]).toEqual(["banner", undefined]);
  applyLook(stage, { scale: 1, theme: "card", accent: "ffee00" });
  expect([stage.dataset["look"], stage.dataset["accent"]]).toEqual(["card", "light"]);
  expect(stage.style.getPropertyValue("--accent")).toBe("#ffee00");
});
