import type { AlertType } from "./events";
import { soundOf, wavFile } from "./sounds";

/** The sounds of the alerts. */
export interface SoundBox {
  /** Plays the sound of an alert from its beginning; `ended` comes after it, or when it may not be. */
  play(type: AlertType, ended: () => void): void;
  /** Ends what sounds, and what was to come after it. */
  hush(): void;
  /** @param volume 0 to 1; 0 plays nothing. What sounds is as loud from now on. */
  setVolume(volume: number): void;
}

/**
 * The sounds of the alerts, made at their first use. Playing never fails the alert: a browser that
 * refuses is noted in the log.
 */
export function createSoundBox(): SoundBox {
  const sounds = new Map<AlertType, HTMLAudioElement>();
  let volume = 0;
  let playing: HTMLAudioElement | undefined;
  const hush = () => {
    if (!playing) return;
    playing.onended = null;
    playing.pause();
    playing = undefined;
  };
  return {
    hush,
    play(type, ended) {
      hush();
      if (volume === 0) return;
      let sound = sounds.get(type);
      if (!sound) {
        const file = new Blob([wavFile(soundOf(type))], { type: "audio/wav" });
        sound = new Audio(URL.createObjectURL(file));
        sound.loop = false;
        sounds.set(type, sound);
      }
      playing = sound;
      sound.volume = volume;
      sound.currentTime = 0;
      sound.onended = ended;
      sound.play().catch((error: unknown) => {
        // One that was hushed before it began is none that may not be.
        if (playing !== sound) return;
        console.warn(`overlay: the sound of a ${type} could not be played:`, String(error));
        ended();
      });
    },
    setVolume(next) {
      volume = next;
      if (volume === 0) hush();
      else if (playing) playing.volume = volume;
    },
  };
}
