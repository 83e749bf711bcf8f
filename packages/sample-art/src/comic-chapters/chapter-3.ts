import type { ComicChapter } from "../comics";
import { twoOfClubsWords } from "./words-3";

/** A card game nobody means to win honestly. */
export const twoOfClubs: ComicChapter = {
  title: "Two of Clubs",
  words: twoOfClubsWords,
  pages: [
    {
      page: 1,
      imageId: "8e4b02d7fa",
      commentary:
        '<a href="/characters/katrina">Katrina</a> named her ferry the <em>Second Opinion</em> before I had a joke for it, and then one morning there it was, waiting at the pier.',
      script: {
        layout: "wide-two-wide",
        panels: [
          {
            setting: "harbour",
            cast: [
              { who: "katrina", pose: "crossed", mood: "sly", at: 0.18, shot: "full" },
              {
                who: "chase",
                pose: "pointing",
                mood: "grin",
                facing: "left",
                at: 0.56,
                shot: "full",
              },
              { who: "vixy", mood: "happy", facing: "left", at: 0.82, shot: "full" },
            ],
            balloons: [
              { kind: "caption", text: "Saltreach, after lamp-lighting." },
              { by: "chase", text: "We’re off to the card house!" },
            ],
          },
          {
            setting: "violet",
            cast: [{ who: "katrina", mood: "determined", at: 0.46, shot: "bust" }],
            balloons: [{ by: "katrina", text: "My opinion? Go home." }],
          },
          {
            setting: "violet",
            cast: [{ who: "vixy", mood: "sly", facing: "left", at: 0.54, shot: "bust" }],
            balloons: [{ by: "vixy", text: "And a second opinion?" }],
          },
          {
            setting: "harbour",
            cast: [
              {
                who: "katrina",
                pose: "pointing",
                mood: "laughing",
                facing: "left",
                at: 0.52,
                shot: "knee",
              },
              { who: "vixy", pose: "crossed", mood: "sad", facing: "left", at: 0.84, shot: "knee" },
            ],
            balloons: [{ by: "katrina", text: "That’s the boat. She leaves at midnight." }],
          },
        ],
      },
    },
    {
      page: 2,
      imageId: "17f9c3a5e8",
      commentary:
        "Every good heist has a plan, and every great one has a plan with only two steps. The scroll is a shopping list; I have seen the back of it.",
      script: {
        layout: "two-wide",
        panels: [
          {
            setting: "rooftops",
            cast: [
              {
                who: "vixy",
                pose: "holding",
                prop: "scroll",
                mood: "determined",
                at: 0.44,
                shot: "waist",
              },
            ],
            balloons: [{ by: "vixy", text: "Step one: we sneak in." }],
          },
          {
            setting: "rooftops",
            cast: [
              {
                who: "chase",
                pose: "thinking",
                mood: "happy",
                facing: "left",
                at: 0.54,
                shot: "waist",
              },
            ],
            balloons: [{ by: "chase", text: "And step two?" }],
          },
          {
            setting: "rooftops",
            cast: [
              { who: "vixy", pose: "sneaking", mood: "sly", facing: "left", at: 0.3, shot: "full" },
              {
                who: "chase",
                pose: "sneaking",
                mood: "worried",
                facing: "left",
                at: 0.7,
                shot: "full",
              },
            ],
            balloons: [
              { by: "vixy", kind: "whisper", text: "Act surprised." },
              { by: "chase", kind: "whisper", text: "I won’t have to act." },
            ],
            sounds: [{ text: "creeeak", x: 0.5, y: 0.93, size: 62, turn: -3, colour: "#d8c8e6" }],
          },
        ],
      },
    },
    {
      page: 3,
      imageId: "a92d60b4c7",
      commentary:
        'A whole page for one coat. Worth it. <a href="/characters/malichi">Malichi</a> is the only person in this comic who is never in a hurry, which is how you know to run.',
      script: {
        layout: "splash-inset",
        panels: [
          {
            setting: "card-house",
            cast: [{ who: "malichi", pose: "crossed", mood: "sly", at: 0.42, shot: "knee" }],
            balloons: [
              { kind: "caption", text: "The Two of Clubs. House rules: the house." },
              { by: "malichi", text: "Master Chase. You’re early." },
              { by: "malichi", text: "I only invited you in my head." },
            ],
            things: [{ thing: "cards", x: 0.14, y: 0.92, scale: 1.8, turn: -14, front: true }],
          },
          {
            setting: "burst",
            cast: [
              { who: "vixy", mood: "surprised", at: 0.26, shot: "knee" },
              { who: "chase", mood: "surprised", facing: "left", at: 0.74, shot: "knee" },
            ],
            sounds: [{ text: "GULP", x: 0.5, y: 0.15, size: 76, turn: -6, colour: "#ffd04a" }],
          },
        ],
      },
    },
    {
      page: 4,
      imageId: "60e18f2d9b",
      commentary:
        '<p>Contracts bite. It’s in the small print, and the small print has teeth.</p><p><a href="/characters/corvin">Corvin</a>’s monocle reflects whoever is losing.</p>',
      script: {
        layout: "two-two-wide",
        panels: [
          {
            setting: "card-house",
            cast: [
              {
                who: "corvin",
                pose: "holding",
                prop: "quill",
                mood: "determined",
                at: 0.42,
                shot: "waist",
              },
            ],
            balloons: [{ by: "corvin", text: "Sign here. And here." }],
          },
          {
            setting: "warm",
            cast: [
              {
                who: "chase",
                pose: "holding",
                prop: "scroll",
                mood: "happy",
                facing: "left",
                at: 0.6,
                shot: "waist",
              },
            ],
            balloons: [{ by: "chase", text: "What’s this bit?" }],
          },
          {
            setting: "dark-burst",
            cast: [{ who: "chase", pose: "cheering", mood: "angry", at: 0.5, shot: "full" }],
            sounds: [{ text: "CHOMP!", x: 0.46, y: 0.16, size: 84, turn: -8, colour: "#ff5a5a" }],
          },
          {
            setting: "wine",
            cast: [{ who: "corvin", mood: "sly", at: 0.46, shot: "bust" }],
            balloons: [{ by: "corvin", text: "The binding clause." }],
          },
          {
            setting: "card-table",
            cast: [
              {
                who: "malichi",
                pose: "holding",
                prop: "cards",
                mood: "grin",
                at: 0.26,
                shot: "knee",
              },
              {
                who: "chase",
                pose: "holding",
                prop: "cards",
                mood: "determined",
                facing: "left",
                at: 0.74,
                shot: "knee",
              },
            ],
            balloons: [
              { by: "malichi", text: "My card house against your pendant." },
              { by: "chase", text: "Deal." },
            ],
          },
        ],
      },
    },
    {
      page: 5,
      imageId: "d7350b86e1",
      commentary:
        'Six panels, six poker faces, not one of them <a href="/characters/chase">his</a>. I played a real game against my brother for reference and lost a real sandwich.',
      script: {
        layout: "six",
        panels: [
          {
            setting: "card-table",
            cast: [
              {
                who: "malichi",
                pose: "holding",
                prop: "cards",
                mood: "determined",
                at: 0.42,
                shot: "waist",
              },
            ],
            balloons: [{ by: "malichi", text: "I raise." }],
          },
          {
            setting: "warm",
            cast: [
              {
                who: "chase",
                pose: "holding",
                prop: "cards",
                mood: "worried",
                facing: "left",
                at: 0.58,
                shot: "waist",
              },
            ],
            balloons: [{ by: "chase", kind: "think", text: "Poker face. Poker face." }],
          },
          {
            setting: "card-house",
            cast: [{ who: "vixy", pose: "thinking", mood: "sly", at: 0.44, shot: "waist" }],
            balloons: [{ by: "vixy", kind: "think", text: "Left ear: fold. Right ear: run." }],
          },
          {
            setting: "warm",
            cast: [{ who: "chase", mood: "surprised", facing: "left", at: 0.5, shot: "bust" }],
            balloons: [{ by: "chase", kind: "think", text: "She’s wiggling both!" }],
          },
          {
            setting: "wine",
            cast: [{ who: "malichi", mood: "sly", at: 0.46, shot: "bust" }],
            balloons: [{ by: "malichi", text: "Your tail is wagging." }],
          },
          {
            setting: "dark-burst",
            cast: [
              {
                who: "chase",
                pose: "cheering",
                prop: "cards",
                mood: "grin",
                facing: "left",
                at: 0.54,
                shot: "full",
              },
            ],
            balloons: [{ by: "chase", kind: "shout", text: "All in!" }],
          },
        ],
      },
    },
    {
      page: 6,
      imageId: "24c8ea1f05",
      commentary:
        '<a href="/characters/ruby">Ruby</a> is the nicest villain I have ever drawn: she says thank you. Look at her gloves in panel two, then look at his chest in panel three. I’ll wait.',
      script: {
        layout: "wide-two-two",
        panels: [
          {
            setting: "card-house",
            cast: [
              { who: "ruby", pose: "waving", mood: "grin", at: 0.26, shot: "knee" },
              {
                who: "chase",
                pose: "holding",
                prop: "cards",
                mood: "surprised",
                facing: "left",
                at: 0.74,
                shot: "knee",
              },
            ],
            balloons: [
              { by: "ruby", text: "Ooh, what a lovely pendant!" },
              { by: "chase", text: "Thank you! It’s—" },
            ],
          },
          {
            setting: "wine",
            cast: [
              {
                who: "ruby",
                pose: "waving",
                mood: "sly",
                at: 0.56,
                shot: "waist",
                prop: "pendant",
              },
            ],
            sounds: [{ text: "snip", x: 0.18, y: 0.2, size: 76, turn: 12, colour: "#ffd04a" }],
          },
          {
            setting: "burst",
            cast: [
              {
                who: "chase",
                guise: "robbed",
                pose: "thinking",
                mood: "worried",
                facing: "left",
                at: 0.54,
                shot: "waist",
              },
            ],
            balloons: [{ by: "chase", text: "…gone?" }],
          },
          {
            setting: "wine",
            cast: [{ who: "ruby", pose: "cheering", mood: "laughing", at: 0.5, shot: "full" }],
            balloons: [{ by: "ruby", text: "Thank you!" }],
          },
          {
            setting: "card-house",
            cast: [
              {
                who: "malichi",
                pose: "waving",
                prop: "pendant",
                mood: "sly",
                at: 0.56,
                shot: "knee",
                lift: -0.1,
              },
            ],
            balloons: [{ by: "malichi", text: "I never bet what I can take." }],
          },
        ],
      },
    },
    {
      page: 7,
      imageId: "bb0945d32c",
      commentary:
        "I gave this page the fewest words and the most running. If you spot a card that shouldn’t be there: well spotted, say nothing, turn the page.",
      script: {
        layout: "diagonal",
        panels: [
          {
            setting: "card-table",
            cast: [
              { who: "vixy", pose: "standing", mood: "determined", at: 0.3, shot: "knee" },
              {
                who: "chase",
                guise: "robbed",
                pose: "standing",
                mood: "determined",
                facing: "left",
                at: 0.72,
                shot: "knee",
              },
            ],
            balloons: [
              { by: "vixy", text: "Both ears?" },
              { by: "chase", text: "Both ears." },
            ],
          },
          {
            setting: "dark-burst",
            cast: [
              {
                who: "malichi",
                pose: "pointing",
                mood: "angry",
                at: 0.36,
                shot: "waist",
                lift: -0.07,
              },
            ],
            balloons: [{ by: "malichi", kind: "shout", text: "Stop them!" }],
          },
          {
            setting: "card-house",
            cast: [
              {
                who: "ruby",
                pose: "waving",
                mood: "happy",
                facing: "left",
                at: 0.54,
                shot: "waist",
              },
            ],
            balloons: [{ by: "ruby", text: "Bye! Come again!" }],
          },
          {
            setting: "speed",
            cast: [
              { who: "vixy", pose: "running", mood: "laughing", at: 0.66, shot: "full" },
              {
                who: "chase",
                guise: "robbed",
                pose: "running",
                mood: "worried",
                at: 0.28,
                shot: "full",
              },
            ],
            things: [
              { thing: "card", x: 0.05, y: 0.62, scale: 0.8, turn: -40, front: true },
              { thing: "card", x: 0.46, y: 0.3, scale: 0.7, turn: 24 },
              { thing: "dust", x: 0.16, y: 0.93, scale: 1.1 },
            ],
            sounds: [{ text: "CRASH!", x: 0.24, y: 0.17, size: 100, turn: -7, colour: "#ff6a5a" }],
          },
        ],
      },
    },
    {
      page: 8,
      imageId: "5a76f1ce48",
      commentary:
        "<p>And <em>that</em> is the end of chapter three. Yes, it winked. No, I won’t say.</p><p>Chapter four is called A Familiar Situation, and that is the biggest hint I have ever given anybody.</p>",
      script: {
        layout: "strip-splash",
        panels: [
          {
            setting: "rooftops",
            cast: [{ who: "vixy", mood: "worried", at: 0.46, shot: "waist" }],
            balloons: [{ by: "vixy", text: "Did you get it back?" }],
          },
          {
            setting: "rooftops",
            cast: [
              {
                who: "chase",
                guise: "robbed",
                pose: "holding",
                prop: "card",
                mood: "sad",
                facing: "left",
                at: 0.6,
                shot: "waist",
              },
            ],
            balloons: [{ by: "chase", text: "No. Just this." }],
          },
          {
            setting: "rooftops",
            cast: [
              { who: "vixy", pose: "standing", mood: "surprised", at: 0.16, shot: "small" },
              {
                who: "chase",
                guise: "robbed",
                pose: "standing",
                mood: "surprised",
                facing: "left",
                at: 0.84,
                shot: "small",
              },
            ],
            things: [
              { thing: "two-of-clubs", x: 0.5, y: 0.74, scale: 1.45, turn: -5, front: true },
            ],
            balloons: [
              { by: { x: 0.52, y: 0.36 }, text: "Best two out of three?", at: [0.56, 0.13] },
              { kind: "caption", text: "To be continued!", at: [0.5, 0.93] },
            ],
          },
        ],
      },
    },
  ],
};
