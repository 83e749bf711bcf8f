import type { ListedGalleryItem } from "../../wire-types";

const piece = (id: string, title: string, alt: string, description: string) => ({
  id,
  title,
  alt,
  artist: /<strong>(.+?)<\/strong>/.exec(description)?.[1] ?? "",
  description,
  location: `galleries/fan-art/${id}.png`,
});

/** Pictures that fans sent in, newest first. */
export const fanArt = [
  piece(
    "paper-forest",
    "The Teller and the Heckler",
    "Layers of cut paper around an egg-shaped opening: under a huge full moon two foxes stand at the edge of a fir wood, one with an arm stretched out in mid-tale, one with its ears back; behind them the lit windows of a gabled town.",
    `<p>Seven sheets of paper, one scalpel and, by her own count, eleven adhesive bandages: <strong>@moth_and_mallow</strong> cut this lightbox of Caudalglen for the chapter three premiere. Every window is a real hole with a real lamp behind it. I am clearly telling a story, and <a href="/characters/vixy">Vixy</a> has clearly heard it before.</p>`,
  ),
  piece(
    "two-of-clubs",
    "Two of Clubs, Both Malichi",
    "A playing card, the two of clubs, with the jackal Malichi as its figure, upright and upside down; in each half he fans out a hand of cards and wears his wine-red coat.",
    `<p><strong>@deckhand_dov</strong> redrew the card that ends chapter three and had the nerve to put <a href="/characters/malichi">Malichi</a> on it twice. Hold it upside down: he still has your pendant. I asked for one to keep by my desk, and now I work facing the other way.</p>`,
  ),
  piece(
    "greetings-from-bluerock",
    "Greetings from Bluerock",
    "A travel poster in flat colors: Chase from behind, his scarf the yellow of the sun, waves at a lake with a sailboat, a town with a tower and steep blue cliffs. “Bluerock. Come for the cliffs. Stay for the stream. Ferry twice daily.”",
    `<p>A travel poster by <strong>@linocat_lena</strong>, who has decided that the streams in my streams count as a body of water. The scarf gets the last spot of yellow in the whole picture, which is exactly how I feel about that scarf. Printed, framed, and hanging behind me on camera.</p>`,
  ),
  piece(
    "pixel-quest",
    "Talechasers: The Game That Isn’t",
    "A screenshot of a platform game in pixels: a purple dusk with crystal trees; Vixy stands on a floating ledge under an arc of blocks, Snow and Chase wait below at the edge of a gap, and beyond it Ruby is off to the right. The counters say seven charges, 34 tales, chapter 3.",
    `<p>Every week somebody in chat asks when the game comes out, so <strong>@bitwise_badger</strong> drew a screenshot of it and made things worse. Seven charges left, thirty-four tales found, and <a href="/characters/ruby">Ruby</a> jogging off with the final item. The Glasswood took them three evenings and sixteen colors of teal, of which three survived.</p>`,
  ),
  piece(
    "snow-in-stitches",
    "Snow in Stitches",
    "An embroidery hoop on a wooden table: Snow’s face in white cross-stitch with blue eyes, northern lights above her; the needle is still in the cloth, skeins of thread lie around it.",
    `<p><strong>@grandma_yarrow</strong> started this hoop on the night <a href="/characters/snow">Snow</a> first spoke and finished it four streams later, without once looking at the screen. Three thousand crosses, all slanting the same way. I counted some of them, then lay down for a while.</p>`,
  ),
  piece(
    "jam-jar-strip",
    "Small Matters",
    "A comic strip of three panels. A tiny Chase: “Vixy! I am small!” Vixy: “Don’t panic. I have a jar.” He asks: “Has it got air holes?” “It’s got jam.” Last panel: red to the chin inside the jar, he says: “I withdraw my objection.”",
    `<p>A newspaper strip by <strong>@ottoline_bramble</strong> about the jar from <a href="/comics/talechasers/1/1">chapter one</a>. It took me a whole chapter to tell that story, and she needed three panels. I withdraw my objection, too.</p>`,
  ),
  piece(
    "oriel-window",
    "The Last Astronomer",
    "A pointed stained-glass window: Oriel, a white stag in a deep blue robe with an astrolabe on his chest, golden antlers against rings of yellow, red and violet glass, six stars at their tips.",
    `<p><strong>@leadlight_ishka</strong> makes real stained glass by day, and designed this window for a chapel that doesn’t exist, for <a href="/characters/oriel">Oriel</a>, who doesn’t either. All six sisters sit at the tips of his antlers. The first time I saw it I said nothing on stream for a full minute, which is a record.</p>`,
  ),
  piece(
    "shiver-watercolour",
    "Walking Home Through the Shiver",
    "A wide watercolor of a snowfield at night under green and violet northern lights; a small white figure with a lantern walks through it, leaving tracks, toward one lit window far off on the right.",
    `<p>Painted outdoors, in gloves, by <strong>@wetonwet_wilhelm</strong>, as a thank-you for the winter stream. The white isn’t paint at all: it is the paper, left alone, which takes more courage than I have. Look for the one lit window of Highhollow on the right.</p>`,
  ),
  piece(
    "pendant-blueprint",
    "Do Not Show Chase",
    "A creased blueprint of Chase’s pendant: on the left its face with a ring of ten charges, most of them lit, on the right the same taken apart into loop, bezel, stone, ring, spring and back. A tea stain; in the corner, “Do not show Chase.”",
    `<p><strong>@rivet_counter</strong> drew the plans that <a href="/characters/vixy">Vixy</a> would obviously have made the moment I fell asleep. The charges are right, the prices match <a href="/chasemagic">my own page about them</a>, and the tea stain is a stroke of genius. I have been shown. I have questions about the spring.</p>`,
  ),
  piece(
    "guild-stickers",
    "The Whole Guild, Peelable",
    "Eight die-cut stickers on mint green: Garrick the boar, Wren the squirrel, Thistle the hedgehog, Marlowe the stag, Pim the mouse, Odessa the owl and Brindle the otter, each no taller than their name is wide, and the guild’s paw-print shield.",
    `<p>A sticker sheet of the <a href="/cga/characters">Caudalglen Guild</a> by <strong>@boba_bandicoot</strong>, drawn for the guild’s birthday. Everybody comes out about as tall as a teapot, which Garrick says is slander and Pim says is promotion. Thistle’s flask glows in the dark; please do not ask with what.</p>`,
  ),
  piece(
    "ferry-print",
    "The Second Opinion",
    "A two-color linocut, number 7 of 40: Katrina in the bow of her paddle steamer points the way against a red sun, while a wave twice the height of the ship stands up behind her.",
    `<p>Two blocks, two inks, forty prints, and one very sore wrist: <strong>@halla_tidemark</strong> carved <a href="/characters/katrina">Katrina’s</a> ferry into lino last autumn. The red sits a whisker off its line and I love it for that. Number seven is mine, and no, Captain, you may not have it for the wheelhouse.</p>`,
  ),
  piece(
    "star-chart",
    "A Chart of the Northern Sky",
    "A round star chart in gold on midnight blue, with suns and moons in the corners. Around the ring of the Six Sisters: the Picklock, the Two Clubs, the Ferry, the White Stag, the Jam Jar and the Fox Who Asked.",
    `<p><strong>@sextant_sable</strong> read <a href="/world/religion/mythology/myth-of-the-six-sisters">the myth of the six sisters</a> and charted the rest of the sky around them, degrees numbered in base eight as folk on Casarok would. The Jam Jar is now an official constellation. I don’t make the rules, but I do get to approve them.</p>`,
  ),
  piece(
    "story-scarf",
    "The Story So Far, in Wool",
    "A long knitted scarf in bands: sister stars, fox faces, snowflakes, clubs, little ferries on green water, fir trees, orange pendants and paw prints, with a fringe at both ends.",
    `<p>One hundred and thirty-nine rows by <strong>@purlwise_petra</strong>: the guild’s forest, the ferry, the clubs, the snow, and four small foxes who look as tired as I do on a deadline. It arrived in the mail during a stream and I put it on over my other scarf. I regret nothing, except perhaps the indoor heating.</p>`,
  ),
  piece(
    "crayon-picnic",
    "Chase and Vixy and Sno",
    "A crayon drawing: Vixy, Chase and a pale blue Snow hold paws on a green hill under a rainbow, hearts between them and a smiling sun above. The names are written below, one of them “Sno.”",
    `<p>By <strong>Poppy, age seven</strong>, sent in by her mom with an apology for the fold. No apology needed: the pendant is the most important thing in the comic, so it is the biggest thing on my tummy, and that is better visual storytelling than most of my pages. It lives on the fridge.</p>`,
  ),
] satisfies readonly ListedGalleryItem[];
