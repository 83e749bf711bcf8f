import { beforeEach, expect, it } from "vitest";
import type { Alert } from "./events";
import { NOTHING_HIDDEN } from "./hiding";
import { AlertView, applyLook } from "./view";

let stage: HTMLElement;
let view: AlertView;
beforeEach(() => {
  stage = document.createElement("main");
  stage.innerHTML = `<template data-alert="cheer"><article>
    <p data-slot="tally">Cheer</p><bdi data-slot="name"></bdi><p data-slot="line"></p>
    <span data-slot="picture"></span><p data-bubble><bdi data-slot="message"></bdi></p></article></template>`;
  view = new AlertView(stage);
});

const cheer = (username: string): Alert => ({
  type: "cheer",
  username,
  count: 5,
  message: "Hello",
  pfp: "https://pictures.test/fox.png",
});
const shown = () => stage.querySelectorAll<HTMLElement>("[data-shown]");
const slot = (name: string) => stage.querySelector(`[data-shown] [data-slot=${name}]`)!;
const getTexts = (...names: string[]) => names.map((name) => slot(name).textContent);
const isBubbleHidden = () => stage.querySelector<HTMLElement>("[data-shown] [data-bubble]")!.hidden;

it("hides and restores names, messages and pictures of the alert on screen", () => {
  expect(view.show([cheer("Vixy")], 0, 15_000)).toBe("Vixy cheered 5 bits! Hello");
  const [element] = shown();
  view.setHiding({ safe: true, words: [] });
  expect(getTexts("name", "line", "message")).toEqual(["A mystery fox", "cheered 5 bits!", ""]);
  expect(slot("picture").childElementCount).toBe(0);
  expect(isBubbleHidden()).toBe(true);

  view.setHiding(NOTHING_HIDDEN);
  expect(getTexts("name", "message")).toEqual(["Vixy", "Hello"]);
  expect(slot("picture").childElementCount).toBe(1);
  expect(isBubbleHidden()).toBe(false);
  // The same element: its animations continue.
  expect(shown()[0]).toBe(element);
});

it("shows one alert at a time, with its times and the sum of combined alerts", () => {
  view.show([cheer("Vixy")], 0, 15_000);
  expect(getTexts("tally")).toEqual(["Cheer"]);
  view.show([cheer("Vixy"), cheer("Snow")], 2_000, 30_000);
  expect(getTexts("name", "tally")).toEqual(["Vixy and Snow", "10 bits"]);
  expect(shown()).toHaveLength(1);
  const { style } = shown()[0]!;
  const names = ["--elapsed", "--shown", "--text-delay"];
  const times = names.map((name) => style.getPropertyValue(name));
  expect(times).toEqual(["2000ms", "30000ms", "500ms"]);
  view.shorten(6_000);
  expect(style.getPropertyValue("--shown")).toBe("6000ms");
  view.hide();
  expect(shown()).toHaveLength(0);
});

it("inserts texts of events as text", () => {
  const markup = "<img src=x onerror=alert(1)>";
  view.show([{ ...cheer(markup), message: markup }], 0, 15_000);
  expect(getTexts("name", "message")).toEqual([markup, markup]);
  expect(stage.querySelector("[onerror]")).toBeNull();
});

it("removes a profile picture that cannot be loaded", () => {
  view.show([cheer("Vixy")], 0, 15_000);
  slot("picture").querySelector("img")!.dispatchEvent(new Event("error"));
  expect(slot("picture").childElementCount).toBe(0);
});

it("applies the look, size and color of the address", () => {
  applyLook(stage, { scale: 1.5, look: "banner", accent: "ffee00" });
  expect(stage.dataset["look"]).toBe("banner");
  expect(stage.style.getPropertyValue("--scale")).toBe("1.5");
  expect(stage.style.getPropertyValue("--accent")).toBe("#ffee00");
});
