import type { Topics } from "./content";

/** The monsters of the bestiary. */
export const monsters: Topics = {
  "Glass Widow": {
    pageLeft: [
      `<p>A spider of the <a href="/world/geography">Glasswood</a>, clear as a bottle, with a body the size of a kettle. You see it by what bends
        behind it. It spins a thread so fine that light takes a moment to get off the end.</p>`,
      `<h2>Look</h2>
      <p>Eight legs like stirring rods; a single red thread, its last meal, showing through the abdomen. The web is strung at throat height between
        standing trunks and rings faintly when breathed on.</p>
      <dl>
        <dt>Danger</dt><dd>High, and hard to take seriously until it isn’t</dd>
        <dt>Hunts</dt><dd>By vibration</dd>
        <dt>Fears</dt><dd>Bells, bad singing</dd>
      </dl>`,
    ],
    pageRight: [
      `<h2>Bite</h2>
      <p>The bite glasses: numb first, then stiff, then clear from the wound outward. Treated within the hour it reverses. See
        <a href="/world/magic/afflictions">afflictions</a>, and carry <a href="/world/botanary/herbs/hearthwort">hearthwort</a>.</p>`,
      `<h2>Encounters</h2>
      <ul>
        <li>Carry a long stick before your face, like a candle.</li>
        <li>Sing. The louder and flatter the better. A whole web can be shattered by a confident baritone.</li>
        <li>Don’t follow the pretty light.</li>
      </ul>`,
      `<blockquote><p>Mine has a chip in the left foreleg where my arrow went. Every year she’s a web nearer to the path, and every year I cut it and
        leave the ends where she can see. We understand each other.</p>
      <p><a href="/cga/characters/wren">Wren</a></p></blockquote>`,
      `<p>See also: <a href="/world/botanary/trees/standing-glass">Standing Glass</a>.</p>`,
    ],
  },
  Inkmaw: {
    pageLeft: [
      `<p>Leave a book unread for long enough and the ink begins to want things. In a dry house it only fades. In a damp one it
        comes off the page, finds other ink, and grows a mouth.</p>`,
      `<h2>Look</h2>
      <p>A flat black puddle with a ragged bite to its edge, up to a yard across, crawling with half-legible words. It can be read, though
        not for long. Most are boastful.</p>
      <dl>
        <dt>Danger</dt><dd>Slight to readers; fatal to footnotes</dd>
        <dt>Eats</dt><dd>Writing, oldest first</dd>
        <dt>Fears</dt><dd>Blotting paper, being read aloud</dd>
      </dl>`,
    ],
    pageRight: [
      `<h2>Encounters</h2>
      <p>Spread blotters at the door. Read to it in a firm voice, from anything printed: inkmaws cannot help following the words, and by the end of a
        chapter will have flowed into a line and may be rolled up. Archivists write with iron gall for this reason. It
        gives them indigestion.</p>`,
      `<h2>A bitten page</h2>
      <p>Words taken by an inkmaw are not lost. They go on inside it, in no order. The Root School has restored two poems and most of a
        recipe by keeping one in a tray and asking it civil questions.</p>`,
      `<blockquote><p>It had Volume Three. I read it Volume Four, with expression. It let go around the appendix.</p>
      <p><a href="/characters/preston">Preston</a>, archive day-book</p></blockquote>`,
      `<p>See also: <a href="/world/bestiary/anthro/badgerfolk">Badgerfolk</a>, <a href="/comics/talechasers/1/1">Matters of Size</a>.</p>`,
    ],
  },
  "Nobody's Coat": {
    pageLeft: [
      `<p>It hangs among the other coats, a little apart. It is dark, heavy, well made, and a size larger than you. If you have been very tired and very
        sad you may find you’ve already put one arm in.</p>`,
      `<h2>Look</h2>
      <p>A coat, of the fashion of whatever year somebody last wore it. No label. The lining is warm. Silence collects in the folds.</p>
      <dl>
        <dt>Danger</dt><dd>Real, and slow</dd>
        <dt>Found</dt><dd>Cloakrooms, stations, the backs of other people’s doors</dd>
        <dt>Fears</dt><dd>Being mended, names sewn in</dd>
      </dl>`,
    ],
    pageRight: [
      `<h2>What it does</h2>
      <p>Whoever wears it is not noticed. At first that’s restful. By the third day friends finish their sentences around you. By the ninth the coat goes
        out for a walk alone, and it doesn’t look empty.</p>`,
      `<h2>Getting someone out</h2>
      <p>Say their name, and then something only you would know to say. Insult their cooking. Tell them what they did to your bicycle. The coat can hold on
        to a stranger forever, but it has no grip at all on someone who is <em>annoyed with you</em>.</p>`,
      `<blockquote><p>Cut a strip from the hem while it was napping on a peg, made gloves. It’s been following me ever since, three years. I
        think it wants to know what I do with them. I leave the window open a bit in winter.</p>
      <p><a href="/characters/ruby">Ruby Tumblewick</a></p></blockquote>`,
      `<p>See also: <a href="/world/bestiary/aspect/mislay">Mislay</a>, <a href="/world/magic/elements/dark">Dark</a>.</p>`,
    ],
  },
  "Bargain Mimic": {
    pageLeft: [
      `<p>Chests and doors are out of fashion among mimics. The bargain mimic takes the shape of a thing marked down. It sits on the
        barrow between the honest lamps with a ticket on it, and it is exactly what you were looking for.</p>`,
      `<h2>Look</h2>
      <p>Anything under the price of supper. The tell is the ticket, which is part of the animal and will not come off. The handwriting is
        a little too friendly.</p>
      <dl>
        <dt>Danger</dt><dd>To fingers and judgment</dd>
        <dt>Found</dt><dd>Markets, sales, the last stall before the gate</dd>
        <dt>Fears</dt><dd>“I’ll think about it”</dd>
      </dl>`,
    ],
    pageRight: [
      `<h2>Life cycle</h2>
      <p>Young ones are thimbles and teaspoons. With age they put on drawers. There’s a wardrobe in Emberfall which has been ten crescents the lot,
        must go today, since 340&nbsp;AS, and the family that owns the shop has grown fond of it and dusts around the teeth.</p>`,
      `<h2>Encounters</h2>
      <ul>
        <li>Offer more than the ticket asks. It gets confused.</li>
        <li>If bitten, remark that you have seen it cheaper elsewhere.</li>
        <li>Never buy two.</li>
      </ul>`,
      `<blockquote><p>I own five. They are entirely loyal, once one has paid full price.</p>
      <p><a href="/characters/malichi">Malichi Orsolo</a>, in conversation</p></blockquote>`,
      `<p>See also: <a href="/world/bestiary/draconic/ledger-dragon">Ledger Dragon</a>, <a href="/world/religion/pantheon">Pell</a>, patron of gamblers.</p>`,
    ],
  },
  "Wound Caller": {
    pageLeft: [
      `<p>Nobody has seen the whole of a Wound caller. On nights without wind it speaks out of the deep water above drowned Meridane, in the voice
        of someone you would turn the boat for.</p>`,
      `<h2>What is known</h2>
      <p>A pale crest, now and then, longer than a ship. A ring of small lights going round and round in the same order, like lamps on a
        street. It has never touched a hull.</p>
      <dl>
        <dt>Danger</dt><dd>You</dd>
        <dt>Found</dt><dd><a href="/world/geography">The Wound</a>, at slack water</dd>
        <dt>Fears</dt><dd>Nothing known</dd>
      </dl>`,
    ],
    pageRight: [
      `<h2>What it wants</h2>
      <p>Ship’s surgeons hold that it’s a predator, and ship’s cooks that it’s lonely. The monks of Highhollow have a third view. They say it is the last
        moment of the city, still going on, and that it calls the way anyone would call from a window in a fire, to whoever is passing, by
        any name that might make them look.</p>`,
      `<h2>Crossing</h2>
      <p>Captains stop no one’s ears. They have the passengers answer, all together, “We hear you. We can’t stay.” It goes quiet
        afterward, almost every time.</p>`,
      `<blockquote><p>New hands laugh at the answering. They do it louder than anybody on the way back.</p>
      <p>Captain <a href="/characters/katrina">Katrina Farrow</a></p></blockquote>`,
      `<p>See also: <a href="/characters/oriel">Oriel</a>, <a href="/world/bestiary/aspect/unfinished-song">Unfinished Song</a>,
        <a href="/world/magic/elements/time">Time</a>.</p>`,
    ],
  },
  "Cairn Shambler": {
    pageLeft: [
      `<p>Take a stone from a cairn and nothing will happen for a month. Then, one evening, there’ll be a knock, low on the door, and on the step a heap
        of stones about the height of a child, with one missing.</p>`,
      `<h2>Look</h2>
      <p>Rubble, roughly stacked into legs and a lean. Moss where the eyes might go. It clicks as it walks and picks up gravel.</p>
      <dl>
        <dt>Danger</dt><dd>To doors and toes</dd>
        <dt>Found</dt><dd>Paw’s Rest, and wherever the stone went</dd>
        <dt>Fears</dt><dd>Nothing. It is owed</dd>
      </dl>`,
    ],
    pageRight: [
      `<h2>Encounters</h2>
      <p>Give it back. That is all. It will fit the stone in place, stand a while looking relieved, as far as one can tell, and walk home.
        If the stone has been built into something, offer to carry a new one up the hill yourself. It will come with you and be surprisingly
        good company.</p>`,
      `<h2>The tall cairn</h2>
      <p>The one at the top of Paw’s Rest is <a href="/characters/isolde">Isolde’s</a>, and nobody takes stones from that. It walked once, in 319&nbsp;AS, down
        to the bridge at Tollgoose where two villages were about to fight, sat down in the middle of the road, and could not be gotten around.
        After two days they built the inn that stands there.</p>`,
      `<blockquote><p>Set its hip for it. Limestone. It held still beautifully. Left me a fossil.</p>
      <p><a href="/cga/characters/brindle">Brindle</a>, healer</p></blockquote>`,
      `<p>See also: <a href="/world/magic/classes/osteomancer">Osteomancer</a>, <a href="/world/magic/elements/earth">Earth</a>.</p>`,
    ],
  },
  Rattlebriar: {
    pageLeft: [
      `<p>Botanists and monster hunters each insist that the rattlebriar belongs to the other. It grows like a bramble, moves like a snake, and warns
        like one too, shaking a fistful of dry hips at the tip.</p>`,
      `<h2>Look</h2>
      <p>Forty feet of hooked cane, usually in a coil you took for a thicket. The rattle is handsome. The thorns are barbed both ways.</p>
      <dl>
        <dt>Danger</dt><dd>Considerable</dd>
        <dt>Found</dt><dd>Felled ground, burned ground, old battlefields</dd>
        <dt>Fears</dt><dd>Goats</dd>
      </dl>`,
    ],
    pageRight: [
      `<h2>Why it is no floradon</h2>
      <p><a href="/world/bestiary/floradon">Floradons</a> are plants that walk because they would like to see something. The rattlebriar moves because
        something was done to the ground. Cut one open and there’s iron at the heart: an arrowhead, a plowshare, the hinge of a gate. Take the
        iron out and by next summer there are only blackberries.</p>`,
      `<h2>Encounters</h2>
      <p>Stop at the rattle, count eight, back away. It hurries nobody who is leaving. To cure one you need a smith’s tongs, thick sleeves,
        three friends, and an apology, which should be said first and in full.</p>`,
      `<blockquote><p>Approached from downwind at dusk. It does not appear to have notic</p>
      <p>and it was a horseshoe. Blackberry jam enclosed.</p>
      <p><a href="/cga/characters/wren">Wren</a>, two entries</p></blockquote>`,
      `<p>See also: <a href="/world/history">the Quarreling Age</a>.</p>`,
    ],
  },
};
