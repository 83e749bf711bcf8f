import type { AlertType, OverlayEvent } from "./alerts";
import { openChannel } from "./channel";
import { readClock } from "./clock";
import { createState, type Effect, type LoopInput, type LoopState } from "./state";
import { step } from "./step";
import { readControls, readState, writeState } from "./stored";

const sounds = import.meta.glob<string>("./sounds/*.mp3", { eager: true, import: "default" });

const RESPONSE_TIMEOUT_MS = 10_000;
const MAX_SLEEP_MS = 60_000;
const VOLUME = 0.8;

/**
 * Runs the loop: passes inputs to it, and executes its effects.
 *
 * @param onState is called with the state after each step
 * @returns a function that stops the loop
 */
export function runOverlay(onState: (state: LoopState) => void): () => void {
  const overlay = Math.random().toString(36).slice(2);
  const player = new SoundPlayer();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isEnded = false;
  let state = createState({ stored: readState(), controls: readControls() }, readClock());
  const feed = (input: LoopInput) => {
    if (isEnded) return;
    const now = readClock();
    const after = step(state, input, now);
    state = after.state;
    for (const effect of after.effects) execute(effect, now);
    onState(state);
  };
  const execute = (effect: Effect, now: number) => {
    switch (effect.type) {
      case "fetch":
        void fetchInput(effect.position).then(feed);
        break;
      case "play":
        if (!state.controls.muted) player.play(effect.alertType);
        break;
      case "silence":
        player.stop();
        break;
      case "store": {
        const { position, knownIds, waiting, onScreen } = state;
        writeState({ at: now, position, knownIds, waiting, onScreen });
        break;
      }
      case "report": {
        const { failures, onScreen, waiting } = state;
        const isConnected = failures === 0;
        channel.send({ type: "report", overlay, at: now, isConnected, onScreen, waiting });
        break;
      }
      case "log":
        console.warn(`overlay: ${effect.text}`);
        break;
      case "wake":
        clearTimeout(timer);
        timer = setTimeout(tick, Math.min(effect.at - now, MAX_SLEEP_MS));
    }
  };
  const tick = () => feed({ type: "tick" });
  const channel = openChannel((message) => {
    // Overlays send reports to docks only.
    if (message.type !== "report") feed(message);
  });
  // Browsers throttle timers of hidden pages.
  document.addEventListener("visibilitychange", tick);
  tick();
  return () => {
    isEnded = true;
    document.removeEventListener("visibilitychange", tick);
    clearTimeout(timer);
    channel.close();
    player.stop();
  };
}

/** Requests the event at a position, or the count. The site validates the upstream's data. */
async function fetchInput(position: number | undefined): Promise<LoopInput> {
  const path = position === undefined ? "count" : `next/${position}`;
  try {
    const response = await fetch(`/v1/overlay/events/${path}`, {
      cache: "no-store",
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    });
    if (position !== undefined && response.status === 404) {
      return { type: "event", event: undefined };
    }
    if (!response.ok) throw new Error(`status ${response.status}`);
    const { data } = (await response.json()) as { data: unknown };
    if (position !== undefined) return { type: "event", event: data as OverlayEvent };
    if (!Number.isInteger(data)) throw new Error("the count is no number");
    return { type: "count", count: data as number };
  } catch (error) {
    console.warn(`overlay: ${path}:`, String(error));
    return { type: "failure" };
  }
}

/** Plays the sound of one alert at a time. */
class SoundPlayer {
  #playing: HTMLAudioElement | undefined;

  /** Plays a sound from the start. A new element each time reloads a sound that failed earlier. */
  play(type: AlertType): void {
    this.stop();
    const sound = new Audio(sounds[`./sounds/${type}.mp3`]);
    sound.volume = VOLUME;
    this.#playing = sound;
    sound.play().catch((error: unknown) => {
      // Stopped before playback started.
      if (this.#playing !== sound) return;
      console.warn(`overlay: the sound of a ${type} could not be played:`, String(error));
    });
  }

  stop(): void {
    this.#playing?.pause();
    this.#playing = undefined;
  }
}
