import type { AlertType } from "./alerts";

const sounds = import.meta.glob<string>("./sounds/*.mp3", { eager: true, import: "default" });

const VOLUME = 0.8;

/** Plays the sound of one alert at a time. */
export class SoundPlayer {
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
