import type { Topics } from "./content";

/** The six magic classes by slug. Names and summaries are in content/world/magic-classes.yaml. */
export const classes: Topics = {
  injuja: {
    pageLeft: [
      `<p>An injuja fights with shape. Where a soldier has a weapon, an injuja has the moment in which there is suddenly a bear. The word is old coast speech
        and means, as near as anyone can get, <em>one who is also</em>.</p>`,
      `<h2>Charges</h2>
      <p>Every change costs. The cost is counted in charges, kept in a <em>vessel</em>: a strap, a tooth, a ring, a pendant. Sleep refills it, so an injuja can
        only give as much in a day as they rested for. Common vessels hold eight or fewer. One is known to hold ten.</p>
      <dl><dt>Simple shape</dt><dd>1 charge</dd><dt>Merged with the vessel</dt><dd>2</dd><dt>Complex shape</dt><dd>3</dd><dt>Chimera</dt><dd>5</dd></dl>
      <p>The whole table, with advice, is on the page about <a href="/chasemagic">Chase’s magic</a>.</p>`,
    ],
    pageRight: [
      `<h2>History</h2>
      <p>The craft was born on the rafts, where a person who could briefly be a seal was worth feeding. In the Quarreling Age it was bought
        by warlords, and its name still makes old people look at the door. <a href="/characters/isolde">Isolde of Paw’s Rest</a> changed that. Her
        students swore to spend a charge only where a word had failed. The last of them died in 338&nbsp;AS.</p>`,
      `<h2>Training</h2>
      <p>No school teaches it today. The exercises survive as a children’s game: be a cat, be a cat who is looking for something, be a cat who has found it.
        Being the animal comes easily. Knowing what you came for, and going back when you have it, takes a life.</p>`,
      `<blockquote><p>A shape is easy to take when you know who is standing in front of you.</p>
      <p>Isolde, as remembered by <a href="/characters/bram">Bram</a></p></blockquote>`,
      `<p>See also: <a href="/world/magic/afflictions">chargeburn and shape-stick</a>, <a href="/characters/chase">Chase</a>.</p>`,
    ],
  },
  "lunar-magus": {
    pageLeft: [
      `<p>A lunar magus is sworn to <a href="/world/religion/pantheon">Sel</a> and works by borrowing. Her light is not her own either, as they are quick to
        say, and nothing is any the worse for being passed on gently.</p>`,
      `<h2>What they do</h2>
      <ul>
        <li>Veil: turn notice aside from a camp, a child, a mistake.</li>
        <li>Reflect: show a person their own face, or return a spell with a short note.</li>
        <li>Keep watch: over sleep, tides, births, the dying.</li>
      </ul>
      <dl><dt>Elements</dt><dd><a href="/world/magic/elements/dark">Dark</a>, <a href="/world/magic/elements/water">water</a></dd>
        <dt>Strongest</dt><dd>At full moon, after midnight</dd></dl>`,
    ],
    pageRight: [
      `<h2>The oath</h2>
      <p>There’s no text. The novice spends one month outdoors by night and is asked on the last what they saw. Those who describe the moon
        are sent back for another month. Those who describe what it was shining on are given a staff.</p>`,
      `<h2>New moon</h2>
      <p>On the three nights when Sel has turned wholly to Orrun, lunar magi have no power at all and are forbidden to mind. They hold parties. The
        cooking is dreadful and the dancing is good.</p>`,
      `<blockquote><p>I’m asked what it’s like to serve someone who leaves each month. She doesn’t leave. She is looking at somebody she loves. I can wait.</p>
      <p><a href="/cga/characters/marlowe">Marlowe</a>, of the Caudalglen Guild</p></blockquote>`,
      `<p>See also: <a href="/world/magic/classes/solar-magus">Solar magus</a>, <a href="/world/botanary/moonblooms">Moonblooms</a>.</p>`,
    ],
  },
  osteomancer: {
    pageLeft: [
      `<p>Osteomancers read bones and mend them. They’d thank you to notice the order. To set a break well you must know what the bone was
        doing at the time, and for that you have to ask it.</p>`,
      `<h2>What they do</h2>
      <ul>
        <li>Read: a life from a knuckle, a journey from a heel, an old quarrel from a jaw.</li>
        <li>Knit: a clean break overnight, a bad one in a week.</li>
        <li>Name: give the unknown dead back to their families.</li>
      </ul>
      <dl><dt>Elements</dt><dd><a href="/world/magic/elements/water">Water</a>, <a href="/world/magic/elements/earth">earth</a></dd>
        <dt>Tools</dt><dd>Warm hands, a tin of <a href="/world/botanary/fungi/bonebutton">bonebutton</a></dd></dl>`,
    ],
    pageRight: [
      `<h2>What they don’t</h2>
      <p>Raise anyone. An osteomancer asked to will explain, at length, that a bone is a letter from a person, and that you don’t make it
        walk about because you miss the handwriting.</p>`,
      `<h2>The river school</h2>
      <p>Three boats, at present, working the lakes and rivers on both sides of the Mended Strait. Patients come to the bank and shout. Pupils are picked for being
        hard to disgust and easy to make laugh, and serve seven years, the last two alone.</p>`,
      `<blockquote><p>Everybody’s skeleton is on their side. I find that very moving. Right, this is going to hurt.</p>
      <p><a href="/cga/characters/brindle">Brindle</a>, healer</p></blockquote>`,
      `<p>See also: <a href="/world/bestiary/monster/cairn-shambler">Cairn Shambler</a>, <a href="/world/magic/afflictions">afflictions</a>.</p>`,
    ],
  },
  "solar-magus": {
    pageLeft: [
      `<p>A solar magus is sworn to <a href="/world/religion/pantheon">Orrun</a> and works by giving. What the sun hands out each morning without asking who
        deserves it, they try to hand on before it cools.</p>`,
      `<h2>What they do</h2>
      <ul>
        <li>Warm: fields, forges, the very old.</li>
        <li>Reveal: forgeries, rot, the way out.</li>
        <li>Burn: reluctantly, and in the open.</li>
      </ul>
      <dl><dt>Elements</dt><dd><a href="/world/magic/elements/fire">Fire</a>, <a href="/world/magic/elements/light">light</a></dd>
        <dt>Strongest</dt><dd>Morning. Never at noon</dd></dl>`,
    ],
    pageRight: [
      `<h2>The covered noon</h2>
      <p>It was solar magi who lit the Meridian Engine. Their order has not forgotten it. On every day of the year, from Emberfall to the
        smallest chapel, they cover their dishes for the hour of noon and work no magic at all. In harvest they spend it carrying water to whoever is
        in the field.</p>`,
      `<h2>Training</h2>
      <p>Each family chapel keeps a polished dish, and a novice stands before it with open hands at their nineteenth midsummer. Some are answered. Those who
        aren’t are given breakfast and told about the moon.</p>`,
      `<blockquote><p>My son says he stands in my shadow. He is the taller. I think he is being kind.</p>
      <p>Keeper Aldous of the Emberfall dish, father of <a href="/cga/characters/marlowe">Marlowe</a></p></blockquote>`,
      `<p>See also: <a href="/world/bestiary/draconic/cinder-wyrm">Cinder Wyrm</a>, <a href="/world/magic/classes/lunar-magus">Lunar magus</a>.</p>`,
    ],
  },
  wiccan: {
    pageLeft: [
      `<p>Wiccans work in circles, by season, with thanks. Their magic belongs to the circle, and each member carries away no more of it than they
        will need before the next meeting.</p>`,
      `<h2>What they do</h2>
      <ul>
        <li>Heal, chiefly by asking.</li>
        <li>Bless: seed, cradles, boats, beginnings.</li>
        <li>Carry: take up a pain, walk off with it, set it down where it does no harm.</li>
      </ul>
      <dl><dt>Elements</dt><dd><a href="/world/magic/elements/spirit">Spirit</a> and one of the land: frost in the north, nature in the woods</dd>
        <dt>Honor</dt><dd><a href="/world/religion/pantheon">The six sisters</a></dd></dl>`,
    ],
    pageRight: [
      `<h2>The circle</h2>
      <p>Seven places: one for each sister and one left empty, for whoever turns up. If no one does, the bowl in front of it is given to the birds.
        The northern circle has had <a href="/world/bestiary/aspect/hush">a regular guest</a> in it for years.</p>`,
      `<h2>Setting down</h2>
      <p>Pain can’t be destroyed. A wiccan will know a rock, a well, a bend in the river that can take it. A bad healer gives it to the next person she
        meets. A worse one keeps it.</p>`,
      `<blockquote><p>I set it down at the ninth drift. It’s a good place. Nothing grows there, and it’s very grateful for the company.</p>
      <p><a href="/characters/snow">Snow</a></p></blockquote>`,
      `<p>See also: <a href="/world/magic/classes/witch">Witch</a>, who would do it differently.</p>`,
    ],
  },
  witch: {
    pageLeft: [
      `<p>Witches work alone and by bargain. Where a wiccan gives thanks, a witch agrees terms. They have the better stories and the worse roofs.</p>`,
      `<h2>What they do</h2>
      <ul>
        <li>Deal: with weather, with aspects, with whatever lives in the well.</li>
        <li>Hex: small, apt, and generally deserved.</li>
        <li>Unpick: other people’s magic, one thread at a time.</li>
      </ul>
      <dl><dt>Elements</dt><dd>Whichever will talk to them</dd><dt>Known by</dt><dd>A familiar, a cold hearthstone, an excellent cat door</dd></dl>`,
    ],
    pageRight: [
      `<h2>Familiars</h2>
      <p>A familiar is a small spirit that has moved into a household object and, by way of it, into somebody’s life: a spoon, a boot, a playing card.
        It picks the witch. It can’t be summoned, bought or won, though people have tried all three at the same table. You will know you’ve been chosen
        when something you own winks at you.</p>`,
      `<h2>Bargaining</h2>
      <p>The rules are taught in a rhyme. <em>Name your price before the favor; name it plain and name it small; never promise what you’re fond of; never
        promise “nothing at all.”</em></p>`,
      `<blockquote><p>I went to a witch about the tail. She looked at it for a long time and said, “No, that’s yours.” Charged me a button.</p>
      <p><a href="/characters/vixy">Vixy</a></p></blockquote>`,
      `<p>See also: <a href="/world/magic/elements/spirit">Spirit</a>, <a href="/comics/talechasers/3/1">Two of Clubs</a>.</p>`,
    ],
  },
};
