/** One version of this site and what it brought, in the artist's words. */
export interface PatchNote {
  version: string;
  /** ISO 8601. */
  date: string;
  title: string;
  groups: readonly { title: "New" | "Better" | "Fixed" | "Moved"; changes: readonly string[] }[];
}

/**
 * Every version, newest first. All of it is one long file: only loaders may import it, which send a
 * visitor the one version they read.
 */
export const patchNotes: readonly PatchNote[] = [
  {
    version: "0.13.3",
    date: "2025-11-09",
    title: "The quiet one",
    groups: [
      {
        title: "Better",
        changes: [
          "The sticker page shows all 24 stickers of the pack, so you can see what you are getting into.",
          "Patch notes are one version to a page. I have been at this since 2019; nobody should have to scroll past my first footer.",
        ],
      },
      {
        title: "Fixed",
        changes: [
          "The comic’s chapter dropdown starts at chapter three again, and not at whichever chapter it felt like.",
          "On very tall phones the footer hovered a little above the ground. It has landed.",
        ],
      },
    ],
  },
  {
    version: "0.13.2",
    date: "2025-08-30",
    title: "Links that behave",
    groups: [
      {
        title: "New",
        changes: [
          "Links inside the comic’s commentary open in this site without loading everything twice.",
        ],
      },
      {
        title: "Fixed",
        changes: [
          "Names with a hook over the s (Šarn’s hound, you know who you are) have an address you can type.",
          "Closing a picture in the galleries puts you back where you were, and not at the very first fan art of 2018.",
        ],
      },
    ],
  },
  {
    version: "0.13.1",
    date: "2025-05-24",
    title: "Small paws",
    groups: [
      {
        title: "Better",
        changes: [
          "Every button is large enough for a thumb. Tested with a mitten.",
          "Submenus on a phone have a Back of their own.",
        ],
      },
      {
        title: "Fixed",
        changes: [
          "The donation button changed its clothes one switch too late between light and dark.",
          "The total on the charity page is left out when nobody can tell it. For an hour it said that we had raised NaN dollars.",
        ],
      },
    ],
  },
  {
    version: "0.13",
    date: "2025-03-15",
    title: "Open for business",
    groups: [
      {
        title: "New",
        changes: [
          "A shop page: prints, pins, and one mug I am not allowed to call the largest in Bluerock.",
          "Every kind of commission has a price and an example, on a page beside the queue.",
          "A page for phones that meet my badge at a convention. Scan it, and see what you turn into.",
        ],
      },
      {
        title: "Better",
        changes: [
          "The terms of service were rewritten so that I understand them too.",
          "Pictures come in the size of your screen. Phones no longer download fur they cannot see.",
        ],
      },
    ],
  },
  {
    version: "0.12.4",
    date: "2024-12-07",
    title: "Jolly",
    groups: [
      {
        title: "New",
        changes: [
          "Jolly Jamboree 2024 has a donation table. You outdid yourselves, and I wore the hat.",
          "The first pages of chapter three, Two of Clubs, are in the reader.",
        ],
      },
      {
        title: "Fixed",
        changes: [
          "Donors who gave the same amount are in alphabetical order, instead of trading places on every visit.",
        ],
      },
    ],
  },
  {
    version: "0.12.3",
    date: "2024-10-12",
    title: "Somebody new",
    groups: [
      {
        title: "New",
        changes: [
          "The fursona generator, in beta: a species, up to three colors, and now and then a creature made of teapots.",
          "Downloads, with one thing in it: the Super Fox vtuber model I used to stream with, free to a good home.",
        ],
      },
      {
        title: "Better",
        changes: [
          "The transformation generator shares to Bluesky as well, since that is where everybody went.",
        ],
      },
    ],
  },
  {
    version: "0.12.2",
    date: "2024-07-27",
    title: "A slam and an ocean",
    groups: [
      {
        title: "New",
        changes: [
          "Vtuber Summer Slam 2024 for Gamers Outreach, beside last year’s, with a selector for the event.",
          "A charity page for Hawaii.",
        ],
      },
      {
        title: "Better",
        changes: [
          "The stream alerts wait their turn. Two raids at once used to arrive on top of each other.",
        ],
      },
    ],
  },
  {
    version: "0.12.1",
    date: "2024-03-23",
    title: "Seven of us in a battle royale",
    groups: [
      {
        title: "New",
        changes: [
          "The Super Animal Royale page: seven of my characters can be played there, and I come in eleven other animals.",
        ],
      },
      {
        title: "Fixed",
        changes: [
          "The dark scheme forgot itself when you crossed over to Caudalglen and back.",
          "White text on a white bubble. It was a very quiet speech bubble.",
        ],
      },
    ],
  },
  {
    version: "0.12",
    date: "2024-01-27",
    title: "Lights out",
    groups: [
      {
        title: "New",
        changes: [
          "A dark scheme, and a switch for it in the header. It follows your system until you tell it otherwise, and then it remembers.",
          "The guild hall has a dark scheme of its own, by lantern.",
        ],
      },
      {
        title: "Better",
        changes: [
          "All the colors are named in one place. Before, there were fourteen oranges, of which I had meant three.",
        ],
      },
    ],
  },
  {
    version: "0.11.3",
    date: "2023-11-18",
    title: "Pick one of three",
    groups: [
      {
        title: "New",
        changes: [
          "Choose Your Starter can be played with the Scarlet and Violet list alone.",
          "Shiny odds, from 1/4096 to always.",
        ],
      },
      {
        title: "Fixed",
        changes: ["Reloading in the middle of a game no longer sends your team home."],
      },
    ],
  },
  {
    version: "0.11.2",
    date: "2023-08-19",
    title: "For a good cause",
    groups: [
      {
        title: "New",
        changes: [
          "Charity pages under Stream: the ALS walk with team Papa Barks, and Vtuber Summer Slam 2023 for Gamers Outreach.",
          "A table of who gave what, and a line with everything we have raised so far.",
        ],
      },
    ],
  },
  {
    version: "0.11.1",
    date: "2023-06-10",
    title: "Badges, polished",
    groups: [
      {
        title: "Better",
        changes: [
          "Hover over a badge, or tap and hold it, and it says when it was won.",
          "Badges from Mega May have a title of their own.",
        ],
      },
      {
        title: "Fixed",
        changes: ["Players with a capital letter in their name have a page."],
      },
    ],
  },
  {
    version: "0.11",
    date: "2023-04-29",
    title: "The gym challenge",
    groups: [
      {
        title: "New",
        changes: [
          "The Pokémon gym challenge: eight gyms, four elite, and rules for all of them. It opens on stream in May.",
          "Every challenger has a page with badges in bronze, silver and gold, one slot for each element.",
        ],
      },
      {
        title: "Better",
        changes: [
          "The stream section has a front page, instead of a link that said “soon” for fourteen months.",
        ],
      },
    ],
  },
  {
    version: "0.10.2",
    date: "2023-02-04",
    title: "Alerts",
    groups: [
      {
        title: "New",
        changes: [
          "An overlay for my own streams: follows, subs, gifts, cheers and raids, each with an animation and a sound I made with a kazoo.",
          "Choose Your Starter: three at a time until you have a team of six.",
        ],
      },
    ],
  },
  {
    version: "0.10.1",
    date: "2022-11-26",
    title: "Moving house, in general",
    groups: [
      {
        title: "New",
        changes: ["Transformations can be shared to Mastodon, whichever server you live on."],
      },
      {
        title: "Fixed",
        changes: [
          "Guild members wandered into the main character list. They have been shown the door; it is, as ever, unlocked.",
        ],
      },
    ],
  },
  {
    version: "0.10",
    date: "2022-09-24",
    title: "The house without a lock",
    groups: [
      {
        title: "New",
        changes: [
          "The Caudalglen Guild of Adventurers has a site inside this one: its hall, its register, and a bell you should not ring to see what happens.",
          "Seven guild sheets, in parchment.",
          "Crossing over changes the whole theme, so you know whose soup you are eating.",
        ],
      },
    ],
  },
  {
    version: "0.9.1",
    date: "2022-04-10",
    title: "The morning after",
    groups: [
      {
        title: "Fixed",
        changes: [
          "An old address for fan art pointed at another old address, which pointed back. Visitors went around and around. I am told it was scenic.",
          "The RSS feed still linked to yesterday’s house.",
        ],
      },
    ],
  },
  {
    version: "0.9",
    date: "2022-04-09",
    title: "No more extras",
    groups: [
      {
        title: "Moved",
        changes: [
          "There is no “Extras” anymore. Commissions, stickers, the transformation generator and these notes are sections of their own, with short addresses.",
          "Fan art moved into the galleries, together with commissions.",
          "Every address that began with /extras leads to the new one. Bookmarks and printed cards still work.",
        ],
      },
      {
        title: "Better",
        changes: [
          "The quick transformations are one button. There used to be “standard” and “all,” and nobody, including me, knew the difference.",
          "A real menu, in seven parts, that also works on a phone.",
        ],
      },
    ],
  },
  {
    version: "0.8.2",
    date: "2021-12-18",
    title: "Gods and stars",
    groups: [
      {
        title: "New",
        changes: [
          "Religion in the field guide: the pantheon, and the myths of the six sisters and of the sun and moon.",
          "Twelve elements on a chart. Click one. Not that one.",
        ],
      },
    ],
  },
  {
    version: "0.8.1",
    date: "2021-10-02",
    title: "Four fingers to a paw",
    groups: [
      {
        title: "New",
        changes: [
          "A primer of Common, the script of Casarok: 25 letters, and numerals in base eight.",
          "Borrowed letters, under Special Notes, for those of us with an x in our name.",
        ],
      },
      {
        title: "Fixed",
        changes: ["A sign that Common does not have is a question mark, and no longer a crash."],
      },
    ],
  },
  {
    version: "0.8",
    date: "2021-08-14",
    title: "Things with teeth, things with petals",
    groups: [
      {
        title: "New",
        changes: [
          "The bestiary: anthros, aspects, draconics, ferals, monsters and floradons, with a plate for each.",
          "The botanary, for plants that stay where they are.",
        ],
      },
      {
        title: "Better",
        changes: ["The field guide reads as a book: two pages on a desk, one on a phone."],
      },
    ],
  },
  {
    version: "0.7.1",
    date: "2021-05-01",
    title: "Mind the chasm",
    groups: [
      {
        title: "Better",
        changes: ["Click the map and it unrolls over the page."],
      },
      {
        title: "Fixed",
        changes: [
          "The map from before the Cataclysm showed a ferry line. It has been returned to its century.",
          "Saltreach was in the sea. It does that, but not by so much.",
        ],
      },
    ],
  },
  {
    version: "0.7",
    date: "2021-03-20",
    title: "Casarok",
    groups: [
      {
        title: "New",
        changes: [
          "A field guide to the planet the comic takes place on: geography, history and magic to begin with.",
          "Two maps, one before the Cataclysm and one after. Swap them and watch a continent have a bad day.",
          "Chapter two of Talechasers, In Your Paws, begins in the reader.",
        ],
      },
    ],
  },
  {
    version: "0.6.2",
    date: "2020-12-12",
    title: "Your foxes",
    groups: [
      {
        title: "New",
        changes: ["A page for fan art, and a form to send it in. You draw me better than I do."],
      },
    ],
  },
  {
    version: "0.6.1",
    date: "2020-10-31",
    title: "Boo",
    groups: [
      {
        title: "New",
        changes: ["Mythical creatures can come out of the transformation generator."],
      },
      {
        title: "Fixed",
        changes: ["Two people reported being turned into an empty sentence. They are well."],
      },
    ],
  },
  {
    version: "0.6",
    date: "2020-09-05",
    title: "Stick with us",
    groups: [
      {
        title: "New",
        changes: [
          "A sticker page in the extras, with a link that installs the pack and the two older ones beside it.",
          "Commission terms, in writing, after a conversation I would rather not have twice.",
        ],
      },
    ],
  },
  {
    version: "0.5.1",
    date: "2020-05-09",
    title: "Who is that?",
    groups: [
      {
        title: "Better",
        changes: [
          "Characters are grouped: protagonists, antagonists, those we have yet to meet, and those who began it all.",
        ],
      },
      {
        title: "Fixed",
        changes: ["Malichi’s sheet listed a phone number. It was mine."],
      },
    ],
  },
  {
    version: "0.5",
    date: "2020-04-18",
    title: "Faces",
    groups: [
      {
        title: "New",
        changes: [
          "Character sheets, with heights in both kinds of numbers and a quote each.",
          "A page on what ten charges of a pendant buy, because you kept asking.",
        ],
      },
    ],
  },
  {
    version: "0.4.1",
    date: "2020-01-11",
    title: "Mind the zap",
    groups: [
      {
        title: "New",
        changes: [
          "A list of everything the generator can turn you into, so that you can brace yourself.",
        ],
      },
      {
        title: "Better",
        changes: ["The zap takes a second and a half. It used to take as long as it liked."],
      },
    ],
  },
  {
    version: "0.4",
    date: "2019-11-16",
    title: "Hold still",
    groups: [
      {
        title: "New",
        changes: [
          "The transformation generator. Press the button and be a creature. I have not worked since.",
        ],
      },
    ],
  },
  {
    version: "0.3.1",
    date: "2019-07-06",
    title: "Ears",
    groups: [
      {
        title: "Better",
        changes: [
          "Comic pages load one at a time, with a spinner in between, and not all of them at once behind your back.",
        ],
      },
      {
        title: "Fixed",
        changes: ["The fox in the header had three ears in one browser. You know which browser."],
      },
    ],
  },
  {
    version: "0.3",
    date: "2019-06-08",
    title: "Extras",
    groups: [
      {
        title: "New",
        changes: [
          "An “Extras” section for everything that is neither comic nor stream. I am sure it will stay small.",
          "Commission info: whether I am open, and for what.",
          "These notes.",
        ],
      },
    ],
  },
  {
    version: "0.2.1",
    date: "2019-03-18",
    title: "The door, rehung",
    groups: [
      {
        title: "Fixed",
        changes: [
          "The “next” button on the last page led to the first. Several of you read the comic for an entire evening.",
        ],
      },
    ],
  },
  {
    version: "0.2",
    date: "2019-03-16",
    title: "A den with a door",
    groups: [
      {
        title: "New",
        changes: [
          "Hello! This is the first version anyone but me can see. Version 0.1 was a drawing of a fox and the word “soon.”",
          "A reader for Talechasers, with the beginning of chapter one, Matters of Size.",
          "When I stream and where to find me, on one page.",
        ],
      },
    ],
  },
];
