import { toWellFormed, type AlertType } from "./events";
import { mapTypes } from "./timing";

/** Plays the sound of one alert at a time. The templates of the stage name the files. */
export class SoundPlayer {
  readonly #sounds: Readonly<Record<AlertType, HTMLAudioElement>>;
  #volume = 0;
  #playing: HTMLAudioElement | undefined;

  /** @param isMuted whether the sounds are never played, and so not fetched */
  constructor(stage: HTMLElement, isMuted = false) {
    this.#sounds = mapTypes((type) => {
      const sound = new Audio();
      sound.preload = isMuted ? "none" : "auto";
      sound.src =
        stage.querySelector(`template[data-alert=${type}]`)?.getAttribute("data-sound") ?? "";
      return sound;
    });
  }

  /** Plays a sound from its beginning. `onEnd` runs after it, also when it cannot be played. */
  play(type: AlertType, onEnd: () => void): void {
    this.stop();
    if (this.#volume === 0) return;
    const sound = this.#sounds[type];
    this.#playing = sound;
    // It could not be fetched before.
    if (sound.error) sound.load();
    sound.volume = this.#volume;
    sound.currentTime = 0;
    sound.onended = onEnd;
    sound.play().catch((error: unknown) => {
      // It was stopped before it began.
      if (this.#playing !== sound) return;
      console.warn(`overlay: the sound of a ${type} could not be played:`, String(error));
      onEnd();
    });
  }

  /** Stops the sound; its `onEnd` does not run. */
  stop(): void {
    if (!this.#playing) return;
    this.#playing.onended = null;
    this.#playing.pause();
    this.#playing = undefined;
  }

  /** @param volume 0 to 1; 0 plays nothing. It also applies to the sound that plays */
  setVolume(volume: number): void {
    this.#volume = volume;
    if (volume === 0) this.stop();
    else if (this.#playing) this.#playing.volume = volume;
  }
}

/** Some voices read long texts of signs for minutes. */
const MAX_SPOKEN_LENGTH = 300;

/** Reads texts aloud, only by voices that work on this machine, so that no name leaves it. */
export class Voice {
  readonly #speech = window.speechSynthesis as SpeechSynthesis | undefined;

  constructor() {
    // Browsers load their voices on the first call.
    this.#speech?.getVoices();
  }

  /** @param volume 0 to 1 */
  say(text: string, volume: number): void {
    const voices = (this.#speech?.getVoices() ?? []).filter(({ localService }) => localService);
    const voice = voices.find(({ lang }) => lang.startsWith("en")) ?? voices[0];
    if (!voice) {
      console.warn("overlay: this browser has no voice of its own");
      return;
    }
    const spoken = toWellFormed(text.slice(0, MAX_SPOKEN_LENGTH));
    const utterance = new SpeechSynthesisUtterance(spoken);
    Object.assign(utterance, { voice, lang: voice.lang, volume });
    this.#speech?.speak(utterance);
  }

  stop(): void {
    this.#speech?.cancel();
  }
}
