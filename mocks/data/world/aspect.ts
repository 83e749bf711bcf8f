import type { Topics } from "./content";

/** The aspects of the bestiary, spirits of an idea with a body. */
export const aspects: Topics = {
  "The Doorwarden": {
    pageLeft: [
      `<p>The Doorwarden is the aspect of thresholds. Wherever there is an old lintel and somebody hesitating under it, it may be found
        leaning there, tall and narrow, with a face the grain of oak and a great many hinges where you would expect joints.</p>`,
      `<h2>Habits</h2>
      <p>It never opens a door. It never shuts one. It holds the door at the angle where you can see a little way in, and lets you think.</p>
      <dl>
        <dt>Idea</dt><dd>The moment before going through</dd>
        <dt>Body</dt><dd>Wood, iron, and the draft along the floor</dd>
        <dt>Temper</dt><dd>Patient past belief</dd>
      </dl>`,
    ],
    pageRight: [
      `<h2>Dealings</h2>
      <p>Say where you are coming from and where you mean to go. If the two are honest the door swings. If you lie it still swings, and you will spend
        the next week finding yourself in the pantry.</p>`,
      `<h2>The door in Caudalglen</h2>
      <p>It is said that when <a href="/characters/bram">Bram</a> took the lock off his inn, the Doorwarden came to look at the holes where it had
        been. It stood there a whole winter night. In the morning the holes were plugged with two neat oak pegs, which are still there, and the
        <a href="/cga">guild’s</a> door has never stuck.</p>`,
      `<blockquote><p>I asked if it got bored. It said, “You are my first today,” and held my gaze until I understood that it says this to
        everyone, and that it is always true.</p>
      <p><a href="/cga/characters/marlowe">Marlowe</a>, night watch</p></blockquote>`,
      `<p>See also: <a href="/world/magic/elements/space">Space</a>, <a href="/world/bestiary/aspect/homeward">Homeward</a>.</p>`,
    ],
  },
  Mislay: {
    pageLeft: [
      `<p>Single gloves, second keys, the word you had a moment ago: all of it passes through Mislay, the aspect of lost things. She looks like a
        stooped old magpie in a coat made wholly of pockets, and she rattles.</p>`,
      `<h2>Habits</h2>
      <p>Mislay takes nothing. She finds things after they are lost and before they are found, and looks after them meanwhile. Whatever she has kept
        comes back slightly warmer, and now and then mended.</p>
      <dl>
        <dt>Idea</dt><dd>What has gone astray</dd>
        <dt>Body</dt><dd>Feathers, lint, one boot</dd>
        <dt>Temper</dt><dd>Fond, vague</dd>
      </dl>`,
    ],
    pageRight: [
      `<h2>Dealings</h2>
      <p>Stand still, put your paws in your pockets and describe what you lost, leaving out what it was worth. She does not follow prices. Describe the
        chip in the rim. You may find it under your fingers.</p>`,
      `<h2>What she will not return</h2>
      <p>Anything thrown away in anger. She keeps those in an inside pocket until you are sorry, and then, she says, you hardly ever want it
        back in the same shape.</p>`,
      `<blockquote><p>What nobody claimed at the lost-and-found office was burned every spring, in those days, by order. She used to come and stand across
        the street. She’d no pockets big enough.</p>
      <p>A retired dock porter, to <a href="/characters/chase">Chase</a>. He added that <a href="/characters/malichi">a jackal boy</a> used to
        stand there too.</p></blockquote>`,
      `<p>See also: <a href="/characters/malichi">Malichi</a>, <a href="/world/bestiary/monster/nobody-s-coat">Nobody’s Coat</a>.</p>`,
    ],
  },
  Hush: {
    pageLeft: [
      `<p>Hush is the silence that falls on a room when snow begins outside. It takes the body of a very large pale hound with no visible
        mouth, which lies down across the doorway and makes it difficult to say anything unimportant.</p>`,
      `<h2>Habits</h2>
      <p>It comes to sickrooms, to libraries at closing, to the minute after bad news. Clocks near it go on ticking but seem to mean it less.</p>
      <dl>
        <dt>Idea</dt><dd>Shared quiet</dd>
        <dt>Body</dt><dd>Breath on cold air, thick fur</dd>
        <dt>Temper</dt><dd>Kind, heavy</dd>
      </dl>`,
    ],
    pageRight: [
      `<h2>Dealings</h2>
      <p>Don’t fill it. Sit down. If you must speak to Hush, speak to someone beside you instead and let it listen. It has never been known to harm
        anybody, though there’s a tale of a town crier who wrestled it for a bet and has lived very contentedly since as a gardener.</p>`,
      `<h2>In the north</h2>
      <p>The circle of the Shiver counts Hush as one of its members and sets out a bowl. <a href="/characters/snow">Snow</a> says it has attended more
        births and deaths than any living <a href="/world/magic/classes/wiccan">wiccan</a>, and that she learned bedside manners from it.</p>`,
      `<blockquote><p>It lay on the reading-room floor from noon to four. Best afternoon we’ve had. I have put down a rug.</p>
      <p><a href="/characters/preston">Preston</a>, archive day-book</p></blockquote>`,
      `<p>See also: <a href="/world/bestiary/aspect/unfinished-song">Unfinished Song</a>, its opposite and, some nights, its guest.</p>`,
    ],
  },
  "Small Courage": {
    pageLeft: [
      `<p>Great Courage is said to be an aspect too, made of brass, and nobody has seen it in years. Small Courage is seen daily. It is about the
        size of a robin, the color of a match just struck, and sits on your shoulder while you knock.</p>`,
      `<h2>Habits</h2>
      <p>It comes for first letters, first lessons and difficult doors generally: for owning up, for asking, for going back in. It stays
        exactly long enough.</p>
      <dl>
        <dt>Idea</dt><dd>Doing it anyway</dd>
        <dt>Body</dt><dd>A spark in feathers</dd>
        <dt>Temper</dt><dd>Brisk</dd>
      </dl>`,
    ],
    pageRight: [
      `<h2>Dealings</h2>
      <p>It can’t be called or kept. Children in Bluerock leave it a crumb on the first day of school, and grown folk do likewise and say
        they’re feeding the sparrows.</p>`,
      `<h2>A note on size</h2>
      <p>Scholars of the Ember School once tried to measure how much <a href="/world/magic/elements/light">light</a> it gives off. The answer, to six
        places, was “enough.” The paper was failed for method and is the most borrowed in the building.</p>`,
      `<blockquote><p>Saw it on a miller who’d come to say she couldn’t pay. Saw it hop across and sit on the clerk.</p>
      <p><a href="/characters/tamsin">Tamsin</a>, waiting for a reply</p></blockquote>`,
      `<p>See also: <a href="/world/religion/pantheon">Wick</a>, youngest of the six sisters, whose bird it is said to be.</p>`,
    ],
  },
  "Unfinished Song": {
    pageLeft: [
      `<p>You will hear this aspect well before you see it, if you see it. It goes about as four bars of a melody looking for a fifth. When it takes
        a body it is a young musician, of whichever people is nearest, with no strings on the fiddle and a look of having
        just had it.</p>`,
      `<h2>Habits</h2>
      <p>It follows anyone who hums. It fits itself to hammers, oars and looms. Bread kneaded to it rises beautifully and a little too far.</p>
      <dl>
        <dt>Idea</dt><dd>What is nearly done</dd>
        <dt>Body</dt><dd>Whoever you would have danced with</dd>
        <dt>Temper</dt><dd>Hopeful, distracting</dd>
      </dl>`,
    ],
    pageRight: [
      `<h2>Dealings</h2>
      <p>Offer it an ending. It will listen with great courtesy, try it over once, shake its head and thank you. You’ll have lost the afternoon and
        gained a good tune, which is generous as these things go.</p>
      <p>Never tell it that it is fine as it is. It weeps, and then so does everyone for half a mile.</p>`,
      `<h2>Where it came from</h2>
      <p>The likeliest account is that it was playing in Meridane when <a href="/world/history">the Cataclysm</a> began. Divers at
        <a href="/world/geography">the Wound</a> have sworn to a fifth bar down there, and to having forgotten it by the surface.</p>`,
      `<blockquote><p>Do <em>not</em> let it near the still. The pipes joined in.</p>
      <p><a href="/cga/characters/thistle">Thistle</a>, cellar door</p></blockquote>`,
      `<p>See also: <a href="/world/bestiary/aspect/hush">Hush</a>, <a href="/world/bestiary/floradon/pollen-piper">Pollen Piper</a>.</p>`,
    ],
  },
  Homeward: {
    pageLeft: [
      `<p>On any road, in the last hour of light, there’s a figure some way ahead with a lantern and a heavy bag. It walks at your pace. It is always
        about to turn in at a gate. This is Homeward, and it is walking where you wish you were going.</p>`,
      `<h2>Habits</h2>
      <p>Homeward appears to those who have been away too long, and to those who have nowhere to go. For the first it walks faster. For the second it
        slows, and sometimes waits.</p>
      <dl>
        <dt>Idea</dt><dd>Being on the way back</dd>
        <dt>Body</dt><dd>A coat like your father’s, or whoever’s coat it was</dd>
        <dt>Temper</dt><dd>Tired, content</dd>
      </dl>`,
    ],
    pageRight: [
      `<h2>Dealings</h2>
      <p>You may follow. Don’t run, since it can’t be caught, and you will turn your ankle. It has led lost folk to
        <a href="/world/geography">Caudalglen</a> so often that the guild keeps a lamp lit on that side.</p>`,
      `<h2>Care</h2>
      <p>There are places people long for that are not there anymore. Homeward does not seem to know it. If the road goes down
        toward the sea and you can hear bells under the water, sit where you are until morning.</p>`,
      `<blockquote><p>Followed it to my own front door. I’d lived there six weeks. I hadn’t known till then.</p>
      <p><a href="/cga/characters/garrick">Garrick</a>, guildmaster</p></blockquote>`,
      `<p>See also: <a href="/world/bestiary/feral/sarn-s-hound">Šarn’s Hound</a>, <a href="/world/bestiary/monster/wound-caller">Wound Caller</a>.</p>`,
    ],
  },
};
