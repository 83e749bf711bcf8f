import type { ComicChapter } from "../comics";
import { inYourPawsWords } from "./words-2";

/** A trinket that will not stop talking, and somebody who listens. Page 4 was withdrawn. */
export const inYourPaws: ComicChapter = {
  title: "In Your Paws",
  words: inYourPawsWords,
  pages: [
    {
      page: 1,
      imageId: "c6f2417ea0",
      commentary:
        "New chapter, new palette! Everything in the Shiver is drawn with only blues and one orange fox. He is quite easy to find, which is more than he can say for his own knees.",
      script: {
        layout: "wide-two-two",
        panels: [
          {
            setting: "snowfield",
            cast: [
              {
                who: "chase",
                guise: "toy",
                pose: "lying",
                mood: "asleep",
                at: 0.62,
                shot: "full",
                lift: 0.1,
              },
            ],
            balloons: [{ kind: "caption", text: "The Shiver. A bad place to be dropped." }],
            sounds: [{ text: "zzz", x: 0.24, y: 0.44, size: 60, turn: -14, colour: "#a8dcff" }],
          },
          {
            setting: "cold",
            cast: [{ who: "chase", guise: "toy", mood: "worried", at: 0.5, shot: "waist" }],
            balloons: [{ by: "chase", text: "Why can’t I feel my tail?" }],
          },
          {
            setting: "cold-burst",
            cast: [
              {
                who: "chase",
                guise: "toy",
                mood: "surprised",
                facing: "left",
                at: 0.42,
                shot: "waist",
                lift: -0.1,
              },
            ],
            balloons: [{ by: "chase", kind: "shout", text: "Stitches?!" }],
          },
          {
            setting: "snowfield",
            cast: [
              {
                who: "chase",
                guise: "toy",
                pose: "crossed",
                mood: "angry",
                at: 0.46,
                shot: "full",
              },
            ],
            balloons: [{ by: "chase", text: "Somebody made me a toy." }],
          },
          {
            setting: "snowfield",
            cast: [
              {
                who: "chase",
                guise: "toy",
                pose: "standing",
                mood: "worried",
                at: 0.7,
                shot: "small",
              },
            ],
            balloons: [{ by: "chase", text: "At least nothing can—" }],
            sounds: [{ text: "CRUNCH", x: 0.26, y: 0.6, size: 74, turn: -8, colour: "#dff0ff" }],
          },
        ],
      },
    },
    {
      page: 2,
      imageId: "5e90bb17d3",
      commentary:
        '<p><a href="/characters/snow">Snow</a>, everyone! Drawing a white fox in white snow is a wonderful way to find out what color shadows are.</p><p>She is a <a href="/world/magic/classes/wiccan">wiccan</a>, so she is used to things talking back. Just not jewelry.</p>',
      script: {
        layout: "splash-inset",
        panels: [
          {
            setting: "snowfield",
            cast: [
              {
                who: "snow",
                mood: "surprised",
                facing: "left",
                at: 0.52,
                shot: "bust",
                lift: 0.18,
              },
              {
                who: "chase",
                guise: "toy",
                pose: "sitting",
                mood: "worried",
                at: 0.27,
                shot: "tiny",
                lift: 0.1,
              },
            ],
            things: [{ thing: "paws", x: 0.28, y: 0.86, scale: 1.35, front: true }],
            balloons: [
              { kind: "caption", text: "Nobody had walked this way in a week." },
              { by: "snow", text: "You’re a very small fox." },
            ],
          },
          {
            setting: "cold",
            cast: [
              {
                who: "chase",
                guise: "toy",
                pose: "waving",
                mood: "grin",
                facing: "left",
                at: 0.56,
                shot: "knee",
              },
            ],
            balloons: [{ by: "chase", text: "It keeps happening." }],
          },
        ],
      },
    },
    {
      page: 3,
      imageId: "08d3c5f9b6",
      commentary:
        'The “This one never stops” line is my sister’s, and I have paid for it in cake. Note the ears: <a href="/characters/snow">Snow</a> says very little, so her ears have to do the talking.',
      script: {
        layout: "two-wide-two",
        panels: [
          {
            setting: "cold",
            cast: [{ who: "snow", mood: "worried", at: 0.46, shot: "waist" }],
            balloons: [{ by: "snow", text: "Trinkets don’t talk." }],
          },
          {
            setting: "cold",
            cast: [
              {
                who: "chase",
                guise: "toy",
                pose: "waving",
                mood: "laughing",
                facing: "left",
                at: 0.48,
                shot: "knee",
                lift: -0.06,
              },
            ],
            balloons: [{ by: "chase", text: "This one never stops!" }],
          },
          {
            setting: "snowfield",
            cast: [
              {
                who: "snow",
                pose: "holding",
                mood: "determined",
                facing: "left",
                at: 0.62,
                shot: "waist",
                lift: 0.06,
              },
              {
                who: "chase",
                guise: "toy",
                pose: "sitting",
                mood: "surprised",
                at: 0.5,
                heldBy: "snow",
              },
            ],
            balloons: [
              { by: "snow", text: "Are you a curse?", at: [0.26, 0.16] },
              { by: "chase", text: "I’m a storyteller.", at: [0.2, 0.56] },
              { by: "snow", kind: "think", text: "So, yes.", at: [0.87, 0.2] },
            ],
          },
          {
            setting: "cold",
            cast: [
              {
                who: "chase",
                guise: "toy",
                pose: "thinking",
                mood: "worried",
                at: 0.42,
                shot: "waist",
              },
            ],
            balloons: [{ by: "chase", text: "Will you help me anyway?" }],
          },
          {
            setting: "cold-burst",
            cast: [{ who: "snow", mood: "happy", facing: "left", at: 0.52, shot: "bust" }],
            balloons: [{ by: "snow", kind: "whisper", text: "I hadn’t put you down, had I?" }],
          },
        ],
      },
    },
    {
      page: 5,
      imageId: "f41b6e08c9",
      commentary:
        "Page four is taking a nap. It was lovely, it made no sense, and it may come back as a print. Meanwhile: walking! I timed the three panels to how long my own tea takes to go cold.",
      script: {
        layout: "three-rows",
        panels: [
          {
            setting: "snowfield",
            cast: [
              { who: "snow", pose: "holding", mood: "determined", at: 0.36, shot: "knee" },
              {
                who: "chase",
                guise: "toy",
                pose: "sitting",
                mood: "grin",
                facing: "left",
                at: 0.5,
                heldBy: "snow",
              },
            ],
            balloons: [
              { by: "snow", text: "Highhollow is a day’s walk." },
              { by: "chase", text: "Perfect! I know a day’s worth of tales." },
            ],
          },
          {
            setting: "hall",
            tint: { colour: "#7a4fb8", strength: 0.24 },
            cast: [
              { who: "isolde", pose: "crossed", mood: "determined", at: 0.46, shot: "knee" },
              {
                who: "bram",
                pose: "holding",
                mood: "happy",
                facing: "left",
                at: 0.74,
                shot: "knee",
              },
            ],
            balloons: [
              { kind: "caption", text: "“…so Isolde made the pendant, and Bram held the door.”" },
              { kind: "caption", text: "“For three days.”", at: [0.16, 0.86] },
            ],
            things: [{ thing: "sparkles", x: 0.5, y: 0.4, scale: 1 }],
          },
          {
            setting: "snowfield",
            cast: [
              { who: "snow", pose: "holding", mood: "laughing", at: 0.34, shot: "waist" },
              {
                who: "chase",
                guise: "toy",
                pose: "sitting",
                mood: "happy",
                facing: "left",
                at: 0.5,
                heldBy: "snow",
              },
            ],
            balloons: [
              { by: "snow", text: "Didn’t he get hungry?" },
              { by: "chase", text: "It was a kitchen door." },
            ],
          },
        ],
      },
    },
    {
      page: 6,
      imageId: "63a7d0142f",
      commentary:
        "<p>One charge: a fire magic zap. I keep a tally in the margin of every script so that I can’t cheat. He has nine left.</p><p>I am rather proud of that campfire. It is lit entirely by <em>two oranges</em>.</p>",
      script: {
        layout: "wide-two-wide",
        panels: [
          {
            setting: "cold-camp",
            cast: [{ who: "snow", pose: "crouching", mood: "sad", at: 0.26, shot: "full" }],
            balloons: [
              { kind: "caption", text: "Night found them first." },
              { by: "snow", text: "The wood’s wet. I’m sorry, little fox." },
            ],
            tint: { colour: "#101a4a", strength: 0.22 },
          },
          {
            setting: "violet",
            cast: [
              {
                who: "chase",
                guise: "toy",
                pose: "pointing",
                mood: "determined",
                at: 0.4,
                shot: "waist",
              },
            ],
            balloons: [{ by: "chase", text: "One charge should do it." }],
          },
          {
            setting: "burst",
            cast: [
              {
                who: "chase",
                guise: "toy",
                pose: "pointing",
                mood: "angry",
                at: 0.3,
                shot: "full",
              },
            ],
            things: [{ thing: "firebolt", x: 0.6, y: 0.54, scale: 1.05, front: true }],
            sounds: [{ text: "ZAP!", x: 0.76, y: 0.2, size: 104, turn: -10, colour: "#ff8a2b" }],
          },
          {
            setting: "campfire",
            cast: [
              { who: "snow", pose: "sitting", mood: "happy", at: 0.22, shot: "full" },
              {
                who: "chase",
                guise: "toy",
                pose: "sitting",
                mood: "happy",
                facing: "left",
                at: 0.76,
                shot: "tiny",
              },
            ],
            balloons: [
              { by: "snow", text: "You could have kept that for yourself." },
              { by: "chase", kind: "whisper", text: "I did. I’m cold too." },
            ],
          },
        ],
      },
    },
    {
      page: 7,
      imageId: "da25f98c30",
      commentary:
        "Highhollow! I meant to draw all nine hundred steps and stopped at none. The gatekeeper is never seen because I ran out of page, and then it became the joke.",
      script: {
        layout: "splash-strip",
        panels: [
          {
            setting: "monastery",
            cast: [
              { who: "snow", pose: "holding", mood: "happy", at: 0.22, shot: "full" },
              {
                who: "chase",
                guise: "toy",
                pose: "sitting",
                mood: "surprised",
                at: 0.4,
                heldBy: "snow",
              },
            ],
            balloons: [
              { kind: "caption", text: "Highhollow, at the top of everything." },
              { by: "snow", text: "Nine hundred steps.", at: [0.5, 0.14] },
              { by: "chase", text: "I’m tired already.", at: [0.62, 0.72] },
            ],
          },
          {
            setting: "hall",
            cast: [
              { who: "snow", pose: "holding", mood: "worried", at: 0.4, shot: "waist" },
              {
                who: "chase",
                guise: "toy",
                pose: "sitting",
                mood: "happy",
                at: 0.5,
                heldBy: "snow",
              },
            ],
            balloons: [{ by: "right", text: "Purpose of your visit?" }],
          },
          {
            setting: "cold",
            cast: [{ who: "snow", mood: "determined", facing: "left", at: 0.54, shot: "bust" }],
            balloons: [{ by: "snow", text: "Fox repair." }],
          },
        ],
      },
    },
    {
      page: 8,
      imageId: "3fc0e7a961",
      commentary:
        "Chapter two ends nose to nose. I drew the big panel first, a year before the rest, and had to write a whole chapter to earn it. And the receipt? <em>Somebody</em> keeps very tidy books.",
      script: {
        layout: "two-two-wide",
        panels: [
          {
            setting: "hall",
            cast: [{ who: "snow", mood: "worried", at: 0.46, shot: "bust" }],
            balloons: [{ by: "snow", text: "You’ll have to trust me." }],
          },
          {
            setting: "cold",
            cast: [
              {
                who: "chase",
                guise: "toy",
                pose: "sitting",
                mood: "happy",
                facing: "left",
                at: 0.52,
                shot: "full",
                lift: 0.2,
              },
            ],
            things: [{ thing: "paws", x: 0.5, y: 0.86, scale: 1, front: true }],
            balloons: [{ by: "chase", text: "I’m in your paws." }],
          },
          {
            setting: "cold-burst",
            cast: [{ who: "snow", pose: "cheering", mood: "asleep", at: 0.5, shot: "full" }],
            things: [{ thing: "flare", x: 0.5, y: 0.3, scale: 1.2 }],
            sounds: [{ text: "FWOOM", x: 0.5, y: 0.86, size: 100, turn: -5, colour: "#8fd8ff" }],
          },
          {
            setting: "hall",
            cast: [
              { who: "snow", mood: "surprised", at: 0.24, shot: "waist" },
              { who: "chase", mood: "grin", facing: "left", at: 0.76, shot: "waist" },
            ],
            balloons: [{ by: "snow", text: "You’re tall." }],
          },
          {
            setting: "hall",
            cast: [
              {
                who: "chase",
                pose: "holding",
                prop: "scroll",
                mood: "worried",
                at: 0.3,
                shot: "waist",
              },
              { who: "snow", mood: "determined", facing: "left", at: 0.76, shot: "waist" },
            ],
            balloons: [
              { by: "chase", text: "“Received: one fox. Signed, M.”" },
              { by: "snow", text: "Who is M?" },
            ],
          },
        ],
      },
    },
  ],
};
