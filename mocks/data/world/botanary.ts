import type { WorldContent } from "./content";

/** A subsection of the botanary: its own two pages, and its plants. */
export interface PlantShelf extends WorldContent {
  plants: Record<string, WorldContent>;
}

/** The botanary by display name. Slugs are the lower-case name with hyphens for spaces. */
export const botanary: Record<string, PlantShelf> = {
  Trees: {
    pageLeft: [
      `<p>The trees of Casarok are its oldest citizens. A fair number stood before the Cataclysm, and a few hold opinions about it.</p>`,
      `<h2>On this shelf</h2>
      <ul>
        <li><a href="/world/botanary/trees/copperleaf-beech">Copperleaf Beech</a>, whose leaves ring</li>
        <li><a href="/world/botanary/trees/standing-glass">Standing Glass</a>, which used to be trees</li>
        <li><a href="/world/botanary/trees/listening-pine">Listening Pine</a>, good for shields and secrets</li>
        <li><a href="/world/botanary/trees/saltfig">Saltfig</a>, the harbor’s orchard</li>
      </ul>`,
    ],
    pageRight: [
      `<h2>Before you cut</h2>
      <p>Knock. Wait for eight breaths. If a bird leaves, go and ask another tree. This is the law in Caudalglen and good sense elsewhere, since a
        tree with <a href="/world/bestiary/feral/grove-stag">antler rubs</a> belongs to somebody, and a tree that walks off is a
        <a href="/world/bestiary/floradon">floradon</a> and will remember you.</p>`,
      `<blockquote><p>Count the rings, yes. But look which way they lean. That’s where the news came from.</p>
      <p><a href="/cga/characters/wren">Wren</a>, ranger</p></blockquote>`,
    ],
    plants: {
      "Copperleaf Beech": {
        pageLeft: [
          `<p>A broad gray beech with true metal in the leaf. In a light wind it chimes. In a gale a copperleaf wood can be heard from
            the next valley, like a very large kitchen.</p>`,
          `<dl><dt>Grows</dt><dd>Caudalglen and the western woods</dd><dt>Height</dt><dd>100&nbsp;ft (30&nbsp;m)</dd><dt>Leaf fall</dt><dd>Late, loud</dd></dl>`,
        ],
        pageRight: [
          `<h2>Uses</h2>
          <p>Fallen leaves are swept up by children and sold by weight to the coppersmiths of Emberfall. The oldest trees have hollow roots where
            <a href="/world/bestiary/anthro/foxfolk">foxfolk</a> den, and a kit born under one is said to be able to sleep through anything.</p>`,
          `<blockquote><p>It’s not true. I was the one who couldn’t sleep. But it was a good noise to be awake to.</p>
          <p><a href="/characters/chase">Chase</a></p></blockquote>`,
        ],
      },
      "Standing Glass": {
        pageLeft: [
          `<p>On the day of <a href="/world/history">the Cataclysm</a> the light of the held noon passed through the Elderwood east of Meridane, and what
            it passed through stayed. The trunks stand yet, clear to the heart, every ring visible. There are birds in some of them.</p>`,
          `<dl><dt>Grows</dt><dd>It does not, except when it does</dd><dt>Found</dt><dd><a href="/world/geography">The Glasswood</a></dd>
            <dt>Sound</dt><dd>A low note at sunrise</dd></dl>`,
        ],
        pageRight: [
          `<h2>Uses</h2>
          <p>Only fallen pieces may be taken. Ground into a lens, standing glass shows recent magic as a smear of breath. Ground badly it shows you the
            forest as it was, and lens makers have had to be led away from the bench by the sleeve.</p>`,
          `<h2>Warning</h2>
          <p>The edge moves. Look for the ribbons, and stay on the leafy side of them. See <a href="/world/bestiary/monster/glass-widow">Glass Widow</a>
            and, if it is too late, <a href="/world/magic/afflictions">afflictions</a>.</p>`,
        ],
      },
      "Listening Pine": {
        pageLeft: [
          `<p>A dark, upright pine of the high passes that bends toward voices. A grove of them by a road will have grown, over a century, into a kind
            of corridor, leaning in.</p>`,
          `<dl><dt>Grows</dt><dd>The passes below Highhollow</dd><dt>Height</dt><dd>70&nbsp;ft (21&nbsp;m)</dd><dt>Scent</dt><dd>Resin, old letters</dd></dl>`,
        ],
        pageRight: [
          `<h2>Uses</h2>
          <p>The timber goes on listening. Shields made from it creak before a blow; so does the one over the <a href="/cga">guild’s</a> hearth, which was
            <a href="/characters/bram">Bram’s</a>. It is never used for confessionals, on grounds of taste, or for beds.</p>`,
          `<blockquote><p>Don’t sing under them unless you mean to be remembered.</p><p>A saying of the passes</p></blockquote>`,
          `<p>The resin is chewed for sore throats. It tastes of what you said last.</p>`,
        ],
      },
      Saltfig: {
        pageLeft: [
          `<p>The one fruit tree that thrives in sea spray. Saltfigs root in harbor walls, old hulls and, with great success, in the customs
            house roof. The fruit is purple-black, with a white bloom that is in fact salt.</p>`,
          `<dl><dt>Grows</dt><dd>Saltreach, all southern coasts</dd><dt>Height</dt><dd>20&nbsp;ft (6&nbsp;m), wider than high</dd><dt>Fruit</dt><dd>Twice a year</dd></dl>`,
        ],
        pageRight: [
          `<h2>Uses</h2>
          <p>Dried saltfigs kept the rafts alive in the gray years, and it’s still ill luck to launch a boat without one nailed under the
            thwart. Opened fresh with a small knife, they are a rich person’s dessert. Torn open with the teeth they are everyone else’s.</p>`,
          `<blockquote><p>He had a crate sent up every month and ate one a night, very slowly, like somebody reading.</p>
          <p>A waiter at the Two of Clubs, on <a href="/characters/malichi">the proprietor</a></p></blockquote>`,
        ],
      },
    },
  },
  Herbs: {
    pageLeft: [
      `<p>What grows in the yard, the ditch and the crack in the step. Most of Casarok’s medicine begins on this shelf and most of its soup ends there.</p>`,
      `<h2>On this shelf</h2>
      <ul>
        <li><a href="/world/botanary/herbs/hearthwort">Hearthwort</a>, warmth in a leaf</li>
        <li><a href="/world/botanary/herbs/silverthyme">Silverthyme</a>, for remembering</li>
        <li><a href="/world/botanary/herbs/quickmint">Quickmint</a>, for getting on with it</li>
        <li><a href="/world/botanary/herbs/plainspeak">Plainspeak</a>, to be used with care</li>
      </ul>`,
    ],
    pageRight: [
      `<h2>Picking</h2>
      <p>Take a third, leave a third, forget a third. <a href="/world/magic/classes/wiccan">Wiccans</a> pick at dawn and say thank you.
        <a href="/world/magic/classes/witch">Witches</a> pick at midnight and leave something shiny. The herbs have expressed no preference.</p>`,
      `<blockquote><p>If you don’t know what it is, don’t. If you do know what it is, still smell it first.</p>
      <p><a href="/characters/snow">Snow</a></p></blockquote>`,
    ],
    plants: {
      Hearthwort: {
        pageLeft: [
          `<p>A low rosette of felted red leaves that stays warm to the touch all winter and melts a neat ring in the snow around itself. Travelers in the
            north look for the rings.</p>`,
          `<dl><dt>Grows</dt><dd>The Shiver, high walls, near chimneys</dd><dt>Season</dt><dd>All, best in frost</dd><dt>Taste</dt><dd>Pepper, toast</dd></dl>`,
        ],
        pageRight: [
          `<h2>Uses</h2>
          <p>Two leaves in each boot. A poultice against glassing and frost-sleep, see <a href="/world/magic/afflictions">afflictions</a>. The northern
            circle says that <a href="/world/religion/mythology/myth-of-the-six-sisters">Brynn</a> dropped it as she walked.</p>`,
          `<blockquote><p>Mother said she hadn’t packed any. It kept the jar from freezing all the way to the pass, so I have chosen to believe her.</p>
          <p><a href="/characters/snow">Snow</a></p></blockquote>`,
        ],
      },
      Silverthyme: {
        pageLeft: [
          `<p>Ordinary thyme, but for the sheen. Silverthyme is planted on doorsteps and cairns. Crushed underfoot it gives back, for a breath or two, the
            smell of a particular day, and the day is yours.</p>`,
          `<dl><dt>Grows</dt><dd>Downs, Paw’s Rest</dd><dt>Season</dt><dd>June to first frost</dd><dt>Taste</dt><dd>Somebody’s kitchen</dd></dl>`,
        ],
        pageRight: [
          `<h2>Uses</h2>
          <p>In stuffing at midwinter, when the whole table goes quiet at once and then all talk together. <a href="/world/magic/elements/time">Time</a>
            workers wear a sprig to keep hold of today.</p>`,
          `<p>Do not take it against grief. It will not make you forget, and it will show you the good days in order.</p>`,
        ],
      },
      Quickmint: {
        pageLeft: [
          `<p>Bright, invasive and always in a hurry. It flowers within a week of sprouting and is over the wall by the second. Couriers chew it. So does
            anybody with a report due.</p>`,
          `<dl><dt>Grows</dt><dd>Bluerock, then next door</dd><dt>Season</dt><dd>Whenever you turned round</dd><dt>Taste</dt><dd>Mint, then more mint</dd></dl>`,
        ],
        pageRight: [
          `<h2>Uses</h2>
          <p>One leaf sharpens the wits for an hour. Two leaves, for two hours. Three leaves will have you reorganize the shed at four in the morning, and
            explain it to the neighbors.</p>`,
          `<blockquote><p>I can stop. I just haven’t had time.</p><p><a href="/characters/vixy">Vixy</a></p></blockquote>`,
        ],
      },
      Plainspeak: {
        pageLeft: [
          `<p>A plain green herb with a plain white flower. Whoever drinks it finds, for about as long as the cup stays warm, that they have said what they
            meant.</p>`,
          `<dl><dt>Grows</dt><dd>Crossroads, abandoned courtrooms</dd><dt>Season</dt><dd>Late spring</dd><dt>Taste</dt><dd>Nothing to hide behind</dd></dl>`,
        ],
        pageRight: [
          `<h2>Uses</h2>
          <p>Married couples in Mirewick share one cup a year, outdoors, with the whole family standing well back. It’s forbidden evidence in all nine towns, for
            it shows what a person thinks, and a court may only ask what they did.</p>`,
          `<blockquote><p>Everyone assumes I take it. I tried it once, and could finally hear what it’s like to be everybody else.</p>
          <p><a href="/characters/tamsin">Tamsin</a></p></blockquote>`,
        ],
      },
    },
  },
  Fungi: {
    pageLeft: [
      `<p>Neither plant nor beast and well aware of it. The fungi are cataloged here because the botanary had the shelf space and
        because no one else would sign for them.</p>`,
      `<h2>On this shelf</h2>
      <ul>
        <li><a href="/world/botanary/fungi/lampcap">Lampcap</a>, to see by</li>
        <li><a href="/world/botanary/fungi/bonebutton">Bonebutton</a>, to mend by</li>
        <li><a href="/world/botanary/fungi/choirshelf">Choirshelf</a>, to keep awake by</li>
      </ul>`,
    ],
    pageRight: [
      `<h2>A word from the cellar</h2>
      <p>There are old mushroom hunters and bold mushroom hunters, and then there’s <a href="/cga/characters/thistle">Thistle</a>. Unless you are
        Thistle, carry a second person, who has not eaten any.</p>`,
      `<p>Fungi are thought to pass messages under the forest floor. <a href="/world/magic/elements/spirit">Spirit</a> workers who have listened say that
        it’s chiefly weather, with a little scandal.</p>`,
    ],
    plants: {
      Lampcap: {
        pageLeft: [
          `<p>Yellow-green caps on black stems, growing in steps up dead trunks. They glow brightest just before rain, and villages without a barometer keep one
            in a pot.</p>`,
          `<dl><dt>Grows</dt><dd>Caudalglen, mine workings, cellars</dd><dt>Light</dt><dd>A cap to read by, ten to cook by</dd><dt>Edible</dt><dd>Once</dd></dl>`,
        ],
        pageRight: [
          `<h2>Uses</h2>
          <p>Miners of Emberfall wear a cap in the hat. If the glow turns blue the air is bad, and everyone leaves by the way they came, walking. The
            rule saved sixteen people <a href="/cga/characters/garrick">in one day</a>.</p>`,
          `<blockquote><p>Do not eat to “glow from within.” You do. It is not becoming, and it is from everywhere.</p>
          <p><a href="/cga/characters/thistle">Thistle</a></p></blockquote>`,
        ],
      },
      Bonebutton: {
        pageLeft: [
          `<p>Small, white, round and hard as a stud. Bonebuttons come up overnight in rings around anything that has been buried with love: pets, keepsakes,
            good dogs.</p>`,
          `<dl><dt>Grows</dt><dd>Gardens, cairns, river banks</dd><dt>Season</dt><dd>After rain</dd><dt>Edible</dt><dd>Powdered, on advice</dd></dl>`,
        ],
        pageRight: [
          `<h2>Uses</h2>
          <p>Ground into paste, it helps a break to knit and itches dreadfully. <a href="/world/magic/classes/osteomancer">Osteomancers</a> carry a tin, and
            ask leave of the ring before they pick.</p>`,
          `<blockquote><p>It’s not magic. It’s just a mushroom that wants things to be whole. I know the feeling.</p>
          <p><a href="/cga/characters/brindle">Brindle</a></p></blockquote>`,
        ],
      },
      Choirshelf: {
        pageLeft: [
          `<p>Bracket fungus in four tiers, frilled, pink to brown. At night the tiers open and shut and each gives a note. An old log may manage a chord. A
            fallen oak can do rounds.</p>`,
          `<dl><dt>Grows</dt><dd>Fallen hardwood, choir stalls</dd><dt>Voice</dt><dd>Soprano at the top</dd><dt>Edible</dt><dd>It would be rude</dd></dl>`,
        ],
        pageRight: [
          `<h2>Uses</h2>
          <p>None, say foresters, throwing boots at it. Villages too small for a choir have been known to cart in a log for weddings. It will learn a hymn if
            it’s sung at for a season, and go on singing it through all the others.</p>`,
          `<p>When choirshelf falls silent, stand still and look about you. Something has come into the wood that doesn’t care for music. See
            <a href="/world/bestiary/monster/glass-widow">Glass Widow</a>.</p>`,
        ],
      },
    },
  },
  Moonblooms: {
    pageLeft: [
      `<p>Flowers that open by moonlight, and only by hers. A moonbloom under a lamp stays shut, however bright, and Star School students fail an examination
        every year by trying.</p>`,
      `<h2>On this shelf</h2>
      <ul>
        <li><a href="/world/botanary/moonblooms/selbell">Selbell</a>, for sleep</li>
        <li><a href="/world/botanary/moonblooms/sixpetal">Sixpetal</a>, for direction</li>
        <li><a href="/world/botanary/moonblooms/nightpaw">Nightpaw</a>, for company</li>
      </ul>`,
    ],
    pageRight: [
      `<h2>Gathering</h2>
      <p>Bare-pawed, between moonrise and the first bird. Moonblooms cut by day are merely flowers. They follow the phases: most to open at full moon, none
        at new, when <a href="/world/religion/mythology/myth-of-the-sun-and-moon">Sel is looking the other way</a>.</p>`,
      `<p>They are the whole diet of the <a href="/world/bestiary/feral/lantern-moth">lantern moth</a> and the whole hobby of
        <a href="/cga/characters/marlowe">Marlowe</a>.</p>`,
    ],
    plants: {
      Selbell: {
        pageLeft: [
          `<p>Nodding white bells, eight to a stem. They ring when they open, so softly that you are never sure. A bed of selbells under a
            window has been the cure for sleeplessness since there were windows.</p>`,
          `<dl><dt>Grows</dt><dd>Shaded gardens, cracked teapots</dd><dt>Opens</dt><dd>Half moon and over</dd><dt>Scent</dt><dd>Clean linen</dd></dl>`,
        ],
        pageRight: [
          `<h2>Uses</h2>
          <p>Dried in a pillow for sound sleep. People who carry <a href="/chasemagic">charges</a> value it, since a vessel fills only as well as its
            bearer rests.</p>`,
          `<blockquote><p>Bought a pillow of it in a panic before Saltreach. Ten out of ten. Drooled on a map.</p>
          <p><a href="/characters/chase">Chase</a></p></blockquote>`,
        ],
      },
      Sixpetal: {
        pageLeft: [
          `<p>One flower, six petals, five of them white. The sixth is smaller and a little gold. However it’s planted, the small petal points
            north.</p>`,
          `<dl><dt>Grows</dt><dd>Passes, masts, the north side of graves</dd><dt>Opens</dt><dd>Any moon</dd><dt>Scent</dt><dd>Snow coming</dd></dl>`,
        ],
        pageRight: [
          `<h2>Uses</h2>
          <p>A living compass. Ships of the Saltreach line carry one in a pot by the wheel, watered by the youngest hand. It’s the flower of
            <a href="/world/religion/pantheon">the six sisters</a>, and the gold petal is Wick’s.</p>`,
          `<p>In the weeks after the Cataclysm sixpetals all over the world hung limp. The day they lifted is still kept, as a holiday, on the northern coast.</p>`,
        ],
      },
      Nightpaw: {
        pageLeft: [
          `<p>Four round petals and a broad one, dark velvet, exactly like a pawprint pressed into the air. Nightpaws come up in lines, as though something
            invisible had just gone by.</p>`,
          `<dl><dt>Grows</dt><dd>Old paths, bedsides, sills</dd><dt>Opens</dt><dd>When somebody is awake</dd><dt>Scent</dt><dd>Warm fur</dd></dl>`,
        ],
        pageRight: [
          `<h2>Lore</h2>
          <p>Wherever <a href="/world/bestiary/feral/sarn-s-hound">Šarn’s hound</a> has sat with anyone through a night, there will be a nightpaw in
            spring. They can’t be sown. There’s one on every step of the road up Paw’s Rest.</p>`,
          `<h2>Uses</h2>
          <p>None, and please do not pick them. Sit down beside one, if you happen to be up.</p>`,
        ],
      },
    },
  },
};
