/**
 * The people of the embedded upstream: the cast of the comic and the members of the Caudalglen Guild.
 *
 * Every field is a string, as on the wire. The longer ones (likes to story2) are HTML fragments and may link into the
 * site. Lists stand in the order the pages show them and the previous/next links follow.
 * `lifetime` is an age for PRESENT ("26") and a span for PAST ("188–251 AS").
 */

import type { Character, GuildCharacter } from "../wire-types";

export const characters: Record<string, Character> = {
  chase: {
    quote: "I was only going to look at it. Then it was already happening.",
    fullName: "Chase Underbough",
    otherNames: "The Talechaser; Button (Vixy, after chapter one, until told to stop)",
    species: "Red fox",
    speciesScientificName: "Vulpes vulpes",
    gender: "Male",
    category: "PRESENT",
    lifetime: "26",
    heightUs: "5′7″",
    heightMetric: "170\u00a0cm",
    occupation: "Tale collector, shapeshifter, reluctant paperweight",
    favoriteColor: "Mustard yellow",
    favoriteFood: "Blackberry hand pies, still too hot to eat",
    likes: `<ul>
      <li>Stories told by people who think they have none</li>
      <li>Market days, especially the stall with the boxes of broken things</li>
      <li>The half hour when <a href="/world/magic/classes/lunar-magus">Sel’s light</a> and lamplight are equally bright</li>
      <li>Being the right size for a doorway</li>
    </ul>`,
    dislikes: `<ul>
      <li>Jam jars, recently</li>
      <li>Stories with the last page torn out</li>
      <li>Waking up with an empty pendant</li>
      <li>Anyone who says “it’s only a tale”</li>
    </ul>`,
    traits: `<p>Curious first, brave second, and careful somewhere around ninth. Chase will give away his last coin and then haggle for an
      hour over a story. He apologizes quickly and means it, which is lucky, because he gets a lot of practice.</p>`,
    abilities: `<p>Wears a pendant of ten <a href="/chasemagic">charges</a>, the work of <a href="/characters/isolde">Isolde</a>. With it he can take
      the shape of a beast, sink into the stone itself, or throw one small, indignant spark of
      <a href="/world/magic/elements/fire">fire</a>. A night’s sleep refills it. A bad night’s sleep refills it badly.</p>`,
    skills: `<p>Listening, sketching from memory, falling without breaking anything he is fond of. Reads
      <a href="/world/languages/common">Common</a> in four hands, including the cramped one used by notaries.</p>`,
    story1: `<p>Chase rents the attic over a chandlery in Bluerock, where the whole room smells of beeswax and the window looks straight out at the
      blue cliffs. He collects tales the way other folk collect debts: he writes down who told it, who told them, and what changed on the
      way. His shelves hold forty-one notebooks. The forty-second is somewhere in <a href="/characters/preston">Preston</a>’s archive, and he is
      not allowed back in to fetch it.</p>
      <p>In <a href="/comics/talechasers">Talechasers</a> he is trying to learn one thing, which is where his pendant came from. Everyone he
      asks gives him a different answer, and each answer arrives with a fresh way to be in trouble: a catalog curse that leaves him
      <a href="/comics/talechasers/1/1">mouse-small</a>, a morning spent as a <a href="/comics/talechasers/2/1">trinket in a stranger’s
      paws</a>, a <a href="/comics/talechasers/3/1">game of cards</a> he had no business joining.</p>
      <p>He is seldom alone in it. <a href="/characters/vixy">Vixy</a> has decided he is her responsibility, and
      <a href="/characters/snow">Snow</a> has decided he is probably a person.</p>`,
    story2: `<p>He was raised in a den under the roots of a <a href="/world/botanary/trees/copperleaf-beech">copperleaf beech</a> half a day from
      Caudalglen, the fourth of seven kits, and the only one who could not sleep without a story. When the family ran out of stories he was
      sent up the lane to borrow some. He came back with so many, told so exactly, that neighbors began to ask him for their own
      grandmothers’ words.</p>
      <p>The pendant cost him two bits. He was nineteen, and it was lying in a jar of buttons at the autumn market. He bought it because the
      orange matched the sunset that evening. He found out what it did the next morning, when he sneezed and became a
      <a href="/world/bestiary/feral/kite-weasel">kite weasel</a> in front of a full congregation at
      <a href="/world/religion">the dawn service</a>. No school would teach him the
      <a href="/world/magic/classes/injuja">injuja</a>’s craft without a master, and there were no masters left, so he taught himself, mostly by
      landing on things.</p>`,
  },
  vixy: {
    quote: "Hold still. I can’t rescue you and laugh at the same time.",
    fullName: "Vixana Teale",
    otherNames: "Vixy; Parcel Four (courier’s number)",
    species: "Red fox (vixen)",
    speciesScientificName: "Vulpes vulpes",
    gender: "Female",
    category: "PRESENT",
    lifetime: "25",
    heightUs: "5′5″",
    heightMetric: "165\u00a0cm",
    occupation: "Courier, tinkerer, stream assistant",
    favoriteColor: "Violet",
    favoriteFood: "Fried lake perch in paper, eaten walking",
    likes: `<ul>
      <li>Things that click when they go together properly</li>
      <li>Downhill roads</li>
      <li>Having told you so, without saying it, with eyebrows</li>
      <li>Thunderstorms, from the dry side of a window</li>
    </ul>`,
    dislikes: `<ul>
      <li>“Handle with care” written on things that rattle</li>
      <li>Slow talkers with fast paws</li>
      <li>Anybody touching the goggles</li>
    </ul>`,
    traits: `<p>Quick with words and quicker with a screwdriver. Vixy notices what a thing is for long before she notices what it costs. She worries
      about her friends the way other people whistle: constantly, cheerfully, and under her breath.</p>`,
    abilities: `<p>No magic of her own, and she finds that restful. Her goggles carry six lenses she ground herself, one of them from
      <a href="/world/botanary/trees/standing-glass">standing glass</a>, through which a fresh enchantment shows as a faint smear, like breath
      on a pane.</p>`,
    skills: `<p>Clockwork, knots, maps, bicycles, bluffing. Knows every shortcut in Bluerock and which of them have dogs. Can open a jam jar with one
      paw, close it with the other, and has been asked never to do so again.</p>`,
    story1: `<p>If it has to be in Saltreach by nightfall, it goes with Vixy. She has carried wedding rings, a writ, a live
      <a href="/world/bestiary/feral/tollkeeper-s-goose">tollkeeper’s goose</a> and, on one occasion, her own resignation, which she delivered
      punctually and then talked the recipient out of reading.</p>
      <p>She met <a href="/characters/chase">Chase</a> when they were both running from the same goose. In
      <a href="/comics/talechasers/1/1">Matters of Size</a> she hunts him across a reading room with a jam jar, out of kindness; in
      <a href="/comics/talechasers/3/1">Two of Clubs</a> she walks into a card house in somebody else’s coat and discovers that she is rather
      good at being somebody else.</p>
      <p>Away from the comic she keeps the <a href="/stream/vixy">stream</a> running: she reads the chat, tests the buttons and takes the
      blame for the sound.</p>`,
    story2: `<p>The Teales are bargefolk from <a href="/world/geography">the lake</a> and have never owned a house that stayed put. Vixy learned
      machines from the barge’s engine, which failed weekly, and languages from the people who came aboard to complain. Her grandmother taught
      her to grind lenses during the long fogs, when there was nothing to see anyway.</p>
      <p>The violet at the tip of her tail is a dye accident. She was fourteen, mixing color for a festival kite, when the whole bucket took a
      fancy to her. It ought to have faded in a month. Eleven years on it has not, and
      <a href="/cga/characters/thistle">Thistle</a> of the Guild writes to her every spring asking for a sample. She always answers. She has
      never once sent it.</p>`,
  },
  snow: {
    quote: "The cold isn’t cruel. It only asks if you meant it.",
    fullName: "Snow of the Ninth Drift",
    species: "Arctic fox",
    speciesScientificName: "Vulpes lagopus",
    gender: "Female",
    category: "PRESENT",
    lifetime: "24",
    heightUs: "5′4″",
    heightMetric: "163\u00a0cm",
    occupation: "Healer of the Shiver, wiccan of the northern circle",
    favoriteColor: "The blue inside a snowdrift",
    favoriteFood: "Barley broth with too much pepper",
    likes: `<ul>
      <li>Silence with somebody else in it</li>
      <li>The <a href="/world/religion/mythology/myth-of-the-six-sisters">six stars</a>, by name, in order</li>
      <li>Bees, which she had never met until she was twenty</li>
      <li>Puns. She will not explain this</li>
    </ul>`,
    dislikes: `<ul>
      <li>Being thanked in front of people</li>
      <li>Doors left open behind her</li>
      <li>Promises made to end a conversation</li>
    </ul>`,
    traits: `<p>Quiet, watchful and much funnier than strangers suspect. Snow takes a long time to decide and no time at all to act. She has never
      raised her voice in anger; she has, twice, lowered it, and both times the room emptied.</p>`,
    abilities: `<p>A <a href="/world/magic/classes/wiccan">wiccan</a> of the northern circle. She works with
      <a href="/world/magic/elements/frost">frost</a> and <a href="/world/magic/elements/spirit">spirit</a>: cooling fevers, settling frightened
      hearts, drawing pain out slowly like a splinter. Everything she draws out has to be set down somewhere, and she is careful where.</p>`,
    skills: `<p>Herbs, bandages, reading ice, walking for a very long time. Knits. Speaks to the dead politely and does not expect an answer.</p>`,
    story1: `<p>Snow was crossing the pass above <a href="/world/geography">the Shiver</a> when she found a small carved fox on a cord, half buried and
      faintly warm. She picked it up to see who had lost it. It said, “Please don’t scream.” She did not scream. She sat down in the snow and
      waited for it to explain itself, and that is how <a href="/comics/talechasers/2/1">In Your Paws</a> begins.</p>
      <p>She carried <a href="/characters/chase">Chase</a> to Highhollow inside her glove, three days through wind, telling him the names
      of the drifts so he would not be frightened. Somewhere on the second day she stopped thinking of him as a patient. She has not told him
      that, since he would put it in a notebook.</p>`,
    story2: `<p>The folk of the Shiver number their drifts and name their children for the one they were born behind. Snow’s was the ninth,
      which is the farthest out, where the ice speaks at night. She was given to the circle at eleven because wounded animals kept coming to the
      door and sitting down in front of her.</p>
      <p>Her teacher, old Marrin, taught her that healing is mostly asking. When Marrin died the circle asked Snow to take her
      place. She asked for one year first, to see the world she would be mending. Seven months of it are gone. She left the Shiver with a cloak,
      a needle case, and a jar of <a href="/world/botanary/herbs/hearthwort">hearthwort</a> that her mother pretended not to have packed.</p>`,
  },
  malichi: {
    quote: "I never steal. I arrange for things to be mine.",
    fullName: "Malichi Orsolo",
    otherNames: "The Collector",
    species: "Black jackal",
    speciesScientificName: "Lupulella mesomelas",
    gender: "Male",
    category: "PRESENT",
    lifetime: "38",
    heightUs: "6′5″",
    heightMetric: "196\u00a0cm",
    occupation: "Proprietor of the Two of Clubs, collector of enchanted things",
    favoriteColor: "Wine red",
    favoriteFood: "Figs, opened with a very small knife",
    likes: `<ul>
      <li>Objects with a history, and a price, and an owner who is tired</li>
      <li>Card players who think they are losing on purpose</li>
      <li>Good tailoring</li>
      <li>The exact moment somebody says “all right, then”</li>
    </ul>`,
    dislikes: `<ul>
      <li>Gifts. They cannot be entered in a ledger</li>
      <li>Dust, on the wrong things</li>
      <li>Being told a thing is priceless by anyone who has not tried to sell it</li>
    </ul>`,
    traits: `<p>Courteous, patient and entirely sincere about beautiful things. Malichi believes that most magic is wasted on its owners. What makes
      him dangerous is how often he is right.</p>`,
    abilities: `<p>No caster. He carries eleven enchanted objects at any time and knows the temper of each: a ring that remembers the last lie told
      to it, a coat that has never been rained on, a coin that lands the way a room wants it to.</p>`,
    skills: `<p>Appraisal, cards, languages, patience. He can tell a <a href="/world/magic/classes/injuja">vessel</a> from a trinket by weight, in the dark,
      through a glove.</p>`,
    story1: `<p>The Two of Clubs stands on the steep side of Saltreach, with its back to the harbor and its best windows facing inland.
      Downstairs there is music and no one ever loses more than they can carry home. Upstairs, Malichi keeps a table for people who own something
      interesting. Some leave richer. All leave lighter.</p>
      <p>He has wanted the pendant for nine years, since before <a href="/characters/chase">Chase</a> bought it. He had traced it from
      Paw’s Rest through eleven owners to a button jar in a market town, and he arrived one day late. In
      <a href="/comics/talechasers/3/1">Two of Clubs</a> the fox walks through his door wearing it, and Malichi, who does not believe in luck,
      orders the good wine opened.</p>`,
    story2: `<p>His mother kept the lost-and-found office at the Saltreach docks. Malichi grew up among umbrellas and single boots and, one
      winter, a music box that played a different tune for every person who wept near it. He was told that somebody would come for it. Nobody
      did. In spring it was burned with the rest, because that was the rule, and he listened to it play all the way through the fire.</p>
      <p>He began that year with a rescued teaspoon. <a href="/characters/corvin">Corvin</a> draws up his papers and
      <a href="/characters/ruby">Ruby</a> opens what papers cannot. The collection fills three cellars now and he visits every piece, every
      week, and winds what needs winding. Ask him what it is all for and he will talk about preservation. He still cannot abide the
      smell of varnish burning.</p>`,
  },
  ruby: {
    quote: "It wasn’t locked. Well. It wasn’t locked for long.",
    fullName: "Ruby Tumblewick",
    otherNames: "Rings; Miss Tumble",
    species: "Red panda",
    speciesScientificName: "Ailurus fulgens",
    gender: "Female",
    category: "PRESENT",
    lifetime: "29",
    heightUs: "5′1″",
    heightMetric: "155\u00a0cm",
    occupation: "Licensed locksmith; the license is real",
    favoriteColor: "Brass",
    favoriteFood: "Steamed buns, two at a time, one for later",
    likes: `<ul>
      <li>A lock that puts up a fight</li>
      <li>Humming while she works</li>
      <li>Returning something before it is missed, once she has had a proper look</li>
      <li>The cook at the Two of Clubs, hopelessly</li>
    </ul>`,
    dislikes: `<ul>
      <li>Padlocks. Lazy, she says</li>
      <li>Crying, hers or anyone’s</li>
      <li>Jobs where somebody ends up hungry</li>
    </ul>`,
    traits: `<p>Sunny, sociable, shameless. Ruby likes nearly everybody and steals from them anyway, in the way that a cat likes you and also likes
      your chair. She keeps her word to the letter, having noticed that hardly anyone checks the letter.</p>`,
    abilities: `<p>Nothing enchanted but her black gloves, sewn from the hem of a <a href="/world/bestiary/monster/nobody-s-coat">nobody’s
      coat</a>. Whatever they hold makes no sound. Applause is a nuisance.</p>`,
    skills: `<p>Locks, pockets, rooftops, small talk. She can tell you who made a lock and whether they were happy at the time.</p>`,
    story1: `<p>Most people meet Ruby when she is being helpful. She carries their bags, holds the door, fixes the latch that has stuck since
      autumn, and goes off down the street waving, while a watch or a letter or a <a href="/chasemagic">pendant</a> goes along with her.</p>
      <p>She works for <a href="/characters/malichi">Malichi</a> because he pays on time and never asks her to hurt anyone. In
      <a href="/comics/talechasers/3/1">Two of Clubs</a> it is her paw in <a href="/characters/chase">Chase</a>’s pocket, and
      she is the only person in the house to notice that what she has lifted seems to be looking at her.</p>`,
    story2: `<p>The Tumblewicks have made locks in <a href="/world/geography">Emberfall</a> for six generations, and every one of them has been
      asked to open a rival’s. Ruby was simply the first to enjoy it. At twelve she got past her father’s masterpiece, the Seven-Throated
      Door, with a hairpin and a bun. He was so proud that he forgot to be angry, and so ashamed of being proud that they have hardly
      spoken since.</p>
      <p>She sends money home under the name of a customer. He sends receipts to the customer, with a line at the bottom about the weather.
      She has kept all of them in a box, and the box has no lock.</p>`,
  },
  corvin: {
    quote: "Do read it first. Nobody does, but I like to have said it.",
    fullName: "Corvin Ashdown",
    otherNames: "The Notary",
    species: "Raven",
    speciesScientificName: "Corvus corax",
    gender: "Male",
    category: "PRESENT",
    lifetime: "50",
    heightUs: "5′9″",
    heightMetric: "175\u00a0cm",
    occupation: "Notary to the Two of Clubs",
    favoriteColor: "Oxblood ink on cream",
    favoriteFood: "Dry toast, boiled egg, exactness",
    likes: `<ul>
      <li>Clauses that close like a well-hung door</li>
      <li>Long winters</li>
      <li>People who ask questions before they sign, of whom he has met four</li>
    </ul>`,
    dislikes: `<ul>
      <li>“You know what I mean”</li>
      <li>Ink that blots</li>
      <li>Owls, professionally</li>
    </ul>`,
    traits: `<p>Dry, scrupulous and never in a hurry, even for <a href="/world/bestiary/anthro/wingfolk">wingfolk</a>. Corvin has not told a lie in thirty years. He considers it poor workmanship.</p>`,
    abilities: `<p>His contracts bite. A line signed in his ink grows small paper teeth along its edge, and closes on whoever breaks it. Healers call
      the result <a href="/world/magic/afflictions">contract-bite</a>. The art is a narrow branch of
      <a href="/world/magic/elements/dark">dark</a> working, learned from a book he has since had chained shut.</p>`,
    skills: `<p>Law in nine towns, calligraphy, memory. Writes <a href="/world/languages/common">Common</a> so small that the Saltreach magistrates
      keep a lens for him.</p>`,
    story1: `<p>At the <a href="/comics/talechasers/3/1">Two of Clubs</a> Corvin sits by the door of the upper room with a lamp, a blotter and
      a stack of cream paper. Nobody plays at <a href="/characters/malichi">Malichi</a>’s table without his signature beside theirs. He
      always reads the terms aloud, at an even pace, in a voice that makes most people look at the wine.</p>
      <p>There is a clause near the end of every Ashdown contract that would let the signer walk away free. It is written plainly, in full-sized
      letters, on the back. He has been waiting for decades for somebody to turn the page.</p>`,
    story2: `<p>He began as a clerk to honest magistrates and saw, in his first year, a miller lose her mill to a sentence with two meanings. He
      swore that no document of his would ever have more than one, and none has. It took him longer to see that a thing can be perfectly
      clear and still be cruel.</p>
      <p>The monocle was his teacher’s, who was <a href="/characters/preston">Preston</a>’s teacher also. The two of them shared a desk for a
      term and have exchanged one letter a year since, each correcting the last one’s punctuation. Lately Preston’s letters have begun to end
      with a question, always the same: <em>are you well?</em> Corvin has not yet found a reply that is both brief and true.</p>`,
  },
  katrina: {
    quote: "I’ll get you across. I didn’t say you’d like it.",
    fullName: "Katrina Farrow",
    otherNames: "Captain Farrow; Kat (crew only)",
    species: "Caracal",
    speciesScientificName: "Caracal caracal",
    gender: "Female",
    category: "PRESENT",
    lifetime: "31",
    heightUs: "5′10″",
    heightMetric: "178\u00a0cm",
    occupation: "Captain and owner of the ferry Second Opinion",
    favoriteColor: "Bottle green",
    favoriteFood: "Smoked eel, no questions about the eel",
    likes: `<ul>
      <li>Passengers who help with the ropes</li>
      <li>Bad weather she predicted</li>
      <li>Dice, for small stakes</li>
    </ul>`,
    dislikes: `<ul>
      <li>Being asked if it’s safe</li>
      <li>Being asked for credit</li>
      <li>The stretch of water over old Meridane, at night, when it hums</li>
    </ul>`,
    traits: `<p>Blunt and fair, in that order. Katrina takes no sides on shore because she has to carry all of them, sometimes at the same time. She
      has put two people over the rail in eleven years, and gone back for both.</p>`,
    abilities: `<p>None, officially. Sailors say that the tufts of her ears point to land in any fog. She says that is the wind, and
      turns the wheel the way they point.</p>`,
    skills: `<p>Seamanship, currents, swearing in six dialects. She is the only captain who runs the crossing of
      <a href="/world/geography">the Wound</a> in winter, and she has never had to repeat the price.</p>`,
    story1: `<p>The <em>Second Opinion</em> runs between Saltreach, Mirewick and wherever somebody is paying to go. She is a flat, wide,
      stubborn boat with a green awning, and half her planks came out of other ships. Both sides of most quarrels in the southern coasts have
      crossed on her deck, usually glaring at each other over the same bucket of oysters.</p>
      <p>Katrina carried <a href="/characters/chase">Chase</a> and <a href="/characters/vixy">Vixy</a> into Saltreach for the events of
      <a href="/comics/talechasers/3/1">Two of Clubs</a>, and <a href="/characters/malichi">Malichi</a>’s fig crates on the same
      trip. She did mention the one to the others. She thought it only fair to mention it to everyone.</p>`,
    story2: `<p>Her people are <a href="/world/bestiary/anthro/catfolk">catfolk</a> of the inland dunes, who hold that water is a thing you carry
      and should never be a thing that carries you. Katrina ran off to the coast at fifteen to see if they were wrong. She was sick for a month
      and delighted for every minute of it.</p>
      <p>The ferry’s name comes from her first purchase of it. One shipwright swore it would never float again. She asked another.</p>`,
  },
  preston: {
    quote: "Put it back. Not there. Not there either. Give it to me.",
    fullName: "Preston Burrowes",
    otherNames: "The Archivist",
    species: "European badger",
    speciesScientificName: "Meles meles",
    gender: "Male",
    category: "PRESENT",
    lifetime: "57",
    heightUs: "5′4″",
    heightMetric: "163\u00a0cm",
    occupation: "Archivist of Bluerock, thaumaturge of the Root School",
    favoriteColor: "Brown, in all its variety",
    favoriteFood: "Seed cake, nowhere near the books",
    likes: `<ul>
      <li>A full shelf with one gap in it, and the book that fits</li>
      <li>Footnotes that disagree with the text</li>
      <li>Visitors who wash their paws unasked</li>
    </ul>`,
    dislikes: `<ul>
      <li>Dog-ears, as a practice and as a term</li>
      <li>Being called “keeper.” He is not a zoo</li>
      <li><a href="/world/bestiary/monster/inkmaw">Inkmaws</a></li>
    </ul>`,
    traits: `<p>Exacting, gruff and soft as bread underneath. Preston believes anything can be found if it was put away by somebody who cared. He has
      never forgotten a borrower’s name or a due date.</p>`,
    abilities: `<p>A school-trained <a href="/world/magic/schools">thaumaturge</a>, which means he works on objects. Shelves straighten
      for him. Torn pages remember being whole. His masterpiece is the catalog curse, meant to shrink returned books to fit their shelf,
      and it works exactly as designed on anything that crosses the desk without a slip.</p>`,
    skills: `<p>Cataloguing, bookbinding, eleven dead scripts and two that are only resting. Makes an excellent pot of tea and times it.</p>`,
    story1: `<p>The archive of Bluerock is cut into the cliff itself, nine rooms deep and dry as a cracker. Preston has kept it for
      thirty-one years. It holds the <a href="/world/history">only Old Casarok charter</a> to survive the Cataclysm in one piece, four thousand
      letters, and a stuffed pike nobody will admit to donating.</p>
      <p>In <a href="/comics/talechasers/1/1">Matters of Size</a> a certain fox reached over the desk to look at a certain page. What followed
      took one afternoon, cost the archive a jam jar, and led Preston to add a fourth sign to the three already on the desk. He
      pretends to be furious about it. He has also left the small door at the foot of the stairs, the one cut for mice,
      unlatched ever since.</p>`,
    story2: `<p>Badgers of the Burrowes sett have been record keepers since the Age of Rafts, when somebody had to write down whose raft was whose.
      Preston trained at the Root School in Caudalglen, took his ring in <a href="/world/magic/elements/spirit">spirit</a> and
      <a href="/world/magic/elements/earth">earth</a>, and turned down a professor’s chair because it came without shelves.</p>
      <p>His private study, kept in a drawer, is a life of <a href="/characters/isolde">Isolde</a> of Paw’s Rest, now in its
      nineteenth year and its second chapter. He recognized the pendant on Chase’s neck the first time the boy leaned over the desk. He
      has said nothing yet. An archivist checks his sources.</p>`,
  },
  tamsin: {
    quote: "That was a lie. It’s all right. It was a nice one.",
    fullName: "Tamsin Fleet",
    species: "Brown hare (gray coat)",
    speciesScientificName: "Lepus europaeus",
    gender: "Female",
    category: "PRESENT",
    lifetime: "19",
    heightUs: "5′5″",
    heightMetric: "165\u00a0cm",
    occupation: "Messenger",
    favoriteColor: "Red, for boots",
    favoriteFood: "Raw carrots, and she is tired of the jokes",
    likes: `<ul>
      <li>Running before anyone else is awake</li>
      <li>Bells, and guessing which tower</li>
      <li>People who say “I don’t know”</li>
    </ul>`,
    dislikes: `<ul>
      <li>Taverns. Everyone in them is fine, never better, just leaving</li>
      <li>Compliments with a dip in the middle</li>
      <li>Being tested</li>
    </ul>`,
    traits: `<p>Direct, restless, a little lonely. Tamsin has had to learn manners the way others learn a foreign language, and she still speaks it with an
      accent.</p>`,
    abilities: `<p>She says she can hear lies. A true sentence, according to her, goes by like a cart on a good road, and a false one has a wheel that
      catches. <a href="/characters/preston">Preston</a> would like to study it. <a href="/characters/malichi">Malichi</a> would like to buy it.</p>`,
    skills: `<p>Running, remembering messages word for word, leaving. She holds the record from Bluerock to Caudalglen and back, set in the rain by
      accident.</p>`,
    story1: `<p>Tamsin has not come into <a href="/comics/talechasers">the comic</a> yet, at least not so that anyone in it has noticed. Careful
      readers may have seen a pair of red boots going out of a panel.</p>
      <p>She carries spoken messages, the kind nobody dares put on paper, and she delivers them exactly, including the pauses. Half the
      councils of the coast rely on her for it. None of them has thought to ask what else she hears while she waits for an answer.</p>`,
    story2: `<p>She grew up in a <a href="/world/bestiary/anthro/harefolk">harefolk</a> camp on the downs below Paw’s Rest, with a <a href="/world/bestiary/floradon/bramble-shepherd">bramble shepherd</a> for a night watchman, where everyone sleeps in the
      open and there is nowhere to keep a secret. It was only at the market, among strangers, that she first heard the catch in a voice. She
      was six. She asked her aunt loudly why the cheese man was making that noise.</p>
      <p>At seventeen she took a message to a dying man, and he asked if his son had forgiven him. She had been with the son that morning. What she
      said was kind, and she listened to her own wheel catch on every word, and she is still not certain she was wrong. That is the story she
      would tell if <a href="/characters/chase">someone who collects them</a> ever asked.</p>`,
  },
  isolde: {
    quote: "Eight for me, one for Bram, and one for whoever comes after.",
    fullName: "Isolde Greymantle",
    otherNames: "The Shape of Paw’s Rest; Master Isolde",
    species: "Gray wolf",
    speciesScientificName: "Canis lupus",
    gender: "Female",
    category: "PAST",
    lifetime: "188–251\u00a0AS",
    heightUs: "6′1″",
    heightMetric: "185\u00a0cm",
    occupation: "Injuja, maker of the pendant",
    favoriteColor: "Ember orange",
    favoriteFood: "Whatever Bram had burned",
    likes: `<ul>
      <li>Hard questions from children</li>
      <li>Walking as something with wings</li>
      <li>Her own shape, more each year</li>
    </ul>`,
    dislikes: `<ul>
      <li>Statues of herself</li>
      <li>Warlords who said “only until spring”</li>
      <li>Wasting a charge</li>
    </ul>`,
    traits: `<p>Level, stubborn and slow to anger. Those who fought beside her wrote that she never seemed to hurry, and that they never once saw
      her late.</p>`,
    abilities: `<p>The finest <a href="/world/magic/classes/injuja">injuja</a> on record. She could hold a chimera of three beasts for an hour, which
      nobody has repeated, and step out of it humming. Her craft was to spend a charge only where a word had already failed.</p>`,
    skills: `<p>Goldwork, negotiation, teaching. Kept accounts of every charge she spent, with a reason beside each. The book runs to eleven hundred
      lines, and the commonest reason in it is <em>someone was frightened</em>.</p>`,
    story1: `<p>Isolde was born in the Quarreling Age, when every hill with a wall called itself a kingdom. Injuja of that time carried
      their charges in straps and teeth and inked skin, and sold them to whoever paid. She served one such lord for three winters. In
      the third she was ordered to burn a granary, and instead sat down on its steps with <a href="/characters/bram">a bear who had been sent to
      guard it</a>, and shared his lunch.</p>
      <p>The two of them spent the next thirty years getting in the way of wars. They held bridges. They escorted grain. They stood in doorways.
      A song from Mirewick says she took a hundred shapes, and that the one her enemies feared most was the wolf at the table, asking
      what it would take.</p>`,
    story2: `<p>She made the pendant in 219&nbsp;AS, in a borrowed forge in Emberfall. Folk count on eight fingers and every other vessel ever made
      held eight charges or fewer. Hers holds ten. Asked why, she gave the answer quoted above, and would not be drawn further. How the
      last two are held is not understood. <a href="/characters/preston">Preston of Bluerock</a> has a theory and is not sharing it.</p>
      <p>She gave the pendant away before she died, to no one in particular, at a market, with instructions that it was not to be sold for more than
      a child could pay. It has changed hands eleven times since. The rule has been broken only once, and
      <a href="/characters/malichi">the buyer</a> arrived too late to profit by it.</p>
      <p>Her cairn stands at the top of Paw’s Rest. Nobody planned it to be the tallest. Visitors kept adding stones.</p>`,
  },
  bram: {
    quote: "Someone should answer the door. May as well be me.",
    fullName: "Bram Oakhand",
    otherNames: "The First Door; Old Bram",
    species: "Brown bear",
    speciesScientificName: "Ursus arctos",
    gender: "Male",
    category: "PAST",
    lifetime: "190–260\u00a0AS",
    heightUs: "7′2″",
    heightMetric: "218\u00a0cm",
    occupation: "Shield-bearer; founder of the Caudalglen Guild of Adventurers",
    favoriteColor: "Green, “any of them”",
    favoriteFood: "Honey on anything, including soup",
    likes: `<ul>
      <li>Carpentry</li>
      <li>Being leaned on</li>
      <li>Letters from former enemies</li>
    </ul>`,
    dislikes: `<ul>
      <li>Low ceilings</li>
      <li>Heroic poetry, in particular the one with the ladle</li>
      <li>Anyone eating alone who did not choose to</li>
    </ul>`,
    traits: `<p>Gentle, enormous, immovable. Bram took up exactly as much room as was needed between other people and whatever was coming.</p>`,
    abilities: `<p>No magic. A tower shield of <a href="/world/botanary/trees/listening-pine">listening pine</a>, taller than most men-at-arms, which
      he claimed warned him of arrows. It hangs over the guild’s hearth and still creaks before bad news.</p>`,
    skills: `<p>Standing. Joinery. Remembering what everyone drank. Lost every game of cards he ever played and was begged to stay for another.</p>`,
    story1: `<p>He was a sett-builder’s apprentice, pressed into a baron’s army because he filled a doorway. He met
      <a href="/characters/isolde">Isolde</a> on the steps of a granary she had been sent to burn. His account of it is one sentence long: <em>she
      looked hungry, so I moved over</em>.</p>
      <p>For three decades he carried the shield while she carried the charges. People remember her shapes, and she always
      said that a shape is easy to take when you know who is standing in front of you.</p>`,
    story2: `<p>When Isolde died in the winter of 251&nbsp;AS, Bram carried her up Paw’s Rest by himself and built her cairn with his paws. Then he walked
      down into Caudalglen, where he had never lived, and bought an inn with a bad roof. He took the lock off the front door. In the
      spring of 252 he nailed up a board saying that anyone with trouble could knock, and anyone without could help.</p>
      <p>That was the <a href="/cga">Caudalglen Guild of Adventurers</a>. It was a month before somebody knocked, and it was a child whose goose
      had been stolen. The first job in the ledger reads: <em>goose, returned. No charge. Goose ungrateful.</em>
      <a href="/cga/characters/garrick">Every guildmaster since</a> has read that line aloud on taking the chair.</p>`,
  },
  oriel: {
    quote: "The sky is not late, Your Brightness. We are early.",
    fullName: "Oriel of Meridane",
    otherNames: "The Last Astronomer; the White Hart of the Noon Court",
    species: "Red deer (white stag)",
    speciesScientificName: "Cervus elaphus",
    gender: "Male",
    category: "PAST",
    lifetime: "1475–1536\u00a0OR (died in the Cataclysm, year\u00a00)",
    heightUs: "6′8″",
    heightMetric: "203\u00a0cm",
    occupation: "Court astronomer of Old Casarok",
    favoriteColor: "The gray before sunrise",
    favoriteFood: "Bread and cold plums, eaten on the roof",
    likes: `<ul>
      <li>Being corrected by his students</li>
      <li>The smallest of the <a href="/world/religion/pantheon">six sisters</a></li>
      <li>Clouds, which gave him an evening off</li>
    </ul>`,
    dislikes: `<ul>
      <li>Applause during calculations</li>
      <li>The word “merely”</li>
      <li>Noon, in the end</li>
    </ul>`,
    traits: `<p>Mild, exact and a poor courtier. Oriel could not flatter, and after forty years had learned to remain silent, which the court mistook for
      agreement. He never forgave himself for that.</p>`,
    abilities: `<p>Master of the Star School in <a href="/world/magic/elements/time">time</a> and
      <a href="/world/magic/elements/space">space</a>. He could feel the hour the way others feel a draft.</p>`,
    skills: `<p>Mathematics, lens grinding, the care of bees. Left nine notebooks, of which three survive, all water-stained.</p>`,
    story1: `<p>In the Long Noon, the last and brightest age of <a href="/world/history">Old Casarok</a>, the Noon Queen Halcyra desired one hour
      more of daylight at harvest. Her engineers built the Meridian Engine to hold <a href="/world/religion/pantheon">Orrun</a> still at the top
      of the sky. Oriel worked the sum and found that the sun would not be the thing to give way. He said so once, in council, and was thanked.</p>
      <p>He wrote it out eight times more, each time more simply. The last copy is a drawing of a rope, a boat and a rock, such as one might make for
      a child. It is in the archive at Bluerock. Someone has written under it, in another hand, <em>charming</em>.</p>`,
    story2: `<p>On the day, the Engine caught the noon and held it for the space of about two hundred breaths. Witnesses on the coast saw every
      shadow in the world stand still. Then the ground began to tear, outward from Meridane, and everyone who could run was already running.
      Oriel went the other way. The great shutter of the Engine could be closed only from inside.</p>
      <p>He closed it. Had he not, by <a href="/cga/characters/odessa">Odessa</a>’s reckoning, the tear would have gone on until there was
      nothing left to stand on. The sea came in over Meridane before evening, and the place is called
      <a href="/world/geography">the Wound</a>.</p>
      <p>The monks of Highhollow ring no bell at midday. They leave the space where it would go, for him.</p>`,
  },
};

