import { toWellFormed, type AlertType } from "./events";

/** Plays the sound of one alert at a time. */
export interface SoundPlayer {
  /** Plays a sound from its beginning. `onEnd` runs after it, also when it cannot be played. */
  play(type: AlertType, onEnd: () => void): void;
  /** Stops the sound; its `onEnd` does not run. */
  stop(): void;
  /** @param volume 0 to 1; 0 plays nothing. It also applies to the sound that plays */
  setVolume(volume: number): void;
}

/** The templates of the stage name the files. */
export function createSoundPlayer(stage: HTMLElement): SoundPlayer {
  const sounds = new Map<AlertType, HTMLAudioElement>();
  let volume = 0;
  let playing: HTMLAudioElement | undefined;

  const load = (type: AlertType) => {
    const template = stage.querySelector<HTMLElement>(`template[data-alert=${type}]`);
    const sound = new Audio(template?.dataset["sound"]);
    sounds.set(type, sound);
    return sound;
  };
  const stop = () => {
    if (!playing) return;
    playing.onended = null;
    playing.pause();
    playing = undefined;
  };
  return {
    stop,
    play(type, onEnd) {
      stop();
      if (volume === 0) return;
      const sound = sounds.get(type) ?? load(type);
      playing = sound;
      sound.volume = volume;
      sound.currentTime = 0;
      sound.onended = onEnd;
      sound.play().catch((error: unknown) => {
        // It was stopped before it began.
        if (playing !== sound) return;
        console.warn(`overlay: the sound of a ${type} could not be played:`, String(error));
        onEnd();
      });
    },
    setVolume(next) {
      volume = next;
      if (volume === 0) stop();
      else if (playing) playing.volume = volume;
    },
  };
}

/** Reads texts aloud. */
export interface Voice {
  /** @param volume 0 to 1 */
  say(text: string, volume: number): void;
  stop(): void;
}

/** Some voices would read a flood of signs for minutes. */
const MAX_SPOKEN_LENGTH = 300;

/** Uses only voices that work on this machine, so that no name leaves it. Without one nothing is said. */
export function createVoice(): Voice {
  const speech = window.speechSynthesis as SpeechSynthesis | undefined;
  // Browsers load their voices on the first call.
  speech?.getVoices();
  return {
    say(text, volume) {
      const voices = (speech?.getVoices() ?? []).filter(({ localService }) => localService);
      const voice = voices.find(({ lang }) => lang.startsWith("en")) ?? voices[0];
      if (!speech || !voice) {
        console.warn("overlay: this browser has no voice of its own");
        return;
      }
      const utterance = new SpeechSynthesisUtterance(
        toWellFormed(text.slice(0, MAX_SPOKEN_LENGTH)),
      );
      Object.assign(utterance, { voice, lang: voice.lang, volume });
      speech.speak(utterance);
    },
    stop() {
      speech?.cancel();
    },
  };
}
