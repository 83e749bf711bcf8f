import type { Topics } from "./content";

/** The ferals of the bestiary, the beasts of Casarok. */
export const ferals: Topics = {
  "Grove Stag": {
    pageLeft: [
      `<p>A deer of the old woods whose antlers are alive. They leaf in April, flower in June and drop with the first frost, with a noise like a
        stack of chairs. Each stag grows the tree it was born under.</p>`,
      `<h2>Look</h2>
      <p>Shoulder-high to a tall man, bark-brown, dappled with lichen on the windward side. Fawns have one twig.</p>
      <dl>
        <dt>Range</dt><dd>Woods about Caudalglen; the living edge of the Glasswood</dd>
        <dt>Eats</dt><dd>Ferns, windfalls, never leaves</dd>
        <dt>Temper</dt><dd>Mild, except in blossom</dd>
      </dl>`,
      `<h2>Habits</h2>
      <p>They walk in a line along the same paths year on year, and where the dropped antlers take root a hedge grows up on either side. Half the
        lanes in the forest were laid out this way.</p>`,
    ],
    pageRight: [
      `<h2>Lore</h2>
      <p>Foresters will not fell a tree with a stag’s rub on it. To dream of a grove stag in leaf means that something you gave up on is
        growing. To dream of one in winter means the same, says <a href="/cga/characters/marlowe">Marlowe</a>, but you’ll have to wait. He is asked
        about them often, and would like it known that they are not related.</p>`,
      `<h2>Encounters</h2>
      <p>Stand side-on, so that you look like a tree. Speak to it if you like. Never tie anything to the antlers, however pretty. It can’t reach to
        take it off.</p>`,
      `<blockquote><p>Followed an old oak-stag three days along the glass edge. Wherever he scraped, the glass had stopped. Marked eleven trees. Didn’t
        write down where.</p>
      <p><a href="/cga/characters/wren">Wren</a>, ranger</p></blockquote>`,
      `<p>See also: <a href="/world/botanary/trees/copperleaf-beech">Copperleaf Beech</a>, <a href="/world/bestiary/floradon/orchard-bull">Orchard Bull</a>.</p>`,
    ],
  },
  "Šarn's Hound": {
    pageLeft: [
      `<p>A rangy gray dog, rough-coated, with one white foot. It falls in beside travelers toward evening and goes with them as far as they are going. By
        morning it has gone. It has no owner, unless you count the god of roads.</p>`,
      `<h2>Look</h2>
      <p>Like somebody’s dog. That’s the trouble with descriptions: everyone who meets one says that it was just like one they used to have.</p>
      <dl>
        <dt>Range</dt><dd>Any road, most often the long ones</dd>
        <dt>Eats</dt><dd>Half of yours</dd>
        <dt>Temper</dt><dd>Steadfast</dd>
      </dl>`,
      `<h2>Habits</h2>
      <p>Walks on the side the wind is coming from. Refuses bridges that are about to fail. Never barks, and has been heard to sigh.</p>`,
    ],
    pageRight: [
      `<h2>Lore</h2>
      <p><a href="/world/religion/pantheon">Šarn</a> keeps the ways and the ends of ways. The story goes that he had one hound, and that when folk
        grew afraid of him he sent it on ahead, so that whoever came to the end of the road would already know somebody there. There are
        many now. He wouldn’t say how.</p>`,
      `<h2>Encounters</h2>
      <ul>
        <li>Share your supper. It will know if you kept the better half.</li>
        <li>Don’t name it. You will want to. It has a name and is working.</li>
        <li>If it sits down and will not go on, neither should you.</li>
      </ul>`,
      `<blockquote><p>Aunt Merry was ninety and hadn’t been on a road in years. It was lying by her bed in the morning when we came in. It got up,
        looked at us, and left. We weren’t half so sad after that as we’d meant to be.</p>
      <p><a href="/characters/tamsin">Tamsin</a>, a message she carries for no one</p></blockquote>`,
      `<p>See also: <a href="/world/bestiary/aspect/homeward">Homeward</a>, <a href="/world/bestiary/anthro/harefolk">Harefolk</a>.</p>`,
    ],
  },
  "Lantern Moth": {
    pageLeft: [
      `<p>Moths the breadth of a saucer, with a cold glow in the thorax that they can turn up and down. On autumn nights they gather around lamps, decide the lamp is not the moon, and move on in a body, rather apologetically.</p>`,
      `<h2>Look</h2>
      <p>Cream and dove gray, with six pale spots on the wings in the shape of <a href="/world/religion/pantheon">the Sisters</a>. The sixth spot is
        smaller and sometimes missing.</p>
      <dl>
        <dt>Range</dt><dd>Everywhere below the snow line</dd>
        <dt>Eats</dt><dd>Nectar of <a href="/world/botanary/moonblooms">moonblooms</a></dd>
        <dt>Lives</dt><dd>One winter</dd>
      </dl>`,
    ],
    pageRight: [
      `<h2>Uses</h2>
      <p>The night markets of Saltreach are lit by them, by consent: a dish of sugared water on each post, and the cover off. They are never caged. A
        caged lantern moth goes out, and so, the stallholders say, does trade.</p>`,
      `<h2>Lore</h2>
      <p>When <a href="/world/history">the Cataclysm</a> darkened the sky with dust for thirty-one years, it was lantern moths that folk steered
        by. There is a moth carved on the prow of every raft in the old paintings. Rude children are told that it can hear them.</p>`,
      `<blockquote><p>Counted eight hundred and nine on the guild porch. In base eight: 1451. I did not go to bed. It was worth it.</p>
      <p><a href="/cga/characters/odessa">Odessa</a>, quartermaster</p></blockquote>`,
      `<p>See also: <a href="/world/botanary/moonblooms/selbell">Selbell</a>, <a href="/world/magic/elements/light">Light</a>.</p>`,
    ],
  },
  "Kite Weasel": {
    pageLeft: [
      `<p>A weasel with a broad fold of skin from wrist to ankle and no sense of consequence. It climbs, leaps, spreads, and is carried off
        laughing by the wind. It lands somewhere else and starts again.</p>`,
      `<h2>Look</h2>
      <p>Foot and a half of chestnut, cream below, tail like a bottle brush for steering. Mothers fly with the kits holding on in a string behind.</p>
      <dl>
        <dt>Range</dt><dd>The blue cliffs, any town with washing lines</dd>
        <dt>Eats</dt><dd>Eggs, moths, whatever is unattended</dd>
        <dt>Element</dt><dd>Favors <a href="/world/magic/elements/wind">wind</a></dd>
      </dl>`,
    ],
    pageRight: [
      `<h2>Habits</h2>
      <p>They have no homes, only favorite updrafts, handed down in families. The one above the Bluerock chandlery has been in
        the same family for forty years, and the tenant of the attic has learned to shut his window.</p>`,
      `<h2>Feud</h2>
      <p>They steal blue things from <a href="/world/bestiary/draconic/bluecliff-drake">bluecliff drakes</a> for the pleasure of
        being chased. The drakes steal them back. Since both sides return to the same ledge to gloat, the town has come to regard it as a kind
        of tide.</p>`,
      `<blockquote><p>My first shape ever! I was one for six minutes. I remember being extremely happy and then a hat.</p>
      <p><a href="/characters/chase">Chase</a></p></blockquote>`,
      `<p>See also: <a href="/chasemagic">simple shapes and what they cost</a>.</p>`,
    ],
  },
  "Tollkeeper's Goose": {
    pageLeft: [
      `<p>Bred in the Age of Rafts to guard landing stages, and never told that it could stop. A tollkeeper’s goose will plant itself in the middle of
        any bridge, gate or corridor and let nobody by without payment.</p>`,
      `<h2>Look</h2>
      <p>A goose. White, gray-backed, with a black mark on the chest like a chain of office. Larger in memory.</p>
      <dl>
        <dt>Range</dt><dd>Bridges, ferries, courtrooms</dd>
        <dt>Eats</dt><dd>The toll</dd>
        <dt>Temper</dt><dd>Magisterial</dd>
      </dl>`,
      `<h2>Habits</h2>
      <p>It accepts bread, grain or one shiny object, and gives no change. It remembers who has paid. It also remembers who has not, and where they live.</p>`,
    ],
    pageRight: [
      `<h2>Law</h2>
      <p>Nine towns recognize the goose’s toll as binding. The leading case, <em>Ashdown for the Miller v. Goose</em>, turned on whether a sandwich
        taken by force counts as tender. It does.</p>`,
      `<h2>Lore</h2>
      <p>The first job ever entered in the ledger of the <a href="/cga">Caudalglen Guild</a> was the return of a stolen goose. The guild’s
        founder carried it home in his arms for two miles. The scar is visible in his portrait.</p>`,
      `<blockquote><p>It’s not that I’m afraid of them. It’s that I have met them.</p>
      <p><a href="/cga/characters/garrick">Garrick</a>, guildmaster</p></blockquote>`,
      `<p>See also: <a href="/characters/bram">Bram</a>; <a href="/characters/vixy">Vixy</a>, who has delivered one.</p>`,
    ],
  },
  "Snowstep Elk": {
    pageLeft: [
      `<p>The big deer of the Shiver walk on top of the snow. Nobody else does it so well. The hooves spread like open hands, and each leaves
        a shallow print which stays warm for a minute or two, so that a herd going by lays down a road of small melted cups.</p>`,
      `<h2>Look</h2>
      <p>Seven feet at the shoulder, blue-gray, with a beard that freezes into bells. You hear the beards first.</p>
      <dl>
        <dt>Range</dt><dd>The Shiver and the passes to Highhollow</dd>
        <dt>Eats</dt><dd>Lichen, willow, old rope</dd>
        <dt>Temper</dt><dd>Grave</dd>
      </dl>`,
    ],
    pageRight: [
      `<h2>Uses</h2>
      <p>They are not ridden. They may be walked beside, and northerners traveling alone will wait days for a herd going their way. In deep cold the
        trick is to put your feet where theirs have been, each one still faintly warm, and to keep up.</p>`,
      `<h2>Lore</h2>
      <p>It is held that <a href="/world/religion/mythology/myth-of-the-six-sisters">Brynn</a>, who gave away her warmth, keeps it
        here. A grieving drift family will send one of its number to walk a day with the elk. Nobody speaks of it afterward, and nobody comes back cold.</p>`,
      `<blockquote><p>Two hundred and eleven prints from the last listening pine to the monastery gate. I counted them for him so he’d know we were going somewhere.</p>
      <p><a href="/characters/snow">Snow</a></p></blockquote>`,
      `<p>See also: <a href="/world/bestiary/draconic/snowmantle">Snowmantle</a>, <a href="/comics/talechasers/2/1">In Your Paws</a>.</p>`,
    ],
  },
};
