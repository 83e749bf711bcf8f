import type { Topics } from "./content";

/** The floradons of the bestiary, plants that walk. */
export const floradons: Topics = {
  Mossback: {
    pageLeft: [
      `<p>The commonest floradon and, most people agree, the best company. A mossback is a hummock of living moss the size of a sheep, with four stumpy
        roots, a soft front end, and no visible plans.</p>`,
      `<h2>Look</h2>
      <p>Emerald in the wet, straw in a drought. A row of tiny red caps along the spine opens when it’s happy. It may have a wren in it.</p>
      <dl>
        <dt>Range</dt><dd>Damp woods, north walls, the guild yard</dd>
        <dt>Lives on</dt><dd>Drizzle</dd>
        <dt>Pace</dt><dd>A mile a week, with stops</dd>
      </dl>`,
    ],
    pageRight: [
      `<h2>Uses</h2>
      <p>As a pillow, with permission. A mossback in a sickroom sweetens the air. Old ones are consulted before wells are dug, as they will settle over
        water and hum.</p>`,
      `<h2>Care</h2>
      <ul>
        <li>Mist twice daily. Do not mow.</li>
        <li>Talk to it. It leans toward gossip.</li>
        <li>In snow, bring it in, and put it somewhere you won’t mind being green in spring.</li>
      </ul>`,
      `<blockquote><p>Gerald has moved from the pump to the woodpile. It took him since Tuesday. We are all very proud.</p>
      <p><a href="/cga/characters/thistle">Thistle</a>, alchemist</p></blockquote>`,
      `<p>See also: <a href="/world/bestiary/draconic/mire-lindworm">Mire Lindworm</a>, which is what a mossback would be if it had ambition.</p>`,
    ],
  },
  "Bramble Shepherd": {
    pageLeft: [
      `<p>Nine feet of arching cane on two thick stems, with a crook it grew itself. The bramble shepherd walks the hedges of the downs, lifting
        lambs out of ditches and putting walkers back on the path, whether or not they had left it on purpose.</p>`,
      `<h2>Look</h2>
      <p>White flowers to midsummer, fruit to October, then a cloak of red leaves it wears until the last one goes. The thorns fold flat when it
        carries something small.</p>
      <dl>
        <dt>Range</dt><dd>Downs and hill pasture</dd>
        <dt>Lives on</dt><dd>Sun, sheep’s company</dd>
        <dt>Temper</dt><dd>Fussing</dd>
      </dl>`,
    ],
    pageRight: [
      `<h2>With farmers</h2>
      <p>A farm with a shepherd in its hedge pays it in bone meal at new year, and doesn’t lock the fold. The arrangement is older than
        <a href="/world/bestiary/anthro/harefolk">harefolk</a> memory. When a farm is sold the shepherd is read the deed, standing, in the yard.</p>`,
      `<h2>Encounters</h2>
      <p>If picked up by the collar, go limp and say “thank you, I’m grown.” It may take some persuading. Eat the fruit it offers and only that fruit. It
        can tell what was picked and what was given.</p>`,
      `<blockquote><p>Lifted me off the road, put me in with the ewes and stood guard till dawn. There’d been wolves, the other kind. I’d not heard a thing.</p>
      <p><a href="/characters/tamsin">Tamsin</a></p></blockquote>`,
      `<p>See also: <a href="/world/bestiary/monster/rattlebriar">Rattlebriar</a>, its sorrowful cousin.</p>`,
    ],
  },
  "Willow Aunt": {
    pageLeft: [
      `<p>Willow aunts live on river banks and know your business. A trunk bent with listening, a long skirt of green withies, and a face that forms in the
        bark when anybody sits down beneath and sighs.</p>`,
      `<h2>Look</h2>
      <p>Eighteen feet or so, though they stoop. They wade, they don’t swim. Catkins in March, which they will say make them look younger.</p>
      <dl>
        <dt>Range</dt><dd>Slow rivers, mill ponds, Mirewick</dd>
        <dt>Lives on</dt><dd>River water, news</dd>
        <dt>Temper</dt><dd>Fond, sharp</dd>
      </dl>`,
    ],
    pageRight: [
      `<h2>Advice</h2>
      <p>They give it. It’s generally sound, and always a generation out of date. A girl who asked an aunt how to keep a sweetheart was told to
        weave him a fish trap. She did, and he was very pleased, being a practical boy.</p>`,
      `<h2>Bark</h2>
      <p>Fallen bark makes a tea for headaches. Cut bark makes a headache. An aunt will shed you a strip if you ask and say how your mother is.</p>`,
      `<blockquote><p>Nine of us, all fell in, all fished out by the same branch by the same ear. I send her a postcard.</p>
      <p><a href="/cga/characters/brindle">Brindle</a>, healer</p></blockquote>`,
      `<p>See also: <a href="/world/magic/elements/nature">Nature</a>, <a href="/world/magic/classes/wiccan">Wiccan</a>.</p>`,
    ],
  },
  "Orchard Bull": {
    pageLeft: [
      `<p>An apple tree that has had enough. The orchard bull is knotted, low and very strong, on four root-legs, with two removeSuffix limbs at
        the front grown out into horns. It guards the trees that can’t walk.</p>`,
      `<h2>Look</h2>
      <p>Gray bark, mistletoe about the ears. In May it’s covered with blossom and takes no teasing over it. The fruit is small and wonderful.</p>
      <dl>
        <dt>Range</dt><dd>Old orchards, one to each</dd>
        <dt>Lives on</dt><dd>Cider, poured at the roots at midwinter</dd>
        <dt>Temper</dt><dd>Territorial</dd>
      </dl>`,
    ],
    pageRight: [
      `<h2>Wassail</h2>
      <p>On the longest night each orchard village goes out with drums and toast. The bull comes to the gate, and the youngest child
        who can stand must hand it a cup. Nobody remembers a child who was frightened. Several remember being the child.</p>`,
      `<h2>Encounters</h2>
      <p>Close the gate. If you didn’t, climb something with no apples on it. Scrumpers are chased to the hedge and no farther, then pelted, with
        startling accuracy, with fruit they may keep.</p>`,
      `<blockquote><p>I took the bull’s shape once, to see. One charge. You can feel every one of the other trees, like having children asleep in the next
        room. I gave back the apples.</p>
      <p><a href="/characters/chase">Chase</a></p></blockquote>`,
      `<p>See also: <a href="/world/bestiary/feral/grove-stag">Grove Stag</a>, <a href="/chasemagic">the cost of a shape</a>.</p>`,
    ],
  },
  "Sel's Dancer": {
    pageLeft: [
      `<p>By day it’s an ordinary white lily at the pond’s edge, closed, one of dozens. At moonrise it steps out of the water. Sel’s dancers turn on
        a single root, slowly, for as long as the moon is up, and they follow her round.</p>`,
      `<h2>Look</h2>
      <p>Four feet of stem and folded petal. No face. When the moon is full the dancers at a pond will all bow at the same instant.</p>
      <dl>
        <dt>Range</dt><dd>Still water with a clear east</dd>
        <dt>Lives on</dt><dd>Moonlight</dd>
        <dt>Temper</dt><dd>Rapt</dd>
      </dl>`,
    ],
    pageRight: [
      `<h2>Lore</h2>
      <p>At new moon, when <a href="/world/religion/mythology/myth-of-the-sun-and-moon">Sel has turned her face to Orrun</a>, the dancers do not
        rise, and it’s courtesy to keep away from the pond and let them have their night off. During an eclipse they dance by day, and people have
        come home from seeing it and married the next person they met, quite happily.</p>`,
      `<h2>Watching</h2>
      <p>Sit on the west bank. Bring no lamp. If one dances toward you hold out your hand, flat, and it’ll rest a petal there for a turn or two. It
        weighs about what a good idea weighs.</p>`,
      `<blockquote><p>They keep better time than my orrery. I have stopped mentioning it to the orrery.</p>
      <p><a href="/cga/characters/odessa">Odessa</a></p></blockquote>`,
      `<p>See also: <a href="/world/botanary/moonblooms">Moonblooms</a>, <a href="/world/magic/classes/lunar-magus">Lunar magus</a>.</p>`,
    ],
  },
  "Pollen Piper": {
    pageLeft: [
      `<p>Somewhere in the reeds, someone is playing. It’s a reed. The pollen piper is a thin, tawny, long-jointed floradon, hollow from end to end, which
        the wind plays and which has learned to play the wind.</p>`,
      `<h2>Look</h2>
      <p>As tall as a door and no thicker than a wrist. It leans. When it moves through a reed bed at dusk you see one reed going the wrong way.</p>
      <dl>
        <dt>Range</dt><dd>Mirewick’s reed beds, lake shores</dd>
        <dt>Lives on</dt><dd>Mud, applause</dd>
        <dt>Temper</dt><dd>Vain, generous</dd>
      </dl>`,
    ],
    pageRight: [
      `<h2>The piping</h2>
      <p>In May the pipes carry pollen, and the whole marsh sneezes in time. Bees follow a piper for miles. So do ducklings, clerks and anyone walking
        home at an easy pace; you’ll wake sitting in warm mud, with wet socks and the sense of having attended something.</p>`,
      `<h2>Duets</h2>
      <p>Marsh children cut whistles and answer. A piper that likes your tune will add a second part. Musicians travel to Mirewick for a summer
        to be taught, and the fee is to play for it on some day of hard frost, when it can’t.</p>`,
      `<blockquote><p>Found <a href="/world/bestiary/aspect/unfinished-song">you-know-who</a> sitting in the reeds beside one, trying over endings.
        The piper had nearly got it. I tiptoed.</p>
      <p><a href="/characters/chase">Chase</a>, notebook thirty-eight</p></blockquote>`,
      `<p>See also: <a href="/world/magic/elements/wind">Wind</a>.</p>`,
    ],
  },
};
