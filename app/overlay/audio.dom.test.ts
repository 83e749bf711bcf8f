import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SoundPlayer, Voice } from "./audio";
import { alertTypes } from "./events";

const play = vi.fn<() => Promise<void>>();
let sounds: HTMLAudioElement[];
let stage: HTMLElement;
let raid: HTMLAudioElement;
let player: SoundPlayer;
beforeEach(() => {
  sounds = [];
  play.mockReset().mockResolvedValue();
  class FakeAudio {
    currentTime = 7;
    src = "";
    error: object | null = null;
    play = play;
    pause = vi.fn();
    load = vi.fn(() => (this.error = null));
    constructor() {
      sounds.push(this as unknown as HTMLAudioElement);
    }
  }
  vi.stubGlobal("Audio", FakeAudio);
  stage = document.createElement("main");
  stage.innerHTML = alertTypes
    .map((type) => `<template data-alert="${type}" data-sound="/${type}.mp3"></template>`)
    .join("");
  player = new SoundPlayer(stage);
  raid = sounds.at(-1)!;
});
afterEach(() => vi.unstubAllGlobals());

it("plays a sound from its beginning at the volume, and stops it when that becomes 0", () => {
  player.setVolume(0.8);
  player.play("raid", () => undefined);
  expect(raid).toMatchObject({ src: "/raid.mp3", volume: 0.8, currentTime: 0 });
  player.setVolume(0.3);
  expect(raid.volume).toBe(0.3);
  player.setVolume(0);
  expect(raid.pause).toHaveBeenCalledOnce();
  player.play("raid", () => undefined);
  expect(play).toHaveBeenCalledOnce();
});

it("logs a sound that cannot be played, and continues as after its end", async () => {
  const onEnd = vi.fn();
  play.mockRejectedValue(new DOMException("not allowed"));
  player.setVolume(1);
  player.play("raid", onEnd);
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce());
  expect(vi.mocked(console.warn).mock.calls[0]![0]).toBe(
    "overlay: the sound of a raid could not be played:",
  );
});

it("fetches all sounds at the start, and one that failed again with the next alert", () => {
  expect(sounds.map(({ src, preload }) => [src, preload])).toEqual(
    alertTypes.map((type) => [`/${type}.mp3`, "auto"]),
  );
  Object.assign(raid, { error: { code: 4 } });
  player.setVolume(1);
  for (const _alert of [1, 2]) player.play("raid", () => undefined);
  expect(raid.load).toHaveBeenCalledOnce();
  expect(play).toHaveBeenCalledTimes(2);
  new SoundPlayer(stage, true);
  expect(sounds.at(-1)!.preload).toBe("none");
});

it("reads texts by a local voice only", () => {
  const speak = vi.fn<(utterance: { text: string; lang: string; volume: number }) => void>();
  const voices = [
    { lang: "en-US", localService: false },
    { lang: "en-GB", localService: true },
  ];
  vi.stubGlobal("speechSynthesis", { getVoices: () => voices, speak });
  vi.stubGlobal(
    "SpeechSynthesisUtterance",
    class {
      constructor(readonly text: string) {}
    },
  );
  const voice = new Voice();
  voice.say("x".repeat(999), 0.5);
  expect(speak.mock.calls).toMatchObject([[{ text: "x".repeat(300), lang: "en-GB", volume: 0.5 }]]);
  voices.pop();
  voice.say("Vixy", 1);
  expect(speak).toHaveBeenCalledOnce();
  expect(console.warn).toHaveBeenCalledOnce();
});
