import type { Topics } from "./content";

/** The draconics of the bestiary, scaled creatures that live long. */
export const draconics: Topics = {
  "Ledger Dragon": {
    pageLeft: [
      `<p>The ledger dragon hoards what is owed. It may have a coin or two for the look of the thing, but its true bed is paper: promissory notes,
        tallies, apologies in writing, all of it slept on until perfectly flat.</p>`,
      `<h2>Look</h2>
      <p>Long, narrow-shouldered, ink-green, about the length of two carts. Spectacled by nature, with pale rings of scale around each eye. The claws are
        stained to the second knuckle.</p>
      <dl>
        <dt>Lair</dt><dd>Cellars of old banks, dry caves with a good door</dd>
        <dt>Eats</dt><dd>Oysters, sealing wax</dd>
        <dt>Lives</dt><dd>Six hundred years or so; two are known who remember Meridane</dd>
      </dl>`,
    ],
    pageRight: [
      `<h2>Dealings</h2>
      <p>A ledger dragon can tell you to the bit what you owe, and to whom, and will, unless you ask it not to. Folk come to it on the eve of a
        wedding or a voyage to have their accounts read. It charges one true regret, and gives a receipt.</p>`,
      `<h2>Kindness in it</h2>
      <p>It cannot forgive a debt. That isn’t its to do. What it can do is lose the page, and it has been known to roll over in
        its sleep in a very deliberate way.</p>`,
      `<blockquote><p>A colleague, in every sense. We have never once agreed on interest.</p>
      <p><a href="/characters/corvin">Corvin Ashdown</a>, notary</p></blockquote>`,
      `<p>See also: <a href="/world/bestiary/monster/bargain-mimic">Bargain Mimic</a>, <a href="/world/religion/pantheon">Quill</a>.</p>`,
    ],
  },
  "Cinder Wyrm": {
    pageLeft: [
      `<p>Wingless, legless, always a little on fire. Cinder wyrms live in the side vents of Old Kettle above Emberfall and come down at night to
        bask on roofs. The city builds in slate for their sake.</p>`,
      `<h2>Look</h2>
      <p>As thick as a barrel and as long as a street is wide; charcoal above, with a belly that glows through the seams. A contented one
        sounds like a kettle. An angry one makes no sound at all.</p>
      <dl>
        <dt>Lair</dt><dd>Lava tubes, bakers’ flues</dd>
        <dt>Eats</dt><dd>Coal, pumice, dropped pastries</dd>
        <dt>Element</dt><dd><a href="/world/magic/elements/fire">Fire</a></dd>
      </dl>`,
    ],
    pageRight: [
      `<h2>Living with them</h2>
      <p>Each quarter of Emberfall has a wyrm-warden, who knows the local wyrms by their rattles and coaxes them off the school roof. When the
        mountain is restless they move downhill in a body, all on one night, and the city packs its bags and goes with them. In
        four hundred years they have never moved for nothing.</p>`,
      `<h2>Encounters</h2>
      <ul>
        <li>Don’t run. It looks like a game.</li>
        <li>Don’t throw water. It’s rude, and then it is steam.</li>
        <li>Do hum, on a low note. They will usually hum back and settle.</li>
      </ul>`,
      `<blockquote><p>Ours was called Duchess. She slept across the workshop chimney, and every lock Father made that winter was a degree too large.</p>
      <p><a href="/characters/ruby">Ruby Tumblewick</a></p></blockquote>`,
      `<p>See also: <a href="/world/magic/classes/solar-magus">Solar magus</a>.</p>`,
    ],
  },
  "Bluecliff Drake": {
    pageLeft: [
      `<p>The small drakes of Bluerock nest in the copper seams of the cliffs and have gone the same color. They fish the lake at dusk in
        long, clattering lines, and are the reason there’s a net over every market stall in town.</p>`,
      `<h2>Look</h2>
      <p>Wingspan of a tall person’s arms. Verdigris and slate, a frill that opens when they are pleased with themselves, and so is rarely shut.</p>
      <dl>
        <dt>Nests</dt><dd>Cliff ledges, disused chimneys, once a bell</dd>
        <dt>Eats</dt><dd>Perch, buns</dd>
        <dt>Broods</dt><dd>Two eggs, blue, warm to the cheek</dd>
      </dl>`,
    ],
    pageRight: [
      `<h2>Habits</h2>
      <p>They collect anything blue and arrange it by shade along the ledge. Each spring the town climbs up on ropes to retrieve its
        buttons, marbles and bits of crockery and leaves an equal number of better ones. Nobody knows who began this. The drakes appear to think
        that they did.</p>`,
      `<h2>With visitors</h2>
      <p>Harmless, provided you are not holding food or wearing teal. Couriers paint the tips of their hats orange, a color the drakes
        consider vulgar.</p>`,
      `<blockquote><p>Third bandana this year. I can see it from here. It’s got a whole shelf to itself. I’m a little flattered.</p>
      <p><a href="/characters/vixy">Vixy</a>, courier</p></blockquote>`,
      `<p>They appear at the edge of frame in nearly every <a href="/stream/bluerock">Bluerock stream</a>. See also:
        <a href="/world/bestiary/feral/kite-weasel">Kite Weasel</a>, with whom they are at war.</p>`,
    ],
  },
  "Mire Lindworm": {
    pageLeft: [
      `<p>A lindworm has two legs and leads with them. The mire sort has added, over time, a back so broad and mossy that charts of the Mirewick
        marshes mark the regular ones as islands, in pencil.</p>`,
      `<h2>Look</h2>
      <p>Up to ninety feet, brown-green, whiskered like a catfish. Small trees are not unusual. It surfaces at the pace of bread rising.</p>
      <dl>
        <dt>Range</dt><dd>Mirewick and the drowned fields south of it</dd>
        <dt>Eats</dt><dd>Reeds, eels, mud, in that order</dd>
        <dt>Wakes</dt><dd>Every seventh year, about</dd>
      </dl>`,
    ],
    pageRight: [
      `<h2>The marsh port’s arrangement</h2>
      <p>Half of Mirewick stands on stilts and the other half on a lindworm named Grandfather. By old agreement the houses on Grandfather are light,
        the stoves are raised on bricks, and no one dances in boots. In return he has moved out of the way of three floods.</p>`,
      `<h2>Encounters</h2>
      <p>If your island breathes, step off it toward the side with no reeds, thank it, and wait. It wants to scratch. This takes about an hour, and
        the waves are the only danger.</p>`,
      `<blockquote><p>Tied up to him in fog. He towed us home. I’ve carried worse pilots.</p>
      <p>Captain <a href="/characters/katrina">Katrina Farrow</a></p></blockquote>`,
      `<p>See also: <a href="/world/bestiary/floradon/mossback">Mossback</a>, <a href="/world/magic/elements/earth">Earth</a>.</p>`,
    ],
  },
  "Tide Vešra": {
    pageLeft: [
      `<p>A vešra (say “vesh-ra”) is a sea dragon with a fin along its whole spine like a raised sail. The tide vešra follow the moon around the
        shattered coasts and arrive at each harbor with the high spring water, singing.</p>`,
      `<h2>Look</h2>
      <p>Sixty feet of pewter and pale green, eel-slim. The sail is clear enough to read by. On a still night a school of them
        at the surface is easily mistaken for a fleet, and has been, with fireworks.</p>
      <dl>
        <dt>Range</dt><dd>All coasts; the deep water of the Wound in winter</dd>
        <dt>Eats</dt><dd>Herring, moonlight (disputed)</dd>
        <dt>Element</dt><dd><a href="/world/magic/elements/water">Water</a></dd>
      </dl>`,
    ],
    pageRight: [
      `<h2>Lore</h2>
      <p>Sailors call them Sel’s tailors, because they sew the torn land together. Each year’s course, drawn on a chart, makes one long
        stitch back and forth across <a href="/world/geography">the Wound</a>. There is no proof that the two shores are any closer. Harbor
        masters do notice that the distance on the old pilots’ charts is always given as a little more.</p>`,
      `<h2>Manners at sea</h2>
      <ul>
        <li>Lower your lamps when they pass. They can see you. They’d like to see the moon.</li>
        <li>A shed sail found on the beach belongs to the whole village. It makes a good roof for a school.</li>
      </ul>`,
      `<blockquote><p>It swam beside us all night and I swear it slowed down when I slept.</p>
      <p><a href="/characters/katrina">Katrina</a>’s log, in different ink from usual</p></blockquote>`,
      `<p>See also: <a href="/world/bestiary/monster/wound-caller">Wound Caller</a>, <a href="/world/magic/classes/lunar-magus">Lunar magus</a>.</p>`,
    ],
  },
  Snowmantle: {
    pageLeft: [
      `<p>The great dragons of the Shiver have furred necks and no fire. What they breathe is stillness: a slow white cold in which the snow hangs
        where it is and the wind forgets what it was about to do.</p>`,
      `<h2>Look</h2>
      <p>The size of a chapel. White, with a mantle of loose fur from jaw to shoulder in which half the small birds of the north spend the winter.
        The eyes are the blue you see at the bottom of a footprint.</p>
      <dl>
        <dt>Number</dt><dd>Nine, by the circle’s count. There have always been nine</dd>
        <dt>Eats</dt><dd>Nobody has seen it</dd>
        <dt>Element</dt><dd><a href="/world/magic/elements/frost">Frost</a></dd>
      </dl>`,
    ],
    pageRight: [
      `<h2>What they guard</h2>
      <p>Old hunters say the snowmantles came down from the stars with <a href="/world/religion/mythology/myth-of-the-six-sisters">the six
        sisters</a> and lie along the edge of the world with their backs to us, watching the dark. They face north in every account. They have been
        walked up to from the south by children, and one let itself be slid down.</p>`,
      `<h2>If you meet one from the front</h2>
      <p>Then you have come from the wrong direction, and it will want to know how.</p>`,
      `<blockquote><p>I leaned on it in a storm, thinking it was the hill. It moved one wing over me. In the morning there was no hill.</p>
      <p><a href="/characters/snow">Snow</a>, to the trinket in her glove</p></blockquote>`,
      `<p>See also: <a href="/world/bestiary/feral/snowstep-elk">Snowstep Elk</a>, <a href="/comics/talechasers/2/1">In Your Paws</a>.</p>`,
    ],
  },
};
