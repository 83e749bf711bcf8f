import type { AlertType } from "./events";

/** Samples in a second: enough for bells, half the bytes of a record. */
export const sampleRate = 22_050;

/** What plays a note. */
type Instrument = "bell" | "pluck" | "horn" | "drum" | "yip";

/** One note: when it starts and how long it sounds, in seconds, its pitch in hertz, its loudness. */
interface Note {
  play: Instrument;
  at: number;
  pitch: number;
  lasts: number;
  loud?: number;
}

/** Notes of one instrument, one after another. */
function run(
  play: Instrument,
  pitches: readonly number[],
  {
    from = 0,
    every,
    lasts,
    loud = 1,
  }: { from?: number; every: number; lasts: number; loud?: number },
): Note[] {
  return pitches.map((pitch, turn) => ({ play, pitch, at: from + turn * every, lasts, loud }));
}

const [g4, c5, e5, g5, b5, c6, d6, e6, g6] = [392, 523, 659, 784, 988, 1047, 1175, 1319, 1568];

/** The tune of each alert. A fox has the last word in most. */
const tunes: Readonly<Record<AlertType, readonly Note[]>> = {
  follow: [
    ...run("bell", [e5, b5], { every: 0.16, lasts: 1.1 }),
    ...run("yip", [620], { from: 0.62, every: 0.2, lasts: 0.2, loud: 0.55 }),
  ],
  sub: [
    ...run("bell", [c5, e5, g5, c6], { every: 0.12, lasts: 1.3 }),
    ...run("pluck", [g5, c6, e6], { from: 0.6, every: 0.1, lasts: 0.7, loud: 0.6 }),
    ...run("yip", [640, 720], { from: 1.05, every: 0.19, lasts: 0.18, loud: 0.5 }),
  ],
  gift: [
    ...run("drum", [150], { every: 1, lasts: 0.18 }),
    ...run("pluck", [g5, b5, d6, e6, g6, e6, g6], { from: 0.14, every: 0.09, lasts: 0.6 }),
    ...run("bell", [g5, g6], { from: 0.85, every: 0.1, lasts: 1.2, loud: 0.8 }),
  ],
  cheer: [
    ...run("bell", [b5, e6], { every: 0.08, lasts: 0.7, loud: 0.9 }),
    ...run("bell", [b5, e6], { from: 0.3, every: 0.08, lasts: 0.7, loud: 0.9 }),
    ...run("pluck", [e6, g6], { from: 0.62, every: 0.1, lasts: 0.7, loud: 0.8 }),
  ],
  raid: [
    ...run("drum", [70, 70, 70, 70, 82, 82, 95, 95], { every: 0.14, lasts: 0.22 }),
    ...run("horn", [g4, g4, g4], { from: 0.1, every: 0.17, lasts: 0.17, loud: 0.8 }),
    ...run("horn", [c5], { from: 0.62, every: 1, lasts: 0.5, loud: 0.9 }),
    ...run("horn", [e5, g5], { from: 1.12, every: 0.22, lasts: 0.42, loud: 0.9 }),
    ...run("yip", [560, 680, 620, 760, 700], { from: 1.35, every: 0.13, lasts: 0.2, loud: 0.6 }),
  ],
};

const turn = 2 * Math.PI;

/** The sound of an instrument `t` seconds into a note; -1 to 1 and a little more. */
const instruments: Readonly<Record<Instrument, (note: Note, t: number) => number>> = {
  bell: ({ pitch, lasts }, t) => {
    const partial = (ratio: number, loud: number, fades: number) =>
      loud * Math.sin(turn * pitch * ratio * t) * Math.exp((-fades * t) / lasts);
    return (
      0.6 *
      (partial(1, 1, 4) + partial(2, 0.45, 6) + partial(2.76, 0.3, 9) + partial(5.4, 0.14, 16))
    );
  },
  pluck: ({ pitch, lasts }, t) =>
    0.5 *
    Math.exp((-6 * t) / lasts) *
    (Math.sin(turn * pitch * t) +
      Math.sin(turn * 3 * pitch * t) / 9 +
      Math.sin(turn * 2 * pitch * t) / 4),
  horn: ({ pitch, lasts }, t) => {
    let sum = 0;
    for (let overtone = 1; overtone <= 6; overtone += 1) {
      sum += Math.sin(turn * pitch * overtone * t) / overtone ** 1.4;
    }
    return 0.42 * sum * Math.min(1, t / 0.03) * Math.min(1, (lasts - t) / 0.05);
  },
  drum: ({ pitch, lasts }, t) =>
    Math.sin(turn * pitch * (t + 0.35 * (1 - Math.exp(-30 * t)) * 0.1)) *
    Math.exp((-5 * t) / lasts),
  // A yip goes up and falls over: the pitch is an arch, the throat adds overtones.
  yip: ({ pitch, lasts }, t) => {
    const phase = pitch * (t + (0.6 * lasts * (1 - Math.cos((turn * t) / lasts / 2))) / Math.PI);
    const voice =
      Math.sin(turn * phase) + 0.5 * Math.sin(turn * 2 * phase) + 0.3 * Math.sin(turn * 3 * phase);
    return 0.5 * voice * Math.sin((Math.PI * t) / lasts) ** 0.7;
  },
};

/** Silence at the end lets the last note fade. */
const tail = 0.05;
/** How loud the loudest moment is, of 1. */
const peak = 0.85;
/** Seconds in which a note comes and goes, so that it does not click. */
const soft = 0.004;

/** The sound of an alert, as samples from -1 to 1. */
export function soundOf(type: AlertType): Float32Array {
  const notes = tunes[type];
  const length = Math.max(...notes.map(({ at, lasts }) => at + lasts)) + tail;
  const samples = new Float32Array(Math.ceil(length * sampleRate));
  for (const note of notes) {
    const play = instruments[note.play];
    const start = Math.round(note.at * sampleRate);
    const count = Math.floor(note.lasts * sampleRate);
    for (let index = 0; index < count; index += 1) {
      const t = index / sampleRate;
      const edge = Math.min(1, t / soft, (note.lasts - t) / soft);
      samples[start + index]! += play(note, t) * edge * (note.loud ?? 1);
    }
  }
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return samples.map((sample) => (sample / loudest) * peak);
}

/** Samples as a WAV file: one channel of 16 bits. */
export function wavFile(samples: Float32Array): Uint8Array<ArrayBuffer> {
  const header = 44;
  const view = new DataView(new ArrayBuffer(header + samples.length * 2));
  const text = (at: number, letters: string) =>
    [...letters].forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)));
  text(0, "RIFF");
  view.setUint32(4, view.byteLength - 8, true);
  text(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, "data");
  view.setUint32(40, samples.length * 2, true);
  samples.forEach((sample, index) => view.setInt16(header + index * 2, sample * 0x7fff, true));
  return new Uint8Array(view.buffer);
}
