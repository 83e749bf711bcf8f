/** What each plate of the guide shows, by its path on the picture host, in the words of a caption. */
const plates: Readonly<Record<string, string>> = {
  "world/bestiary/anthro.png":
    "A badger in spectacles, a fox in a mustard scarf and a caracal in a green sash stand in a meadow with their arms around one another.",
  "world/bestiary/anthro/badgerfolk.png":
    "A stout badger in round spectacles and a brown waistcoat in a meadow; in a round frame beside him, his striped face from the front.",
  "world/bestiary/anthro/catfolk.png":
    "A caracal with black ear tufts, in a white shirt and a green sash, on dry grassland; in a round frame, her face with its dark brows.",
  "world/bestiary/anthro/foxfolk.png":
    "Three foxfolk in a meadow: white with a blue cape, apricot with goggles on her brow, and red with a bushy tail held high.",
  "world/bestiary/anthro/harefolk.png":
    "A gray hare in a yellow shirt and red boots, a satchel at her side, at full run; in a round frame, her face with its long, dark-tipped ears.",
  "world/bestiary/anthro/smallfolk.png":
    "A red squirrel in green, a mouse with very large ears and a hedgehog in a purple apron, none of them tall, at the edge of a wood.",
  "world/bestiary/anthro/wingfolk.png":
    "A raven in spectacles and a dark suit, and a barn owl in a long plum robe who points something out to him; mountains behind them.",
  "world/bestiary/anthro/wolffolk.png":
    "A gray wolf with bronze pauldrons and a shield-shaped brooch beside a black jackal in a long wine-red coat.",
  "world/bestiary/aspect.png":
    "A figure in a wide purple robe, arms spread, with a white mask for a face, a star on its chest and a halo of rays; a pink spirit crouches behind it.",
  "world/bestiary/aspect/homeward.png":
    "A traveler with a bowler hat and a round pack, half transparent, seen from behind; it walks with a lantern toward a lit hut on a hill.",
  "world/bestiary/aspect/hush.png":
    "A great white hound, eyes closed, lies in the snow under a lit window, as long as the house is wide.",
  "world/bestiary/aspect/mislay.png":
    "A stooped magpie in a coat made of pockets in all colors holds up a brass key.",
  "world/bestiary/aspect/small-courage.png":
    "A small orange bird, soaked by the rain, stands very upright and glows against the night.",
  "world/bestiary/aspect/the-doorwarden.png":
    "A tall doorkeeper of planks and iron bands, with a carved face, holds open a heavy door; warm light falls out of it.",
  "world/bestiary/aspect/unfinished-song.png":
    "A violet hare of mist, her robe fading toward the ground, plays the fiddle; a stave of notes drifts off and stops.",
  "world/bestiary/draconic.png":
    "A red dragon with broad feathered wings of blue and black sits upright on a rock; a spotted brown egg is shown beside it.",
  "world/bestiary/draconic/bluecliff-drake.png":
    "A teal drake with a frill and spread wings the blue of the cliffs, perched on a boulder; its egg is blue-green.",
  "world/bestiary/draconic/cinder-wyrm.png":
    "A black, wingless wyrm with glowing orange seams rears in an S before a smoking mountain; its egg looks like a coal.",
  "world/bestiary/draconic/ledger-dragon.png":
    "A long green dragon in spectacles reads a sheet of paper, coiled on a heap of ledgers in a cave.",
  "world/bestiary/draconic/mire-lindworm.png":
    "A lindworm lies in a marsh, so overgrown with moss and firs that it passes for a hill; reeds hang from its mouth.",
  "world/bestiary/draconic/snowmantle.png":
    "A huge white dragon with a mane of fur and folded wings sits in the snow; its egg is frosted.",
  "world/bestiary/draconic/tide-vesra.png":
    "A gray-green sea serpent with fins along its back loops in and out of the water, like three arches of a bridge.",
  "world/bestiary/feral.png":
    "A lean wild canine with a coat of leaf green and moss at the edge of a wood; its paw print is shown beside it.",
  "world/bestiary/feral/grove-stag.png":
    "A dappled stag with antlers in full leaf; beside it, one of the leaves and its cloven print.",
  "world/bestiary/feral/kite-weasel.png":
    "A russet weasel glides over the pines, all four legs spread, with pale skin stretched between them like a kite.",
  "world/bestiary/feral/lantern-moth.png":
    "A pale moth, larger than a hand, with a shining body that lights up its ringed wings at night.",
  "world/bestiary/feral/sarn-s-hound.png":
    "A tall gray hound with a rough coat and one white forepaw stands listening on dry grassland.",
  "world/bestiary/feral/snowstep-elk.png":
    "A blue-gray elk, icicles hanging from its chin, stands on snow without sinking in; its print is faint.",
  "world/bestiary/feral/tollkeeper-s-goose.png":
    "A white goose with gray wings and a black collar blocks the middle of a plank bridge; a coin is shown beside her.",
  "world/bestiary/floradon.png":
    "A round green creature with a face, leaves for hands, roots for legs, and a yellow mushroom for a hat.",
  "world/bestiary/floradon/bramble-shepherd.png":
    "A tall figure of briars with blackberries for hair and a red-leaved cloak holds a crook; a sheep stands at its feet.",
  "world/bestiary/floradon/mossback.png":
    "A round, friendly beast of moss on six stumpy feet; toadstools grow along its back and a bird nests in its side.",
  "world/bestiary/floradon/orchard-bull.png":
    "A gray bull with branches for horns; on its back grows an apple tree, in blossom and in fruit at once.",
  "world/bestiary/floradon/pollen-piper.png":
    "A creature of hollow reed plays itself like a pipe among tall grass; notes and golden pollen blow out of it.",
  "world/bestiary/floradon/sel-s-dancer.png":
    "A white water lily in the shape of a dancer, arms raised, petals for a skirt, turns on a pool by moonlight.",
  "world/bestiary/floradon/willow-aunt.png":
    "A pollard willow with a kind face and heavy green tresses leans over a pond.",
  "world/bestiary/monster.png":
    "A round, dark blue creature with four yellow eyes, a wide mouth of pointed teeth and a crest of spikes, by night.",
  "world/bestiary/monster/bargain-mimic.png":
    "A market stall with teeth: its flowered teapot has eyes, a tongue and two arms, and offers itself for three bits.",
  "world/bestiary/monster/cairn-shambler.png":
    "Stacked stones in the shape of a person, eyes glowing green under the topmost, walk among ruins.",
  "world/bestiary/monster/glass-widow.png":
    "A spider of clear glass hangs in her web among glass trees; a red thread curls inside her body.",
  "world/bestiary/monster/inkmaw.png":
    "A horned blot of ink with three eyes, a wide mouth and scraps of writing in its body stands on short legs in front of the pages it ran off.",
  "world/bestiary/monster/nobody-s-coat.png":
    "Three coats on a rail; the dark one in the middle has eyes between its lapels and stretches out an empty sleeve.",
  "world/bestiary/monster/rattlebriar.png":
    "A thorny vine rears like a snake before a volcano, shaking a cluster of red berries at its tip.",
  "world/bestiary/monster/wound-caller.png":
    "Under the sea a ring of lights around a dark mouth, with a crest of pale spines that breaks the surface; a tiny boat sails toward it.",
  "world/botanary/fungi.png":
    "Five mushrooms in a row: a puffball, a funnel, a large red cap, a morel and a small blue one; spores in one circle, a cap in another.",
  "world/botanary/fungi/bonebutton.png":
    "White puffballs among ruins, round as buttons with a dark hole on top; fine dust rises from the largest.",
  "world/botanary/fungi/choirshelf.png":
    "Pink bracket fungi climb a dead trunk in steps, like singers on their benches.",
  "world/botanary/fungi/lampcap.png":
    "Mushrooms on a cave floor, their yellow-green caps shining like lamps.",
  "world/botanary/herbs.png":
    "An upright herb with serrated leaves in pairs and, at its top, two orange buds like lanterns.",
  "world/botanary/herbs/hearthwort.png":
    "A rosette of red leaves in the snow; three stalks carry umbels of small orange flowers.",
  "world/botanary/herbs/plainspeak.png":
    "A daisy-like herb with narrow leaves and two white flowers, growing between fallen stones.",
  "world/botanary/herbs/quickmint.png":
    "A bushy mint of bright green, with five tall spikes of violet flowers.",
  "world/botanary/herbs/silverthyme.png":
    "A low cushion of silver-gray leaves with short violet flower spikes.",
  "world/botanary/moonblooms.png":
    "A dome of white flowers under a half moon, each marked like a paw.",
  "world/botanary/moonblooms/nightpaw.png":
    "Round gray-green leaves under five dark purple flowers in the shape of paw prints, open to the moon.",
  "world/botanary/moonblooms/selbell.png":
    "Arching stems hung with white bells, all facing the ground, by moonlight.",
  "world/botanary/moonblooms/sixpetal.png":
    "A single stem, leaves in pairs, and one white flower of six petals, of which one is golden.",
  "world/botanary/trees.png":
    "A broad tree with hanging branches that almost hide its trunk; its leaf and its pink fruit are shown beside it.",
  "world/botanary/trees/copperleaf-beech.png":
    "A smooth gray trunk and a round crown of copper-colored leaves, in summer as in fall.",
  "world/botanary/trees/listening-pine.png":
    "A dark, narrow pine in front of mountains, its branches layered like ears turned outward.",
  "world/botanary/trees/saltfig.png":
    "A gnarled fig with three cushions of leaves leans from the rocks over the sea, dark fruit among the leaves.",
  "world/botanary/trees/standing-glass.png":
    "A tree of clear glass, bare but for a few pink petals, with glass shoots at its foot.",
  "world/magic/classes/injuja.png":
    "A round brass pendant hangs from a branch, ten stones around a red gem, some of them glowing; beside it, a clenched paw in a white cuff.",
  "world/magic/classes/lunar-magus.png":
    "A staff topped by a silver crescent, beside a blue bowl of water in which the moon is reflected.",
  "world/magic/classes/osteomancer.png":
    "A wolfish skull with a blue light in its eye lies on a tray, among bones that a thread of light connects.",
  "world/magic/classes/solar-magus.png":
    "A staff crowned with a golden sun stands beside a stone sundial.",
  "world/magic/classes/wiccan.png":
    "Bundles of herbs hang from a line above a table with two candles, a mortar and a chalice of wine.",
  "world/magic/classes/witch.png":
    "A black cauldron bubbles green between a pointed hat and a leaning broom.",
  "world/magic/elements/fire.png":
    "A red enamel badge with a rim like rays: a tall flame with a pale heart.",
  "world/magic/elements/frost.png":
    "A pale blue badge with a scalloped rim: a six-armed snow crystal.",
  "world/magic/elements/lightning.png":
    "A violet badge with a rim like rays: a yellow bolt from a cloud, two sparks beside it.",
  "world/magic/elements/earth.png":
    "A six-sided badge of browns: two peaks over layers of rock, a green gem at the bottom.",
  "world/magic/elements/wind.png":
    "A sea-green badge with a scalloped rim: three white gusts that curl at the end.",
  "world/magic/elements/water.png":
    "A blue badge with a scalloped rim: a wave about to break, and one drop above it.",
  "world/magic/elements/nature.png": "A six-sided green badge: a seedling with three leaves.",
  "world/magic/elements/spirit.png":
    "A six-sided violet badge: a white paw print inside a soft pink shape.",
  "world/magic/elements/space.png":
    "An eight-sided midnight-blue badge: a violet planet with a golden ring, among stars.",
  "world/magic/elements/time.png":
    "An eight-sided dark green badge: an hourglass, half of its sand run through.",
  "world/magic/elements/light.png":
    "A golden badge with a rim like rays: a sun with an open eye at its center.",
  "world/magic/elements/dark.png":
    "An eight-sided dark violet badge: a sun covered by the moon, one star in the shadow.",
};

/**
 * What a plate shows, for those who cannot see it.
 *
 * @param path on the picture host, below the variant
 * @returns "" for a plate that nobody has described: its caption and its text are all there is
 */
export function plateWords(path: string): string {
  return Object.hasOwn(plates, path) ? plates[path]! : "";
}
