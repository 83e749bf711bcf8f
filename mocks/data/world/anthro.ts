import type { Topics } from "./content";

/** The anthros of the bestiary, peoples who look like animals. */
export const anthros: Topics = {
  Foxfolk: {
    pageLeft: [
      `<p>Foxfolk turn up everywhere a road does. They settle at the edges of things: the last house before the woods, the first stall inside the
        gate, the seat nearest the door. Ask one where home is and you will be told a story with a place in it somewhere.</p>`,
      `<h2>At a glance</h2>
      <dl>
        <dt>Height</dt><dd>5′2″ to 5′10″ (157 to 178&nbsp;cm), ears not included</dd>
        <dt>Coats</dt><dd>Red, gray and sand in the south; white in winter, smoke in summer, along the Shiver</dd>
        <dt>Lives to</dt><dd>About 85</dd>
        <dt>Found</dt><dd>Bluerock, Caudalglen, the Shiver, most crossroads</dd>
      </dl>`,
      `<h2>Ways</h2>
      <p>A den takes in whoever is at the table on the first cold night and keeps them until spring, no questions asked. Families are counted by
        winters shared, so a foxfolk cousin may be no relation and a good deal more than one.</p>`,
    ],
    pageRight: [
      `<h2>What the others say</h2>
      <p>That they are sly. Foxfolk find this tiresome. They will tell you that listening looks like slyness to people who talk a lot. It was a
        fox kit, in the <a href="/world/religion/mythology/myth-of-the-sun-and-moon">myth of the sun and moon</a>, who complained to the gods
        about the dark, and foxfolk still believe that a polite complaint to the right person can move the sky.</p>`,
      `<h2>Northern foxfolk</h2>
      <p>The drift families of the Shiver are foxfolk too, though they will let you finish your sentence first. They bury their dead under
        ice and name children by the drift they were born behind.</p>`,
      `<blockquote><p>We don’t steal hens. One person stole one hen, in 186, and it was a very good song.</p>
      <p>Told to <a href="/characters/chase">Chase</a> by his grandmother</p></blockquote>`,
      `<p>See also: <a href="/characters/vixy">Vixy</a>, <a href="/characters/snow">Snow</a>,
        <a href="/world/bestiary/anthro/wolffolk">Wolffolk</a>.</p>`,
    ],
  },
  Badgerfolk: {
    pageLeft: [
      `<p>Badgerfolk build down. A sett begins as one good room and gains another with every generation, so that the oldest run for miles and
        contain parlors nobody alive has sat in. They are slow to invite and slower to let you leave hungry.</p>`,
      `<h2>At a glance</h2>
      <dl>
        <dt>Height</dt><dd>5′0″ to 5′8″ (152 to 173&nbsp;cm), and nearly that across</dd>
        <dt>Coats</dt><dd>Gray with a striped face; the stripe is as particular as a signature, and may be used as one</dd>
        <dt>Lives to</dt><dd>About 110</dd>
        <dt>Found</dt><dd>Bluerock, the Paw’s Rest downs, the Root School’s cellars</dd>
      </dl>`,
      `<h2>Ways</h2>
      <p>Nothing is thrown away until three people have agreed that it is finished. Badgerfolk quarrels are held in writing and can last longer than
        the people having them; there is a boundary dispute under Bluerock now on its fifth pair of correspondents, who have become
        friends.</p>`,
    ],
    pageRight: [
      `<h2>Keepers of lists</h2>
      <p>In the <a href="/world/history">Age of Rafts</a>, when there was no land to own and everyone owned it anyway, badgerfolk sat at the landing
        places and wrote down whose raft was whose. Most coastal law grew out of those lists. So did the custom of paying a scribe in seed cake.</p>`,
      `<h2>If you are a guest</h2>
      <ul>
        <li>Wipe your feet twice: once for the mud, once to be seen doing it.</li>
        <li>Bring something that can be kept.</li>
        <li>Do not offer to tidy.</li>
      </ul>`,
      `<blockquote><p>A badger will forgive you anything but the wrong shelf.</p>
      <p><a href="/characters/preston">Preston</a>, on a card taped inside a drawer</p></blockquote>`,
      `<p>See also: <a href="/world/bestiary/monster/inkmaw">Inkmaw</a>, <a href="/world/languages/common">the Common script</a>.</p>`,
    ],
  },
  Wolffolk: {
    pageLeft: [
      `<p>Wolffolk do things together or say plainly why not. A wolf alone is on an errand, in mourning or in love, and it is good manners to
        ask which. Jackals are counted as near cousins. They argue the point in both directions depending on who is paying.</p>`,
      `<h2>At a glance</h2>
      <dl>
        <dt>Height</dt><dd>5′8″ to 6′6″ (173 to 198&nbsp;cm)</dd>
        <dt>Coats</dt><dd>Gray, black, dun; jackals in sand and charcoal</dd>
        <dt>Lives to</dt><dd>About 80</dd>
        <dt>Found</dt><dd>The downs, Emberfall’s watch houses, Saltreach</dd>
      </dl>`,
      `<h2>Ways</h2>
      <p>They sing when they reach home, however late. Nobody in a wolffolk street complains about it, since the night to worry about
        is the one on which somebody fails to sing.</p>`,
    ],
    pageRight: [
      `<h2>The long memory</h2>
      <p>Wolffolk furnished most of the soldiers of the Quarreling Age and are not proud of it. <a href="/characters/isolde">Isolde Greymantle</a>
        was one of theirs. Every pack on the downs walks up to her cairn at first snow, and each wolf says aloud one thing
        they could have fought over that year and did not. The list can take until morning.</p>`,
      `<h2>Advice</h2>
      <p>Look them in the eye when you greet them, then look away first. Don’t be hurt when they smell your coat. If you are
        asked “who is with you?”, the right answer is a name, and “nobody” will get you followed home and fed.</p>`,
      `<blockquote><p>They cross in sixes and pay for seven. Took me two years to ask. It’s for whoever didn’t come back.</p>
      <p>Captain <a href="/characters/katrina">Katrina Farrow</a>, log of the Second Opinion</p></blockquote>`,
      `<p>See also: <a href="/world/magic/classes/injuja">Injuja</a>, <a href="/characters/malichi">Malichi</a>.</p>`,
    ],
  },
  Harefolk: {
    pageLeft: [
      `<p>Harefolk own what they can run with. Their camps stand on open downs, without walls or fences, and can be gone between one cup
        of tea and the next. Children learn to count by the beat of feet on turf and can tell you, eyes closed, who is coming and how tired they are.</p>`,
      `<h2>At a glance</h2>
      <dl>
        <dt>Height</dt><dd>5′0″ to 5′9″ (152 to 175&nbsp;cm), add up to ten inches for ears</dd>
        <dt>Coats</dt><dd>Brown, gold and gray, paling in winter</dd>
        <dt>Lives to</dt><dd>About 70</dd>
        <dt>Found</dt><dd>The downs below Paw’s Rest, any long straight road</dd>
      </dl>`,
      `<h2>Ways</h2>
      <p>A debt is paid in distance: carrying a letter, fetching a doctor, walking someone home. To say that a hare “owes you a mile” is to say that
        you are family.</p>`,
    ],
    pageRight: [
      `<h2>Spring councils</h2>
      <p>Each March the camps settle their disputes by boxing, in public, with rules so courteous that visitors have taken it for a dance. The loser
        gets the point and the winner gets the bruise, or it may be the reverse. No outsider has ever been sure, and that is thought to be the fun
        of it.</p>`,
      `<h2>Wayfaring</h2>
      <p>Harefolk honor <a href="/world/religion/pantheon">Šarn</a>, keeper of roads, and leave one boot at the roadside when someone dies. You will see them along the downs,
        single, upright, full of rain and small flowers. Leave them be.</p>`,
      `<blockquote><p>They asked me to race. I said I’d lose. They said yes, but where to?</p>
      <p><a href="/characters/vixy">Vixy</a>, on a delivery slip</p></blockquote>`,
      `<p>See also: <a href="/characters/tamsin">Tamsin</a>, <a href="/world/bestiary/feral/sarn-s-hound">Šarn’s Hound</a>.</p>`,
    ],
  },
  Catfolk: {
    pageLeft: [
      `<p>Catfolk came from the inland dunes, where every well has a name and a keeper. Elsewhere they are known for sitting in the best place in any
        room as though it had been saved for them. They would say that somebody has to, and that they looked.</p>`,
      `<h2>At a glance</h2>
      <dl>
        <dt>Height</dt><dd>5′3″ to 6′2″ (160 to 188&nbsp;cm)</dd>
        <dt>Coats</dt><dd>Sand, spotted, striped; tufted ears among the caracal families</dd>
        <dt>Lives to</dt><dd>About 90, and they will not confirm it</dd>
        <dt>Found</dt><dd>The dune wells, Emberfall, Saltreach docks</dd>
      </dl>`,
      `<h2>Ways</h2>
      <p>A catfolk promise is given once and never repeated. Asking them to say it again is an insult. Asking what time is not.</p>`,
    ],
    pageRight: [
      `<h2>Lions of the Noon Court</h2>
      <p>Halcyra, the last queen of <a href="/world/history">Old Casarok</a>, was a lioness. For about a century after the Cataclysm no family admitted to
        being descended from her. Now four do. The dune people keep one custom from that time: nobody may sit in full sun at midday on the
        anniversary, whatever their rank, and each will move over to share the shade.</p>`,
      `<h2>Wells and strangers</h2>
      <p>You may always drink. You may never ask how deep it goes. If the keeper asks your name, give it slowly, as it will be told to the water and
        you would like it told properly.</p>`,
      `<blockquote><p>My aunt still won’t look at the sea. She says it’s showing off.</p>
      <p><a href="/characters/katrina">Katrina</a></p></blockquote>`,
      `<p>See also: <a href="/world/magic/classes/solar-magus">Solar magus</a>, <a href="/world/magic/elements/water">Water</a>.</p>`,
    ],
  },
  Wingfolk: {
    pageLeft: [
      `<p>Ravens, owls, gulls, herons: anyone feathered is wingfolk in law and something more exact in their own opinion. Few can fly
        farther than the length of a field, and all of them are asked about it at parties.</p>`,
      `<h2>At a glance</h2>
      <dl>
        <dt>Height</dt><dd>4′8″ to 6′0″ (142 to 183&nbsp;cm), wings folded</dd>
        <dt>Plumage</dt><dd>By family; molted in late summer, when they would prefer not to be called on</dd>
        <dt>Lives to</dt><dd>About 95</dd>
        <dt>Found</dt><dd>Law courts, high terraces, lighthouse islands</dd>
      </dl>`,
      `<h2>Ways</h2>
      <p>Wingfolk houses have the door on the top floor and the kitchen under it. A feather given is a loan of trust, and there is an etiquette of
        nine pages on how to give it back.</p>`,
    ],
    pageRight: [
      `<h2>Owls and ravens</h2>
      <p>The two great wingfolk professions are law and calculation, and they have been rude to each other since before the Cataclysm.
        A raven asks what was written. An owl asks when. The quarrel between <a href="/characters/corvin">Corvin Ashdown</a> and
        <a href="/cga/characters/odessa">Odessa of the Guild</a> is merely the neatest example.</p>`,
      `<h2>Why the sky is shared</h2>
      <p>An old treaty divides the air over each town between wingfolk and <a href="/world/bestiary/draconic">draconics</a>: below the weathercock
        for one, above it for the other. Kite-flying children are specifically exempt.</p>`,
      `<blockquote><p>Asked a heron for directions. He considered it for an hour. They were excellent directions.</p>
      <p><a href="/cga/characters/wren">Wren</a>, ranger</p></blockquote>`,
      `<p>See also: <a href="/world/religion/pantheon">Quill</a>, <a href="/world/magic/elements/time">Time</a>.</p>`,
    ],
  },
  Smallfolk: {
    pageLeft: [
      `<p>Mice, squirrels, hedgehogs, voles and everyone else who has been patted on the head without permission. Smallfolk live beside the large
        folk, over them and quite often inside their walls, paying rent in repairs.</p>`,
      `<h2>At a glance</h2>
      <dl>
        <dt>Height</dt><dd>3′0″ to 4′8″ (91 to 142&nbsp;cm)</dd>
        <dt>Coats</dt><dd>Everything, spines included</dd>
        <dt>Lives to</dt><dd>About 75</dd>
        <dt>Found</dt><dd>Everywhere, generally before you</dd>
      </dl>`,
      `<h2>Ways</h2>
      <p>They reckon wealth in doors. A family with nine ways out of the house is comfortable; a family with only one is pitied and
        brought soup.</p>`,
    ],
    pageRight: [
      `<h2>The streets within</h2>
      <p>Saltreach has two maps. The second shows the lanes that run between the lath and the plaster: bakeries behind ovens, a theater over
        the customs house ceiling, a court that meets under the real one and is a good deal faster. In Bluerock the
        archive keeps a mouse door at the foot of its stairs, by an agreement older than the stairs.</p>`,
      `<h2>Courtesies</h2>
      <ul>
        <li>Sit down before a long conversation.</li>
        <li>Never carry anyone who has not asked.</li>
        <li>A shelf by the window is a kindness. A stool is a kindness with thought in it.</li>
      </ul>`,
      `<blockquote><p>You build a house. We finish it.</p>
      <p><a href="/cga/characters/pim">Pim</a>, scout</p></blockquote>`,
      `<p>See also: <a href="/cga/characters/thistle">Thistle</a>, <a href="/comics/talechasers/1/1">Matters of Size</a>.</p>`,
    ],
  },
};
