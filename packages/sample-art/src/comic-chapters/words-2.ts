import type { ChapterWords } from "../comics";

/** "In Your Paws" for those who cannot see it, panel by panel. Page 4 was withdrawn. */
export const inYourPawsWords: ChapterWords = {
  1: [
    "Under northern lights and a great many stars, a fox lies on his back in the snow, fast asleep. It is Chase, but a white button sits where his pendant was, and a loop of cord sticks out of his hair. The caption says, “The Shiver. A bad place to be dropped.” He snores: “zzz.”",
    "Closer. He is awake now, brows raised, mouth a wavering line. White stitches run across his cheeks, and the cord stands up between his ears like a handle. He asks, of nobody, “Why can’t I feel my tail?”",
    "Cold blue light bursts behind him. He has looked down at himself, and his eyes are as round as the button on his chest. He yelps, “Stitches?!”",
    "On his feet in the snow, arms crossed, teeth bared, Chase reviews the facts. Behind him the mountains and the aurora go about their business. He concludes, “Somebody made me a toy.”",
    "A wide white field, and one small orange figure at the edge of it, arms at his sides. He looks on the bright side, toward us: “At least nothing can—” From behind his back the snow says, “CRUNCH.”",
  ],
  2: [
    "The white face of an Arctic fox, larger than the mountains behind her, bends out of the night sky with wide blue eyes. This is Snow, in a dark blue cape, and in the hollow of her paws sits Chase. The caption says, “Nobody had walked this way in a week.” Her mouth falls open: “You’re a very small fox.”",
    "From a corner of the page Chase waves up at her. His grin is a little too wide, and a little too cheerful, for somebody with a button on his chest. He explains, “It keeps happening.”",
  ],
  3: [
    "Against pale blue, Snow considers the toy with her ears tilted apart, her brows knotted and her mouth gone crooked with doubt. She holds to what she knows: “Trinkets don’t talk.”",
    "Chase throws up a paw and laughs with his whole face, eyes shut, the loop of cord bobbing over his head. He promises, “This one never stops!”",
    "Under the northern lights Snow holds the toy out before her and lowers her brows at it. She asks, “Are you a curse?” Startled, small and truthful, Chase says from her paws, “I’m a storyteller.” Snow looks past him into the dark and thinks, “So, yes.”",
    "Chase takes his chin in his paw. The grin has gone, a drop of sweat stands by his ear, and for the first time tonight he is not performing. He asks, “Will you help me anyway?”",
    "Pale light spreads out behind Snow’s face. Both her ears are up, there is color in her cheeks, and her smile is small but certain. She whispers, “I hadn’t put you down, had I?”",
  ],
  5: [
    "Snow strides across the snowfield with the toy fox held against her chest and her eyes on the way ahead. She says, “Highhollow is a day’s walk.” Chase, facing her, could not be better pleased: “Perfect! I know a day’s worth of tales.”",
    "The tale itself, in violet candlelight: a stone hall, a round window, drifting sparks. Isolde, a gray wolf, crosses her arms and stares straight ahead; Bram, a broad brown bear, beams beside her. The caption tells it: “…so Isolde made the pendant, and Bram held the door.” After a pause, a second one: “For three days.”",
    "Back in the snow, Snow laughs out loud, eyes shut and mouth wide open, as if she had not had the chance in a while. She asks, “Didn’t he get hungry?” Snug in her paws, Chase lets her wait for it: “It was a kitchen door.”",
  ],
  6: [
    "In a clearing among black firs Snow crouches beside two logs that will not burn, ears low and shoulders drawn in. The stars are small and far away. The caption says, “Night found them first.” She says, “The wood’s wet. I’m sorry, little fox.”",
    "Against deep violet, Chase stretches out one arm and sights along it like a marksman. The stitches on his cheeks are straight lines, and so is his mouth. He says, “One charge should do it.”",
    "“ZAP!” A bolt of orange fire leaps from the toy’s paw and out across the panel. Chase stands behind it with his legs apart and his teeth bared, lit up from button to cord.",
    "A campfire crackles, and the whole clearing has turned gold. Snow sits by it with her knees up and her tail around her, smiling: “You could have kept that for yourself.” On the other side, tiny in the glow, Chase leans toward the flames. He whispers, “I did. I’m cold too.”",
  ],
  7: [
    "A full moon hangs over a monastery with red roofs on the very tip of a mountain, and at the foot of it, in the snow, stands Snow with the toy in her paws. The caption says, “Highhollow, at the top of everything.” Snow beams: “Nine hundred steps.” Chase stares upward: “I’m tired already.”",
    "Inside, a stone hall lit by candles. Snow hugs the toy to her chest and looks up with raised brows, a schoolgirl at the wrong door; Chase seems perfectly at home. From beyond the edge of the page somebody asks, “Purpose of your visit?”",
    "Snow, very close, against cold blue. Her brows come down, her chin stays level, and she says it as if people climbed up here for nothing else: “Fox repair.”",
  ],
  8: [
    "In the hall at Highhollow, before the round window and a row of candles, Snow’s smile will not hold. Her brows are up, and a drop of sweat runs down beside her ear. She says, “You’ll have to trust me.”",
    "Two cupped white paws, and nothing else of her. In the hollow Chase sits with his legs crossed and his tail up behind him, entirely at ease. He looks at her and says, “I’m in your paws.”",
    "“FWOOM!” A golden flare stands over Snow’s head, and blue light streams away from her on every side. Her arms are raised, her eyes are closed, and her face is perfectly calm.",
    "The hall is still there, and so are they; but now Chase stands nose to nose with Snow, at his full height, the pendant back on his chest and a grin all over his face. She can only stare. She says, “You’re tall.”",
    "Chase has been reading a scroll, and his grin has gone. Sweat at his temple, he reads it out: “‘Received: one fox. Signed, M.’” Snow’s eyes narrow, and for once she looks rather dangerous. She asks, “Who is M?”",
  ],
};
