import type { Topics } from "./content";

/** The twelve elements by slug. Names and schools are in content/world/elements.yaml. */
export const elements: Topics = {
  fire: {
    pageLeft: [
      `<p>Fire is the element of wanting. It is the first that most children call and the first that most are told to stop calling, in that order and
        within the minute.</p>`,
      `<h2>Nature</h2>
      <dl><dt>School</dt><dd><a href="/world/magic/schools">Ember School</a></dd><dt>Paired with</dt><dd><a href="/world/magic/elements/frost">Frost</a></dd>
        <dt>Sister</dt><dd>Brynn of the hearth</dd><dt>Color</dt><dd>Ember orange</dd></dl>`,
      `<h2>What it does</h2>
      <p>Heats, hurries, lights, consumes. A fire working feeds on something its caster would like, so it’s strongest just before
        dinner. The smallest is the zap, a single spark thrown from the paw, good for lamps, kettles and being taken seriously.</p>`,
    ],
    pageRight: [
      `<h2>Practice</h2>
      <p>Students at Emberfall spend a year putting fires out before they may start one. They learn to ask what a flame is <em>for</em>. A fire with a purpose
        stays where it is put, and an idle one goes looking.</p>`,
      `<h2>Cautions</h2>
      <p>Anger calls fire readily and steers it badly. Paper, straw, thatch and archivists should be kept at a distance. A vessel bearer can throw a
        <a href="/chasemagic">fire magic zap</a> for one charge without training, and generally has.</p>`,
      `<blockquote><p>One zap lights the lamp. I know, because it took me four to find out it doesn’t need four.</p>
      <p><a href="/characters/chase">Chase</a></p></blockquote>`,
      `<p>See also: <a href="/world/bestiary/draconic/cinder-wyrm">Cinder Wyrm</a>, <a href="/world/magic/classes/solar-magus">Solar magus</a>.</p>`,
    ],
  },
  frost: {
    pageLeft: [
      `<p>Frost is the element of keeping. It holds things as they are: a berry in January, a footprint, a breath. Those who fear it have mostly met it
        when they were in a hurry.</p>`,
      `<h2>Nature</h2>
      <dl><dt>School</dt><dd><a href="/world/magic/schools">Tide School</a></dd><dt>Paired with</dt><dd><a href="/world/magic/elements/fire">Fire</a></dd>
        <dt>Sister</dt><dd>Brynn of the hearth</dd><dt>Color</dt><dd>Ice blue</dd></dl>`,
      `<h2>What it does</h2>
      <p>Cools, stills, preserves, makes brittle. Fevers, spoilage and panic all yield to it. It works slowly and never all at once, forming from the edges in.</p>`,
    ],
    pageRight: [
      `<h2>Why one sister keeps both</h2>
      <p>Brynn gave her warmth away, so frost is what she has left and fire is what she misses. Northerners find this obvious. You cannot keep a
        hearth, they say, unless you know what it’s against.</p>`,
      `<h2>Cautions</h2>
      <p>A caster who uses frost to feel less will feel less. Healers of the Shiver finish each working with a hot drink and a rude joke, and
        neither is optional.</p>`,
      `<blockquote><p>People think you push the cold in. You take the hurry out. The cold was always there, waiting to be useful.</p>
      <p><a href="/characters/snow">Snow</a></p></blockquote>`,
      `<p>See also: <a href="/world/bestiary/draconic/snowmantle">Snowmantle</a>, <a href="/world/botanary/herbs/hearthwort">Hearthwort</a>.</p>`,
    ],
  },
  lightning: {
    pageLeft: [
      `<p>Lightning is the element of decision. It spends a long time gathering and no time at all arriving, and it always takes the way that was easiest,
        however surprising that looks from underneath.</p>`,
      `<h2>Nature</h2>
      <dl><dt>School</dt><dd><a href="/world/magic/schools">Ember School</a></dd><dt>Paired with</dt><dd><a href="/world/magic/elements/earth">Earth</a></dd>
        <dt>Sister</dt><dd>Thesse of the measure</dd><dt>Color</dt><dd>Storm yellow</dd></dl>`,
      `<h2>What it does</h2>
      <p>Strikes, wakes, joins. Small workings start stopped clocks and hearts, and set clockwork running a whole week on one touch. The large sort are done
        outdoors by arrangement with the neighbors.</p>`,
    ],
    pageRight: [
      `<h2>Practice</h2>
      <p>The discipline is all in the waiting. A student stands on the school roof in rubber boots, holding an unmade choice in mind, until she knows
        exactly what she wants. If she is wrong about it the lightning will go where she really wanted. Careers have been changed on that roof.</p>`,
      `<h2>Cautions</h2>
      <p>Never work lightning over water, in a mood, or with your tail wet.</p>`,
      `<blockquote><p>I don’t do magic. I do wires. But I did once stand beside someone who was about to, and all my screws stood up to look.</p>
      <p><a href="/characters/vixy">Vixy</a></p></blockquote>`,
      `<p>See also: <a href="/world/religion/pantheon">Thesse</a>, <a href="/world/magic/elements/light">Light</a>.</p>`,
    ],
  },
  earth: {
    pageLeft: [
      `<p>Earth is the element of staying. It’s the least showy of the twelve, and every other is practiced while standing on it.</p>`,
      `<h2>Nature</h2>
      <dl><dt>School</dt><dd><a href="/world/magic/schools">Root School</a></dd><dt>Paired with</dt><dd><a href="/world/magic/elements/lightning">Lightning</a></dd>
        <dt>Sister</dt><dd>Thesse of the measure</dd><dt>Color</dt><dd>Loam brown</dd></dl>`,
      `<h2>What it does</h2>
      <p>Bears, shelters, remembers weight. An earth worker can shore a tunnel, firm a bog, tell one ore from another by licking, and stand very, very still.</p>`,
    ],
    pageRight: [
      `<h2>After the tearing</h2>
      <p>For a generation following <a href="/world/history">the Cataclysm</a> no one could work earth at all. It would not answer. The first to be heard again was
        a badgerfolk midwife in 40&nbsp;AS, who lay down on the ground at the edge of a new sea and told it she was sorry. It’s been how every
        earth working begins since then: a palm to the ground, and a moment.</p>`,
      `<h2>Cautions</h2>
      <p>It doesn’t hurry and won’t be hurried. Those who lean on it too long find they have been standing in one place for a season.</p>`,
      `<blockquote><p>You don’t hold the prop up. You remind it that it’s part of the hill.</p>
      <p><a href="/cga/characters/garrick">Garrick</a>, guildmaster</p></blockquote>`,
      `<p>See also: <a href="/world/bestiary/monster/cairn-shambler">Cairn Shambler</a>, <a href="/world/bestiary/anthro/badgerfolk">Badgerfolk</a>.</p>`,
    ],
  },
  wind: {
    pageLeft: [
      `<p>Wind is the element of news. It belongs to no place, has just come from somewhere, and would love to tell you.</p>`,
      `<h2>Nature</h2>
      <dl><dt>School</dt><dd><a href="/world/magic/schools">Tide School</a></dd><dt>Paired with</dt><dd><a href="/world/magic/elements/water">Water</a></dd>
        <dt>Sister</dt><dd>Kelda of the springs</dd><dt>Color</dt><dd>Pale jade</dd></dl>`,
      `<h2>What it does</h2>
      <p>Carries, lifts, scatters, brings word. A whisper can be sent a mile on it. A hat can be fetched. A fleet can be got home, but it
        will be told about in every port by someone who wasn’t there.</p>`,
    ],
    pageRight: [
      `<h2>Practice</h2>
      <p>You cannot command it and shouldn’t beg. Wind likes a trade: tell it something it has not heard. Tide School students carry notebooks of
        gossip for the purpose and grow alarmingly well informed.</p>`,
      `<h2>Cautions</h2>
      <p>Do not tell it a secret. This is the whole of the caution, and it’s painted over the school door in letters three feet high.</p>`,
      `<blockquote><p>A good wind-worker never shouts. She mentions.</p>
      <p>Captain <a href="/characters/katrina">Katrina Farrow</a></p></blockquote>`,
      `<p>See also: <a href="/world/bestiary/feral/kite-weasel">Kite Weasel</a>, <a href="/world/bestiary/floradon/pollen-piper">Pollen Piper</a>.</p>`,
    ],
  },
  water: {
    pageLeft: [
      `<p>Water is the element of giving way, and of arriving regardless. It will take any shape it’s offered and never mistake it for its own.</p>`,
      `<h2>Nature</h2>
      <dl><dt>School</dt><dd><a href="/world/magic/schools">Tide School</a></dd><dt>Paired with</dt><dd><a href="/world/magic/elements/wind">Wind</a></dd>
        <dt>Sister</dt><dd>Kelda of the springs</dd><dt>Color</dt><dd>Deep teal</dd></dl>`,
      `<h2>What it does</h2>
      <p>Cleans, carries, soothes, wears down. Healers draw swelling with it. Dyers, brewers and ferry captains all know a little, and call it
        knack.</p>`,
    ],
    pageRight: [
      `<h2>Practice</h2>
      <p>The first exercise is to carry a full cup through a crowd. The second is to do it in a temper. The last, years on, is to carry it to somebody you
        have wronged.</p>`,
      `<h2>The salt and the sweet</h2>
      <p>Spring water forgets and sea water does not. Over the <a href="/world/geography">Wound</a> even the strongest caster works
        softly, and asks first. There’s a city listening.</p>`,
      `<blockquote><p>My people say you carry water. I say wait till it carries you. Then you’ll see who’s been polite.</p>
      <p><a href="/characters/katrina">Katrina</a></p></blockquote>`,
      `<p>See also: <a href="/world/bestiary/draconic/tide-vesra">Tide Vešra</a>, <a href="/cga/characters/brindle">Brindle</a>.</p>`,
    ],
  },
  nature: {
    pageLeft: [
      `<p>Nature is the element of growing. It isn’t gentle. It is generous, and it has no favorites.</p>`,
      `<h2>Nature</h2>
      <dl><dt>School</dt><dd><a href="/world/magic/schools">Root School</a></dd><dt>Paired with</dt><dd><a href="/world/magic/elements/spirit">Spirit</a></dd>
        <dt>Sister</dt><dd>Liss of the loom</dd><dt>Color</dt><dd>Leaf green</dd></dl>`,
      `<h2>What it does</h2>
      <p>Ripens, mends flesh, quickens seed, persuades roots. It can hurry a crop by a week or a healing by a night. Always the strength is borrowed from
        next week or next night, and the loan is called in.</p>`,
    ],
    pageRight: [
      `<h2>Practice</h2>
      <p>Each worker at the Root School is given an ordinary bean, to be kept alive for the whole course. Anyone may grow one with magic. The
        degree goes to those who needn’t.</p>`,
      `<h2>Cautions</h2>
      <p>It is easily pleased with itself. Set a growing on a thing and stay until it stops. There’s a tower in Caudalglen, twelve stories, that was a window box.</p>`,
      `<blockquote><p>“Natural” is what we say of anything that kills you without having met you.</p>
      <p><a href="/cga/characters/thistle">Thistle</a>, alchemist</p></blockquote>`,
      `<p>See also: <a href="/world/bestiary/floradon">Floradons</a>, <a href="/world/botanary">the botanary</a>.</p>`,
    ],
  },
  spirit: {
    pageLeft: [
      `<p>Spirit is the element of meaning. It’s what a house has that the lumberyard hasn’t. Where enough of it gathers about one idea, the idea may get
        up and walk, and that is an <a href="/world/bestiary/aspect">aspect</a>.</p>`,
      `<h2>Nature</h2>
      <dl><dt>School</dt><dd><a href="/world/magic/schools">Root School</a></dd><dt>Paired with</dt><dd><a href="/world/magic/elements/nature">Nature</a></dd>
        <dt>Sister</dt><dd>Liss of the loom</dd><dt>Color</dt><dd>Lilac</dd></dl>`,
      `<h2>What it does</h2>
      <p>Comforts, wakes, binds to a name. It lies behind vessels and familiars, and behind old tools that fit only one pair of hands.</p>`,
    ],
    pageRight: [
      `<h2>Practice</h2>
      <p>A spirit worker’s whole craft is attention. To mend a cup they learn who drank from it. Thaumaturges spend years on this before they’re trusted
        with anything that is loved.</p>`,
      `<h2>Cautions</h2>
      <p>You can give an object a spirit. You cannot take it back, and it will have views. Think before you enchant a broom.</p>`,
      `<blockquote><p>The books don’t talk. They wait, rather pointedly, to be asked.</p>
      <p><a href="/characters/preston">Preston</a>, archivist</p></blockquote>`,
      `<p>See also: <a href="/world/magic/classes/witch">Witch</a>, on familiars; <a href="/world/bestiary/aspect/hush">Hush</a>.</p>`,
    ],
  },
  space: {
    pageLeft: [
      `<p>Space is the element of between. It’s every gap, pocket, doorway and distance, and it’s shyer than you would expect of something so large.</p>`,
      `<h2>Nature</h2>
      <dl><dt>School</dt><dd><a href="/world/magic/schools">Star School</a></dd><dt>Paired with</dt><dd><a href="/world/magic/elements/time">Time</a></dd>
        <dt>Sister</dt><dd>Ansa of the gate</dd><dt>Color</dt><dd>Indigo</dd></dl>`,
      `<h2>What it does</h2>
      <p>Folds, widens, shortens the way. A bag that holds a coach; a step that covers a street. The catalog curse of Bluerock is a space working: the
        borrower becomes the size of the gap on the shelf.</p>`,
    ],
    pageRight: [
      `<h2>Why size is hard</h2>
      <p>A spatial curse fixes how much room a body takes up, whatever body it is. Someone shrunk by one may change shape as often as they like and
        will be mouse-sized in all of them. This is a well-known result. It’s in the front of the book, as
        <a href="/comics/talechasers/1/1">a certain fox</a> has been told.</p>`,
      `<h2>Cautions</h2>
      <p>Always leave a way out. Never fold a fold. Count the stairs, on going up and on coming down.</p>`,
      `<blockquote><p>Any place is one step from any other. It’s the finding your shoe afterward.</p>
      <p>Said at Highhollow</p></blockquote>`,
      `<p>See also: <a href="/world/bestiary/aspect/the-doorwarden">The Doorwarden</a>, <a href="/characters/oriel">Oriel</a>.</p>`,
    ],
  },
  time: {
    pageLeft: [
      `<p>Time is the element of patience, its own and yours. It’s the one element all students ask for, and the one from which most ask to be moved.</p>`,
      `<h2>Nature</h2>
      <dl><dt>School</dt><dd><a href="/world/magic/schools">Star School</a></dd><dt>Paired with</dt><dd><a href="/world/magic/elements/space">Space</a></dd>
        <dt>Sister</dt><dd>Ansa of the gate</dd><dt>Color</dt><dd>Old gold</dd></dl>`,
      `<h2>What it does</h2>
      <p>Slows, keeps, listens back. A good worker can hold a plate above a floor or hear the last hour of an empty room. Nobody has gone back. Forward, they
        point out, is going very well as it is.</p>`,
    ],
    pageRight: [
      `<h2>The Noon Law</h2>
      <p>After the Cataclysm the Star School bound itself to a single rule: <em>you may ask an hour to wait for one person, and never for a people</em>. The
        Meridian Engine had asked it for everybody. See <a href="/world/history">history</a>.</p>`,
      `<h2>Cautions</h2>
      <p>Loop-step, the commonest affliction of the trade, has you entering the same room three times. Wear
        <a href="/world/botanary/herbs/silverthyme">silverthyme</a>, carry a dated newspaper, and marry someone punctual.</p>`,
      `<blockquote><p>I cannot give you more time. I can show you where you put it.</p>
      <p><a href="/cga/characters/odessa">Odessa</a>, quartermaster</p></blockquote>`,
      `<p>See also: <a href="/world/bestiary/monster/wound-caller">Wound Caller</a>.</p>`,
    ],
  },
  light: {
    pageLeft: [
      `<p>Light is the element of showing. It adds nothing to what’s there. People forgive this in a lamp and hardly ever in a friend.</p>`,
      `<h2>Nature</h2>
      <dl><dt>School</dt><dd><a href="/world/magic/schools">Ember School</a></dd><dt>Paired with</dt><dd><a href="/world/magic/elements/dark">Dark</a></dd>
        <dt>Sister</dt><dd>Wick of the lantern</dd><dt>Color</dt><dd>Cream white</dd></dl>`,
      `<h2>What it does</h2>
      <p>Reveals, signals, paints. Illusions belong to it, which surprises everyone: an illusion is only light that has been asked a leading question.</p>`,
    ],
    pageRight: [
      `<h2>Practice</h2>
      <p>Begins with drawing. A student who has not sat an hour in front of an egg has no business making one appear. The Ember School’s life room is the warmest
        in the building and its wall of eggs is famous.</p>`,
      `<h2>Cautions</h2>
      <p>Held too long at full strength, light sets. The trees of the <a href="/world/geography">Glasswood</a> saw about two hundred breaths of it.</p>`,
      `<blockquote><p>Squint. No, squint at the <em>drawing</em>. There, you see? You’ve been lighting it from two suns.</p>
      <p><a href="/characters/chase">Chase</a>’s one lesson in it, written down word for word</p></blockquote>`,
      `<p>See also: <a href="/world/bestiary/feral/lantern-moth">Lantern Moth</a>, <a href="/world/magic/classes/solar-magus">Solar magus</a>.</p>`,
    ],
  },
  dark: {
    pageLeft: [
      `<p>Dark is the element of rest and of what’s kept back. It had a bad name once, got from people who were afraid of the cellar stairs.</p>`,
      `<h2>Nature</h2>
      <dl><dt>School</dt><dd><a href="/world/magic/schools">Star School</a></dd><dt>Paired with</dt><dd><a href="/world/magic/elements/light">Light</a></dd>
        <dt>Sister</dt><dd>Wick of the lantern</dd><dt>Color</dt><dd>Plum black</dd></dl>`,
      `<h2>What it does</h2>
      <p>Hides, soothes, seals, swallows sound. Seeds start in it. So do most ideas. A binding made in the dark holds better than one made in daylight,
        for which reason contracts are folded before they are sealed.</p>`,
    ],
    pageRight: [
      `<h2>Two uses</h2>
      <p>A lunar magus uses dark to shelter someone. A notary of a certain kind uses it to keep a thing from being seen until it has closed. The element is
        the same, and would like you to know it was not consulted.</p>`,
      `<h2>Cautions</h2>
      <p>Hollowing: a caster who hides too much, too long, begins to lose the thing hidden. Cure by telling somebody. See
        <a href="/world/magic/afflictions">afflictions</a>.</p>`,
      `<blockquote><p>The little sister gave up being afraid of it, and it has been in her debt ever since.</p>
      <p><a href="/cga/characters/marlowe">Marlowe</a>, lunar magus</p></blockquote>`,
      `<p>See also: <a href="/world/religion/mythology/myth-of-the-six-sisters">the myth of the six sisters</a>,
        <a href="/characters/corvin">Corvin</a>.</p>`,
    ],
  },
};