export const guildCharacters: Record<string, GuildCharacter> = {
  garrick: {
    quote: "Sit. Eat. Then tell me who’s bleeding.",
    species: "Wild boar",
    speciesScientificName: "Sus scrofa",
    gender: "Male",
    characterClass: "Guardian",
    role: "Guildmaster",
    otherNames: "The Chair; Gaffer (to his face, by Pim alone)",
    heightUs: "6′3″",
    heightMetric: "191\u00a0cm",
    primaryWeapon: "Round shield with a door knocker bolted to the boss",
    secondaryWeapon: "A short iron cudgel named Manners",
    magicElement: "Earth",
    armor: "Quilted coat under a half plate, dented in a way he won’t have mended",
    likes: `<ul>
      <li>Full tables</li>
      <li>Recruits who argue</li>
      <li>Growing leeks, competitively</li>
    </ul>`,
    dislikes: `<ul>
      <li>Speeches, chiefly his own</li>
      <li>Empty pegs in the hall, where someone’s coat should be</li>
      <li>Geese. It’s a tradition of the office</li>
    </ul>`,
    traits: `<p>Steady, gruff and watchful. Garrick counts heads when a party leaves and again when it returns, and he does not go to bed until the two
      numbers agree.</p>`,
    abilities: `<p>A patient touch with <a href="/world/magic/elements/earth">earth</a>: he plants his feet and the ground agrees with him. Nothing has
      yet moved him that he had decided should not.</p>`,
    story1: `<p>Garrick is the eleventh to sit in <a href="/characters/bram">Bram</a>’s chair and the first who had it reinforced. He took it nine
      years ago on the understanding that it was temporary. He has written four letters of resignation, and each time the vote to accept it
      has been called on a night when he was cooking.</p>
      <p>He leads from the front of the room and the back of the column. In a fight he is the one the others stand behind; in a
      quarrel he is the one who puts the kettle on and waits until both sides are embarrassed.</p>`,
    story2: `<p>He was a mine guard in Emberfall until a gallery fell with sixteen people behind it. Garrick held the last prop on his shoulders
      for most of a day while they crawled out between his feet. The mine’s owner gave him a medal and docked him for the shift.</p>
      <p>He walked to Caudalglen because he had heard there was a door there with no lock on it.
      <a href="/cga/characters/odessa">Odessa</a>, on night desk, asked his trade. He told her, “I stand in places.” She moved an
      inkwell, entered him as a guardian, and showed him to the kitchen.</p>`,
    category: "GUILDMEMBER",
  },
  wren: {
    quote: "There’s a trail. There’s always a trail. You’re standing on it.",
    species: "Red squirrel",
    speciesScientificName: "Sciurus vulgaris",
    gender: "Female",
    characterClass: "Ranger",
    role: "Pathfinder",
    heightUs: "4′6″",
    heightMetric: "137\u00a0cm",
    primaryWeapon: "A yew bow, shorter than custom and stronger than it looks",
    secondaryWeapon: "Two climbing hooks",
    armor: "Leaf-dyed leathers, soft boots, a hood she talks into when it’s windy",
    likes: `<ul>
      <li>High branches at first light</li>
      <li>Maps with honest blank spaces</li>
      <li><a href="/world/bestiary/feral/grove-stag">Grove stags</a>, from the correct distance</li>
    </ul>`,
    dislikes: `<ul>
      <li>Shouting in woods</li>
      <li>Forgetting where she put things, every autumn</li>
      <li>The <a href="/world/bestiary/monster/glass-widow">glass widow</a> of the eastern edge, personally</li>
    </ul>`,
    traits: `<p>Sharp-eyed, impatient, generous with everything except time. Wren says what she sees as she sees it. New recruits find this alarming until
      the first night they need it.</p>`,
    abilities: `<p>Reads ground the way <a href="/characters/preston">archivists</a> read paper. She can tell you how long ago somebody passed,
      what they carried and whether they were sorry to go.</p>`,
    story1: `<p>Most of the field notes in the guild’s bestiary are Wren’s. The neat ones were dictated. The ones with mud on them
      were written on the spot, and one, on the <a href="/world/bestiary/monster/rattlebriar">rattlebriar</a>, ends in the middle of a word and
      continues two days later in different ink.</p>
      <p>She takes the new people out for their first patrol. They leave thinking the forest is a place, and come back knowing that it is a
      great many people who would rather be asked.</p>`,
    story2: `<p>Her family kept the signal platforms in the high canopy above Caudalglen. When she was ten the glass-blight came over the
      ridge from the <a href="/world/geography">Glasswood</a> in one bad night, and the platforms on the eastern side went stiff and clear
      and silent. Her brother was on duty there. So was the bell he managed to ring.</p>
      <p>She walks that edge every month and marks where the glass has reached, with a ribbon on the last living tree. In seven years
      it has advanced by two trees and gone back by five. Nobody knows why it goes back. Wren says she has been asking it to.</p>`,
    category: "GUILDMEMBER",
  },
  thistle: {
    quote: "It’s meant to smoke. It is not meant to hum. Everyone out, please.",
    species: "European hedgehog",
    speciesScientificName: "Erinaceus europaeus",
    gender: "Nonbinary",
    characterClass: "Alchemist",
    otherNames: "Doctor Thistle (on invoices)",
    heightUs: "4′4″",
    heightMetric: "132\u00a0cm",
    primaryWeapon: "A bandolier of corked flasks, color-coded by regret",
    magicElement: "Nature",
    armor: "A waxed apron, thick gloves, their own spines",
    likes: `<ul>
      <li>Unlabeled jars</li>
      <li>Mushrooms, as colleagues</li>
      <li>Any result, including the loud ones</li>
    </ul>`,
    dislikes: `<ul>
      <li>Drafts near the balance</li>
      <li>“Natural” used to mean “harmless”</li>
      <li>Balloons, for obvious reasons</li>
    </ul>`,
    traits: `<p>Delighted by nearly everything and frightened by very little, which the rest of the guild balances by being frightened on their behalf. Thistle
      is scrupulous about one rule: they taste it first.</p>`,
    abilities: `<p>Brews from the <a href="/world/botanary">botanary</a> with a light hand in <a href="/world/magic/elements/nature">nature</a>
      magic: salves, smokes, glues, a tonic that lets you smell colors for an hour. Most are useful. All of them are written down.</p>`,
    story1: `<p>Thistle has the cellar, by general agreement and because it has two exits. They keep a board on the door with a movable peg, from
      <em>Come in</em> through <em>Knock</em> and <em>Do not knock</em> to a drawing of a person running.</p>
      <p>They are the author of most of the guild’s entries on <a href="/world/bestiary/floradon">floradons</a>, who like them, and
      the reason a <a href="/world/bestiary/floradon/mossback">mossback</a> called Gerald lives in the yard.</p>`,
    story2: `<p>A hedgehog child in a family of seamstresses learns early to keep their distance from the silk. Thistle was sent to an
      apothecary aunt in Mirewick, where at nine they cured the village of hiccups by giving it something worse. At twenty they applied to
      the Root School, which asked for a demonstration and afterward for a new roof.</p>
      <p>The school keeps a chair vacant in their name, and an understanding that they will not sit in it. The guild took
      them the same week. <a href="/cga/characters/garrick">Garrick</a>’s note in the ledger says only: <em>yes. Put them downstairs.</em></p>`,
    category: "GUILDMEMBER",
  },
  marlowe: {
    quote: "Look up. No, further. There. Now, what were you so sure of?",
    species: "Red deer (stag)",
    speciesScientificName: "Cervus elaphus",
    gender: "Male",
    characterClass: "Lunar magus",
    role: "Night watch and chaplain",
    heightUs: "6′7″",
    heightMetric: "201\u00a0cm",
    primaryWeapon: "A crescent staff of silvered ash",
    magicElement: "Dark",
    armor: "A midnight robe with the hem pinned up for stairs",
    likes: `<ul>
      <li>The third hour after midnight</li>
      <li>Other people’s dreams, if offered</li>
      <li><a href="/world/botanary/moonblooms/selbell">Selbells</a> in a cracked teapot</li>
    </ul>`,
    dislikes: `<ul>
      <li>Breakfast, as an hour</li>
      <li>Low lintels</li>
      <li>Being mistaken for a hat stand, which happens more than you’d think</li>
    </ul>`,
    traits: `<p>Slow-spoken, courteous, a little vain about his antlers. Marlowe grows more sensible as the night goes on and is at his worst around
      eleven in the morning.</p>`,
    abilities: `<p>A <a href="/world/magic/classes/lunar-magus">lunar magus</a> sworn to Sel. He borrows her light and returns it: hiding a camp in plain
      sight, quieting a nightmare, showing a liar their own face for the length of a breath.</p>`,
    story1: `<p>Marlowe keeps the guild’s lamp from dusk to dawn, and anyone who cannot sleep knows where to find him. He pours something hot,
      asks nothing, and sooner or later they tell him. He has never repeated a word of it, not even to Sel, who he says already knows.</p>
      <p>On contracts he walks last. More than one thing that followed a party home has found the path behind it simply gone, and a tall
      stag standing where it used to be, wishing it a good evening.</p>`,
    story2: `<p>He was meant for the solar rite. His family have carried Orrun’s dish in Emberfall for two hundred years, and at nineteen he
      stood in the sun with his hands out in front of the whole city, and nothing came. He was so ashamed that he walked all night to get
      away, and somewhere on the road he noticed that he could see perfectly well.</p>
      <p>Highhollow took him in. He holds no grudge against the sun, and each midsummer he goes home and stands in his father’s
      shadow, which is about the right place for him, and they get on better every year. His family is descended, by a cousin, from
      <a href="/characters/oriel">Oriel</a> of Meridane. He mentions it only when asked about the antlers.</p>`,
    category: "GUILDMEMBER",
  },
  pim: {
    quote: "Too small? For what? I’m already inside.",
    species: "Wood mouse",
    speciesScientificName: "Apodemus sylvaticus",
    gender: "Male",
    characterClass: "Scout",
    role: "Locksmith",
    otherNames: "The Draft",
    heightUs: "3′4″",
    heightMetric: "102\u00a0cm",
    primaryWeapon: "A long needle, balanced for throwing",
    secondaryWeapon: "A bag of marbles",
    armor: "Felt slippers and not being there",
    likes: `<ul>
      <li>Keyholes with a view</li>
      <li>Cheese. He knows. He likes it anyway</li>
      <li>Being underestimated at cards</li>
    </ul>`,
    dislikes: `<ul>
      <li>Being picked up</li>
      <li>Owls, with one exception, and she has signed something</li>
      <li>Cats who say “relax”</li>
    </ul>`,
    traits: `<p>Bold, tidy, a terrible gossip about buildings and silent as a tomb about people. Pim has strong opinions on hinges.</p>`,
    abilities: `<p>No magic. He has counted his own heartbeats between a guard’s footsteps so often that he can tell the hour by it. He keeps an
      unofficial correspondence with <a href="/characters/ruby">another locksmith</a>, about nothing but locks, and neither has asked what the
      other does for a living.</p>`,
    story1: `<p>In a guild of tall people Pim is the one who goes first. He has mapped the insides of forty-three buildings that officially have no
      insides. His reports are short: <em>Two guards. One asleep. Nice wainscot.</em></p>
      <p>He is also the guild’s own locksmith, an odd post in a house whose front door has never had a lock. He keeps the pantry, the
      armory and <a href="/cga/characters/thistle">Thistle</a>’s cellar, the last of which locks from the outside.</p>`,
    story2: `<p>Pim comes of <a href="/world/bestiary/anthro/smallfolk">smallfolk</a> who live in the walls of Saltreach, in streets the tall residents
      have never seen. He learned locks because the tall residents kept putting them on the pantries. At eleven he was caught, for the only time,
      by a judge’s cook, who shut him in a cake tin overnight to teach him a lesson. He learned it. He has never since gone into a place
      without first finding out how the lid works.</p>
      <p>He joined the guild on a dare from himself. Bram’s old door stood open, and he sat on the step for an hour, suspicious, looking for the
      trick, with <a href="/world/bestiary/aspect/small-courage">something like a robin</a> beside him. When <a href="/characters/vixy">Vixy</a> came by with a parcel and stepped over him he asked her what the catch was. She told
      him it was the washing-up.</p>`,
    category: "GUILDMEMBER",
  },
  odessa: {
    quote: "You signed out six arrows. I count five and an excuse.",
    species: "Barn owl",
    speciesScientificName: "Tyto alba",
    gender: "Female",
    characterClass: "Wizard",
    role: "Quartermaster",
    heightUs: "5′2″",
    heightMetric: "157\u00a0cm",
    primaryWeapon: "A ledger bound in drake hide",
    secondaryWeapon: "A brass orrery on a chain",
    magicElement: "Time",
    armor: "A pale cloak, wards stitched in the lining, and a look",
    likes: `<ul>
      <li>Round numbers in base eight</li>
      <li>Pencils of one length</li>
      <li>Being asked how a spell works, and being given the afternoon</li>
    </ul>`,
    dislikes: `<ul>
      <li>“About a dozen”</li>
      <li>Ravens, professionally</li>
      <li>People who open the stores cupboard and look</li>
    </ul>`,
    traits: `<p>Precise, dry, secretly sentimental. Odessa claims to have no favorites among the recruits and has knitted scarves for all of them, in
      the order they were frightened.</p>`,
    abilities: `<p>Holds the Star School’s ring in <a href="/world/magic/elements/time">time</a>. Nothing grand: she can keep soup hot for a week, hear what
      was said at a desk an hour ago, and hold a falling plate in the air for as long as it takes to be cross about it.</p>`,
    story1: `<p>Everything the guild owns has a number, and Odessa knows it. She runs the stores, the night desk and the accounts, and she
      argues with <a href="/characters/corvin">a certain notary</a> by letter over contracts that come within a day’s walk of Caudalglen. Three
      farms and a windmill have been returned to their owners on the strength of her commas.</p>
      <p>In the field she is a steady, unshowy <a href="/world/magic/schools">wizard</a>. Parties that take her along tend to arrive five
      minutes before the trouble does, with sandwiches.</p>`,
    story2: `<p>She was a junior reader in chronology at Highhollow and might have stayed for life. Her subject was the last two hundred breaths of
      Old Casarok. She rebuilt them from shadows left on walls, working backward from the Glasswood, and found at the end of the sum one small
      figure walking the wrong way along a corridor, toward the shutter. It took her eleven years to be certain it was
      <a href="/characters/oriel">Oriel</a>.</p>
      <p>When the paper was finished she could not think of another thing worth measuring, so she left to be of use. She keeps one of his
      plum stones in a matchbox. It came up out of the Wound in a fisher’s net, and she won’t say what she paid for it, the only sum
      missing from her books.</p>`,
    category: "GUILDMEMBER",
  },
  brindle: {
    quote: "Ooh, that’s a nasty one. Hold my sandwich.",
    species: "Eurasian otter",
    speciesScientificName: "Lutra lutra",
    gender: "Female",
    characterClass: "Osteomancer",
    role: "Healer",
    otherNames: "Bonny Brindle",
    heightUs: "5′5″",
    heightMetric: "165\u00a0cm",
    primaryWeapon: "A mallet, padded, used both ways",
    magicElement: "Water",
    armor: "An oilskin coat with thirty-one pockets",
    likes: `<ul>
      <li>A clean break</li>
      <li>Swimming straight after lunch, against advice</li>
      <li>Telling patients what their ribs have been saying about them</li>
    </ul>`,
    dislikes: `<ul>
      <li>“Walk it off”</li>
      <li>Necromancers, and being taken for one</li>
      <li>Stairs with one step slightly higher than the rest</li>
    </ul>`,
    traits: `<p>Loud, warm and unshockable. Brindle’s bedside manner is to be so cheerful that patients feel it would be rude to die.</p>`,
    abilities: `<p>An <a href="/world/magic/classes/osteomancer">osteomancer</a> of the old river school. She reads a life from a knuckle and knits a
      break in an evening, with <a href="/world/magic/elements/water">water</a> for the swelling and
      <a href="/world/botanary/fungi/bonebutton">bonebutton</a> for the rest.</p>`,
    story1: `<p>Brindle has the room off the kitchen, since that is where people limp to first. There is a chart on the wall of every bone in every
      guild member, colored by how many times she has set it. <a href="/cga/characters/garrick">Garrick</a>’s is almost entirely red, and hers
      has one blue toe she blames on <a href="/cga/characters/pim">Pim</a>’s marbles.</p>
      <p>She talks to bones while she works and says they answer. What they mostly say, she reports, is <em>you should rest more</em>,
      and she passes it on.</p>`,
    story2: `<p>She grew up on a mill weir above Mirewick, eldest of nine, every one of whom fell off something and was
      fished out by the same <a href="/world/bestiary/floradon/willow-aunt">willow aunt</a>. By fourteen she was setting arms
      for the whole valley. The river school, three old otters and a boat, came past one spring and asked whether she would care to learn why it
      worked.</p>
      <p>There is one reading she does not talk about. A box of bones was brought to her from a net, found in the Wound, and she held
      them all one night to learn whose they were so that they could be named and buried. In the morning she knew three hundred
      names. She carried a stone up Paw’s Rest for each one. It took the summer, and by the end of it half of Caudalglen
      was carrying stones with her.</p>`,
    category: "GUILDMEMBER",
  },
};

const alignments: Record<string, "PROTAGONIST" | "ANTAGONIST"> = {
  chase: "PROTAGONIST",
  vixy: "PROTAGONIST",
  snow: "PROTAGONIST",
  malichi: "ANTAGONIST",
  ruby: "ANTAGONIST",
  corvin: "ANTAGONIST",
};

/** The list of records. */
export function listCharacters(records: Record<string, { category: string }>) {
  return Object.entries(records).map(([shortName, { category }]) => ({
    shortName,
    category,
    alignment: alignments[shortName] ?? "",
  }));
}
