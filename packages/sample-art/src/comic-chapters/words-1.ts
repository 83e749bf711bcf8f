import type { ChapterWords } from "../comics";

/** "Matters of Size" for those who cannot see it, panel by panel. */
export const mattersOfSizeWords: ChapterWords = {
  1: [
    "Shelves of old books climb the walls of a quiet room with a round red rug. The caption says, “The archive of Bluerock.” Preston, a badger in round spectacles, holds a book before his waistcoat like a shield: “Touch nothing. Least of all the catalog.” Chase, a fox in a mustard scarf, waves from across the rug: “Of course! Which one is it?”",
    "Close on Preston. He has raised one dark paw to point, his brows have climbed over the rims of his spectacles, and a bead of sweat stands beside his ear. He says, “The one under your elbow.”",
    "Orange light bursts behind Chase. His eyes are round, his mouth is a small O, and a ring of pale green runes is closing around his chest. He has just time to whisper, “Oh.” Then the magic goes off: “FWIP!”",
    "The reading room again, with almost nobody in it. Preston takes his chin in his paw and tells the shelves, with the sorrow of long practice, “The third this month.” Down on the rug, in a small cloud of dust, waves a fox no taller than an inkwell. He whispers, “Down here!”",
  ],
  2: [
    "Chase stands on top of a desk, among books stacked like towers, beside a steaming mug as big as a barrel and a pencil as long as a fence rail. The caption says, “Some heroes grow during a story.” Standing very straight, he tells himself, “Don’t panic. You are exactly the same fox.” A drop of sweat disagrees. He thinks, “Only with much more floor.”",
    "Chase strokes his chin. His brows come down, one corner of his mouth goes up, and everything behind him turns the gold of a good idea. He announces, “I’ll shapeshift! Something huge!”",
    "Rays burst out on every side, ready for something enormous. In the middle of them there is one spark, the size of a crumb, and a noise to match: “pip.” Chase, no larger than before, looks down his muzzle at it with drooping eyes. He says, “A huge mouse. Lovely.”",
  ],
  3: [
    "A vixen with brass goggles on her brow, a spotted teal neckerchief and a violet tip to her tail fills the doorway of the reading room. This is Vixy, showing every tooth she has. She throws up one glove and calls, “Delivery! Where’s my fox?”",
    "Preston has folded his arms. Behind the round lenses his eyes slide away, and the corners of his mouth sink below the stripes. He replies, “Filed under M. For ‘mislaid’.”",
    "Across the red rug at full tilt comes Vixy, eyes shut with laughter, an empty jar under her arm and dust boiling up behind her. She shouts, “Hold still! I’m helping!” Ahead of her, hardly taller than her boot, Chase runs for his life. He yells back, “That’s what I’m afraid of!”",
    "Vixy presents the jar as if it were a cottage by the sea. It has a red lid, a paper label and nothing in it, so far. Smiling over the top of it she says, “It even has air holes!”",
    "On the desk, in the shade of the stacked books, Chase tiptoes the other way with his shoulders hunched and both paws drawn up to his chest. He is sweating. He whispers, “It still has jam in it.”",
  ],
  4: [
    "Bent low, jaw set and scarf flying, Chase sprints so fast that the world behind him is nothing but streaks. His small feet go “PATTER PATTER”, and dust hangs where he was a moment ago. He pants, “Two hundred steps to the ladder!”",
    "He leaps. Books tower behind him, and a pencil lies in his way like a fallen tree; he goes over it with both arms stretched out and his teeth bared. He shouts, “Hup!”",
    "“CLONK!” In a burst of yellow rays Vixy hugs the jar to her chest and squeezes her eyes shut with joy. Her goggles glint, and so does her smile. She cries, “Gotcha!”",
    "The reading room, in a sudden hush. Vixy studies the dark blue pot in her gloves, and her mouth begins to waver. She reports, “He’s gone very dark and very round.” Preston stands across from her, arms crossed, fangs showing. He says, “That is my inkpot.”",
  ],
  5: [
    "Chase sits on the bare desk with his legs drawn up and his shoulders down, in the blue shadow of the books. A pencil lies behind him, far too long to be of use to anybody. He says, “I can’t even reach the biscuits.”",
    "Vixy’s face, close, and for once not laughing. Under the brass goggles her brows have drawn together, and the corners of her mouth have sunk. Quietly she says, “You’re allowed to be helped, you know.”",
    "Vixy has laid her chin on the desk. Her head fills half the room, green eyes wide and kind, and beside her nose sits Chase, no longer than her muzzle, looking up. He asks, “In a jar?” She says, “It was strawberry.” He gives that some thought, and his face clears: “…Any left?”",
  ],
  6: [
    "Preston plants himself on the red rug, opens a book and fixes it with a stare over his spectacles. Then, at a volume that no reading room permits, he shouts, “Return to shelf!”",
    "“POOF!” Light and sparkles fly in all directions, and in the midst of them Chase is his own size again: arms flung up, eyes shut, tongue out, feet clear of the ground, laughing.",
    "Two foxes of one height at last. Chase hugs the jar and grins with all his teeth: “I’m keeping the jar.” Vixy folds her arms and gives him a long sideways look, which is as near as she will come to saying that she was worried.",
    "Alone among his shelves, Preston has taken his chin in his paw. His brows are knotted, sweat beads beside his ear, and his voice is low: “This page was marked. In wine-red ink.”",
    "Another room, as dark a red as the ink. The caption says, “Far away, in Saltreach…” Malichi, a black jackal with gold earrings, smiles over a small open book: “So the pendant shrinks too. How convenient.” Ruby, a red panda, waves a paw beside him and shows one bright fang. She adds, “For pockets!”",
  ],
};
