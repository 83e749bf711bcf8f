import { toWellFormed } from "./well-formed";

/** Reads alerts out. */
export interface Voice {
  /** @param volume 0 to 1 */
  say(text: string, volume: number): void;
  /** Says no more of it. */
  hush(): void;
}

/** What voices are asked to read: some would read a flood of signs for minutes. */
const longest = 300;

/**
 * A voice of the browser's own: one that works on this machine, so that no name leaves it. Without one
 * nothing is said, which is noted in the log once.
 */
export function createVoice(): Voice {
  const speech = window.speechSynthesis as SpeechSynthesis | undefined;
  // They may take a moment to come; to ask is what makes them.
  speech?.getVoices();
  let isNoted = false;
  return {
    say(text, volume) {
      const voices = (speech?.getVoices() ?? []).filter(({ localService }) => localService);
      const voice = voices.find(({ lang }) => lang.startsWith("en")) ?? voices[0];
      if (!speech || !voice) {
        if (!isNoted) console.warn("overlay: this browser has no voice of its own");
        isNoted = true;
        return;
      }
      const utterance = new SpeechSynthesisUtterance(toWellFormed(text.slice(0, longest)));
      Object.assign(utterance, { voice, lang: voice.lang, volume });
      speech.speak(utterance);
    },
    hush() {
      speech?.cancel();
    },
  };
}
