import type { AlertType } from "./events";
import { soundOf, wavFile } from "./sounds";

/** Plays the sound of an alert from its beginning. */
export type SoundBox = (type: AlertType) => void;

/**
 * The sounds of the alerts, made at their first use. Playing never fails the alert: a browser that
 * refuses is noted in the log.
 *
 * @param volume 0 to 1; 0 plays nothing
 */
export function createSoundBox(volume: number): SoundBox {
  const sounds = new Map<AlertType, HTMLAudioElement>();
  return (type) => {
    if (volume === 0) return;
    let sound = sounds.get(type);
    if (!sound) {
      const file = new Blob([wavFile(soundOf(type))], { type: "audio/wav" });
      sound = new Audio(URL.createObjectURL(file));
      sound.loop = false;
      sounds.set(type, sound);
    }
    sound.volume = volume;
    sound.currentTime = 0;
    sound.play().catch((error: unknown) => {
      console.warn(`overlay: the sound of a ${type} could not be played:`, String(error));
    });
  };
}
