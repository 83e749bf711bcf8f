import type { ChapterWords } from "../comics";

/** "Two of Clubs" for those who cannot see it, panel by panel. */
export const twoOfClubsWords: ChapterWords = {
  1: [
    "Moonlight on a wooden quay, a moored sailboat, lit windows across the water. The caption says, “Saltreach, after lamp-lighting.” Katrina, a caracal with long ears and a green sash, has crossed her arms and half smiles. Chase points the way with a grin, Vixy happy at his shoulder: “We’re off to the card house!”",
    "Katrina’s face, up close, on violet. The smile has gone; her eyes are level, and her whiskers lie straight. She tells them, “My opinion? Go home.”",
    "Vixy’s face, up close, on the same violet. Under the goggles her eyelids droop, one fang comes out, and she inquires, as sweetly as she can, “And a second opinion?”",
    "Katrina shuts her eyes, laughs, and jabs a finger at the hull behind her: “That’s the boat. She leaves at midnight.” Paper lanterns glow over the harbor. Vixy has crossed her arms, with the face of somebody whose joke was taken.",
  ],
  2: [
    "On a tiled roof, under an enormous moon, Vixy holds up a scroll with all the authority of a general. Behind her stand crooked gables with lit windows. She announces, “Step one: we sneak in.”",
    "Under the same moon Chase rubs his chin and looks up, as eager as a pupil in the front row who has done the reading. He asks, “And step two?”",
    "In single file they tiptoe along the ridge, hunched, with their paws held up before them. Vixy leads, smirking: “Act surprised.” Behind her comes Chase, brows up, sweat at his ear, tail low. He whispers back, “I won’t have to act.” Under their boots the roof remarks, “creeeak.”",
  ],
  3: [
    "Between red velvet curtains, in a room of lamps and gilded portraits, a black jackal in a long wine-red coat waits with his arms folded. The caption says, “The Two of Clubs. House rules: the house.” Gold rings glint in his ear, and one tooth in his smile. Malichi says, “Master Chase. You’re early.” And then, “I only invited you in my head.”",
    "An inset, framed in white like a snapshot: Vixy and Chase side by side in a burst of orange light, eyes round, mouths open. Between them hangs the noise they make: “GULP.”",
  ],
  4: [
    "Corvin, a raven with a monocle and a dark red cravat, holds his quill the way a surgeon holds a knife. He lowers his beak toward an invisible line, and then another. He says, “Sign here. And here.”",
    "Chase has the contract in his paws and smiles at it with honest interest, ears up. It is a scroll with a great deal on it. He asks, “What’s this bit?”",
    "“CHOMP!” Everything goes dark red. Chase leaps back with both arms in the air, teeth bared and scarf flying; the small print, it turns out, has teeth of its own.",
    "Corvin again, and closer. The lens of the monocle catches the light, his beak points at nobody in particular, and his lids sink halfway with satisfaction. He explains, “The binding clause.”",
    "A green table, a heap of chips, curtains on both sides. Behind his fan of cards Malichi grins from ear to ear: “My card house against your pendant.” Across from him Chase pulls his own cards close and lowers his brows. He says, “Deal.”",
  ],
  5: [
    "At the green table, behind a fan of cards, Malichi shows as much feeling as a closed door. Chips and cards lie about before him; his eyes do not stray to them. He says, “I raise.”",
    "Chase holds his cards up to his chin. Sweat runs down beside one ear, and his brows have climbed as high as they go. He thinks, and thinks it again, “Poker face. Poker face.”",
    "By the curtain Vixy leans her chin on her paw, all innocence apart from the fang. In her head she goes over the code once more: “Left ear: fold. Right ear: run.”",
    "Chase’s eyes go wide, and his jaw drops. The cards are forgotten; whatever his face was meant to be doing, it is not doing it now. He thinks, “She’s wiggling both!”",
    "Malichi, closer, against a wine-dark shadow. He tilts his head, and his smile lengthens until one white tooth rests on his lip. In the friendliest of tones he says, “Your tail is wagging.”",
    "Red rays explode. Chase flings both arms over his head, cards in one paw, and grins like somebody who has just forgotten every plan he ever had. He shouts, “All in!”",
  ],
  6: [
    "A red panda in a purple vest turns up in the card house and waves a black glove at Chase, as if they had known each other for years. This is Ruby, all smiles: “Ooh, what a lovely pendant!” Over his cards Chase stares back, flattered: “Thank you! It’s—”",
    "Something goes “snip.” Alone in a wine-red gloom, Ruby holds up her glove. From it hangs a diamond-shaped pendant, glowing orange, and her eyes have narrowed to two contented slits.",
    "Chase puts a paw to his chin and stares at nothing. On his chest, where the pendant always hangs, there is only fur. A drop of sweat forms. He says, “…gone?”",
    "Ruby throws up both arms and laughs with her eyes closed and her striped tail curling, as happy as anybody who has just been given a present. She does not forget her manners: “Thank you!”",
    "Malichi stands before the gilded portraits with the pendant swinging from his raised paw, its ember light on his sleeve. He speaks as one does to the young: “I never bet what I can take.”",
  ],
  7: [
    "Vixy and Chase stand up from the green table and look each other in the eye, brows down, mouths set. Cards lie about on the cloth. Vixy asks, “Both ears?” Chase answers, “Both ears.”",
    "For the first time Malichi has lost his smile. Out of a burst of dark red he flings an arm to the side, bares every tooth and roars, “Stop them!”",
    "Ruby does not stop them. She stands by the curtain with wide, friendly eyes, lifts one glove and calls after them, and means it, “Bye! Come again!”",
    "“CRASH!” Streaks, dust, and two foxes at a dead run. Vixy is in front, laughing with her eyes shut; behind her Chase, pale with worry, makes his legs go. Two loose playing cards whirl about them, and both are the two of clubs.",
  ],
  8: [
    "On a rooftop in the moonlight, Vixy turns with raised brows and a mouth that cannot decide. A drop of sweat hangs by her ear, and the town is dark behind her. She asks, “Did you get it back?”",
    "Chase’s eyes are sad, his chest is bare of its pendant, and in his glove is all that he brought away with him: a playing card, the two of clubs. He says, “No. Just this.”",
    "The card stands upright between them under the moon, nearly as tall as they are, with two thin black arms, a blush, and a face. It winks. On either side Vixy and Chase stare with open mouths as it asks, “Best two out of three?” The last caption says, “To be continued!”",
  ],
};
