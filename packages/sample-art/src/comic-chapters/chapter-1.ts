import type { ComicChapter } from "../comics";
import { mattersOfSizeWords } from "./words-1";

/** A tale collector leans on the wrong book. */
export const mattersOfSize: ComicChapter = {
  title: "Matters of Size",
  words: mattersOfSizeWords,
  pages: [
    {
      page: 1,
      imageId: "7c1e90a4d2",
      commentary:
        'And we’re off! I redrew the first panel nine times because I kept reading the spines I was supposed to be drawing. <a href="/characters/preston">Preston</a> is the easiest character to draw tired.',
      script: {
        layout: "wide-two-wide",
        panels: [
          {
            setting: "reading-room",
            cast: [
              {
                who: "preston",
                pose: "holding",
                prop: "book",
                mood: "determined",
                at: 0.18,
                shot: "knee",
              },
              {
                who: "chase",
                mood: "happy",
                facing: "left",
                at: 0.78,
                shot: "knee",
                pose: "waving",
              },
            ],
            balloons: [
              { kind: "caption", text: "The archive of Bluerock." },
              { by: "preston", text: "Touch nothing. Least of all the catalog." },
              { by: "chase", text: "Of course! Which one is it?" },
            ],
          },
          {
            setting: "warm",
            cast: [{ who: "preston", pose: "pointing", mood: "worried", at: 0.36, shot: "waist" }],
            balloons: [{ by: "preston", text: "The one under your elbow." }],
          },
          {
            setting: "burst",
            cast: [{ who: "chase", mood: "surprised", facing: "left", at: 0.5, shot: "waist" }],
            things: [{ thing: "sigil", x: 0.5, y: 0.92, scale: 1.3, front: true }],
            balloons: [{ by: "chase", kind: "whisper", text: "Oh." }],
            sounds: [{ text: "FWIP!", x: 0.7, y: 0.9, size: 78, turn: -10, colour: "#7af0d0" }],
          },
          {
            setting: "reading-room",
            cast: [
              { who: "preston", pose: "thinking", mood: "sad", at: 0.3, shot: "knee" },
              {
                who: "chase",
                pose: "waving",
                mood: "worried",
                facing: "left",
                at: 0.82,
                shot: "tiny",
              },
            ],
            things: [{ thing: "dust", x: 0.8, y: 0.95, scale: 1.1 }],
            balloons: [
              { by: "preston", text: "The third this month." },
              { by: "chase", kind: "whisper", text: "Down here!" },
            ],
          },
        ],
      },
    },
    {
      page: 2,
      imageId: "2b84f6d13a",
      commentary:
        "<p>The pencil is <em>my</em> pencil, chew marks left out at its request.</p><p>The pendant keeps its ten charges whatever happens to the fox. They are just very small charges.</p>",
      script: {
        layout: "splash-strip",
        panels: [
          {
            setting: "desk-top",
            cast: [{ who: "chase", mood: "worried", pose: "standing", at: 0.36, shot: "small" }],
            balloons: [
              { kind: "caption", text: "Some heroes grow during a story." },
              { by: "chase", text: "Don’t panic. You are exactly the same fox." },
              { by: "chase", kind: "think", text: "Only with much more floor." },
            ],
            things: [
              { thing: "catalogue", x: 0.76, y: 0.9, scale: 1.35, turn: -3 },
              { thing: "cup", x: 0.9, y: 0.74, scale: 3.4 },
              { thing: "sparkles", x: 0.36, y: 0.8, scale: 0.8 },
            ],
          },
          {
            setting: "warm",
            cast: [{ who: "chase", pose: "thinking", mood: "determined", at: 0.42, shot: "waist" }],
            balloons: [{ by: "chase", text: "I’ll shapeshift! Something huge!" }],
          },
          {
            setting: "burst",
            cast: [{ who: "chase", mood: "sad", facing: "left", at: 0.56, shot: "waist" }],
            things: [{ thing: "flare", x: 0.34, y: 0.8, scale: 0.34, front: true }],
            sounds: [{ text: "pip", x: 0.22, y: 0.62, size: 66, turn: -12, colour: "#ff9a3a" }],
            balloons: [{ by: "chase", text: "A huge mouse. Lovely." }],
          },
        ],
      },
    },
    {
      page: 3,
      imageId: "e05d7b9c61",
      commentary:
        'Enter <a href="/characters/vixy">Vixy</a>, with a jar and the best intentions in the world. The goggles took longer than the rest of her put together, and she would like you to know they are functional.',
      script: {
        layout: "two-wide-two",
        panels: [
          {
            setting: "reading-room",
            cast: [{ who: "vixy", pose: "waving", mood: "grin", at: 0.5, shot: "waist" }],
            balloons: [{ by: "vixy", text: "Delivery! Where’s my fox?" }],
          },
          {
            setting: "warm",
            cast: [
              {
                who: "preston",
                pose: "crossed",
                mood: "sad",
                facing: "left",
                at: 0.56,
                shot: "waist",
              },
            ],
            balloons: [{ by: "preston", text: "Filed under M. For “mislaid”." }],
          },
          {
            setting: "reading-room",
            cast: [
              {
                who: "vixy",
                pose: "running",
                mood: "laughing",
                at: 0.3,
                shot: "full",
                prop: "jar",
              },
              { who: "chase", pose: "running", mood: "surprised", at: 0.84, shot: "tiny" },
            ],
            balloons: [
              { by: "vixy", kind: "shout", text: "Hold still! I’m helping!" },
              { by: "chase", text: "That’s what I’m afraid of!" },
            ],
            things: [{ thing: "dust", x: 0.12, y: 0.94, scale: 0.9 }],
          },
          {
            setting: "warm",
            cast: [
              { who: "vixy", pose: "holding", prop: "jar", mood: "happy", at: 0.42, shot: "waist" },
            ],
            balloons: [{ by: "vixy", text: "It even has air holes!" }],
          },
          {
            setting: "desk-top",
            cast: [
              {
                who: "chase",
                pose: "sneaking",
                mood: "worried",
                facing: "left",
                at: 0.56,
                shot: "full",
              },
            ],
            balloons: [{ by: "chase", kind: "whisper", text: "It still has jam in it." }],
          },
        ],
      },
    },
    {
      page: 4,
      imageId: "49af3e8270",
      commentary:
        'My first proper action page! The trick with speed lines is to draw them fast, which nobody had told me. The inkpot is fine. <a href="/characters/preston">Preston</a> has insured the inkpot.',
      script: {
        layout: "diagonal",
        panels: [
          {
            setting: "speed",
            cast: [
              {
                who: "chase",
                pose: "running",
                mood: "determined",
                at: 0.4,
                shot: "full",
                lift: 0.04,
              },
            ],
            things: [{ thing: "dust", x: 0.16, y: 0.86, scale: 1.2 }],
            sounds: [
              { text: "PATTER PATTER", x: 0.72, y: 0.8, size: 64, turn: 5, colour: "#fff2b0" },
            ],
            balloons: [{ by: "chase", text: "Two hundred steps to the ladder!" }],
          },
          {
            setting: "desk-top",
            cast: [{ who: "chase", pose: "leaping", mood: "angry", at: 0.4, shot: "full" }],
            balloons: [{ by: "chase", kind: "shout", text: "Hup!" }],
          },
          {
            setting: "burst",
            cast: [
              {
                who: "vixy",
                pose: "holding",
                mood: "laughing",
                facing: "left",
                at: 0.74,
                shot: "knee",
                prop: "jar",
              },
            ],
            sounds: [{ text: "CLONK!", x: 0.28, y: 0.72, size: 70, turn: -9, colour: "#ffd04a" }],
            balloons: [{ by: "vixy", kind: "shout", text: "Gotcha!" }],
          },
          {
            setting: "reading-room",
            cast: [
              {
                who: "vixy",
                pose: "holding",
                mood: "worried",
                at: 0.26,
                shot: "knee",
                prop: "inkpot",
              },
              {
                who: "preston",
                pose: "crossed",
                mood: "angry",
                facing: "left",
                at: 0.76,
                shot: "knee",
              },
            ],
            balloons: [
              { by: "vixy", text: "He’s gone very dark and very round." },
              { by: "preston", text: "That is my inkpot." },
            ],
          },
        ],
      },
    },
    {
      page: 5,
      imageId: "b3160ce9f8",
      commentary:
        "<p>The quiet one. I wanted the size difference to stop being a joke for exactly one page.</p><p>Strawberry, if you were wondering. It is always strawberry.</p>",
      script: {
        layout: "two-wide",
        panels: [
          {
            setting: "desk-top",
            cast: [{ who: "chase", pose: "sitting", mood: "sad", at: 0.46, shot: "full" }],
            balloons: [{ by: "chase", text: "I can’t even reach the biscuits." }],
            tint: { colour: "#4a3f8a", strength: 0.16 },
          },
          {
            setting: "warm",
            cast: [{ who: "vixy", mood: "sad", facing: "left", at: 0.5, shot: "bust" }],
            balloons: [{ by: "vixy", text: "You’re allowed to be helped, you know." }],
          },
          {
            setting: "desk-top",
            cast: [
              { who: "vixy", mood: "happy", facing: "left", at: 0.72, shot: "face", lift: -0.06 },
              { who: "chase", pose: "sitting", mood: "happy", at: 0.2, shot: "small", lift: 0.04 },
            ],
            balloons: [
              { by: "chase", text: "In a jar?", at: [0.17, 0.1] },
              { by: "vixy", text: "It was strawberry.", at: [0.62, 0.14] },
              { by: "chase", text: "…Any left?", at: [0.2, 0.37] },
            ],
          },
        ],
      },
    },
    {
      page: 6,
      imageId: "91d8a25b4e",
      commentary:
        'End of chapter one! Thank you for shrinking with me. Have a good look at who is reading over our shoulders in the last panel: <a href="/characters/malichi">he</a> has been waiting in my sketchbook for two years, and he is <em>not</em> patient.',
      script: {
        layout: "two-two-wide",
        panels: [
          {
            setting: "reading-room",
            cast: [
              {
                who: "preston",
                pose: "holding",
                prop: "book",
                mood: "determined",
                at: 0.44,
                shot: "waist",
              },
            ],
            balloons: [{ by: "preston", kind: "shout", text: "Return to shelf!" }],
          },
          {
            setting: "burst",
            cast: [
              {
                who: "chase",
                pose: "cheering",
                mood: "laughing",
                at: 0.5,
                shot: "full",
                lift: 0.02,
              },
            ],
            things: [{ thing: "sparkles", x: 0.5, y: 0.5, scale: 1.2 }],
            sounds: [{ text: "POOF!", x: 0.36, y: 0.17, size: 110, turn: -8, colour: "#ff9a3a" }],
          },
          {
            setting: "warm",
            cast: [
              { who: "vixy", pose: "crossed", mood: "sly", at: 0.76, shot: "knee", facing: "left" },
              { who: "chase", pose: "holding", mood: "grin", at: 0.26, shot: "knee", prop: "jar" },
            ],
            balloons: [{ by: "chase", text: "I’m keeping the jar." }],
          },
          {
            setting: "reading-room",
            cast: [
              {
                who: "preston",
                pose: "thinking",
                mood: "worried",
                facing: "left",
                at: 0.6,
                shot: "waist",
              },
            ],
            balloons: [{ by: "preston", text: "This page was marked. In wine-red ink." }],
          },
          {
            setting: "wine",
            cast: [
              {
                who: "malichi",
                pose: "holding",
                prop: "book",
                mood: "sly",
                at: 0.34,
                shot: "waist",
              },
              {
                who: "ruby",
                pose: "waving",
                mood: "grin",
                facing: "left",
                at: 0.78,
                shot: "waist",
              },
            ],
            balloons: [
              { kind: "caption", text: "Far away, in Saltreach…" },
              { by: "malichi", text: "So the pendant shrinks too. How convenient." },
              { by: "ruby", text: "For pockets!" },
            ],
          },
        ],
      },
    },
  ],
};
