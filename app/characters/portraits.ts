/** What the pictures of a character show, in the words of a caption. */
export interface Portrait {
  /** The full figure; a member of the guild's as framed in its register. */
  figure: string;
  /** The scene of the story; the guild has none. */
  scene?: string;
}

/** By short name. A character who is not here is described by their record: see `portraitOf`. */
export const portraits: Readonly<Record<string, Portrait>> = {
  chase: {
    figure:
      "Chase, a red fox with a cowlick, a mustard scarf and baggy olive trousers, waves; a diamond pendant glows orange on his chest.",
    scene:
      "By a full moon Chase leaps from roof to roof, scarf and tail flying, arms out for balance.",
  },
  vixy: {
    figure:
      "Vixy, a vixen with brass goggles on her brow, a teal neckerchief and a violet tail tip, jumps for joy with a wrench held high.",
    scene: "Vixy sprints past in a blur of speed lines, one hand on the satchel at her hip.",
  },
  snow: {
    figure:
      "Snow, a white Arctic fox in a dark blue cape over pale blue robes, folds her paws; a lantern of blue crystal hangs from them.",
    scene:
      "Under northern lights Snow stares, mouth open, at what sits on her palm: Chase, no taller than a hand, with his arms crossed.",
  },
  malichi: {
    figure:
      "Malichi, a lean black jackal with gold earrings and a long wine-red coat, offers a fan of cards and an expression that has already won.",
    scene: "At the green table of his card house Malichi shows the two of clubs, and every tooth.",
  },
  ruby: {
    figure:
      "Ruby, a red panda in a purple vest and black gloves, lets a ring of brass keys dangle from one finger and smiles with one fang.",
    scene:
      "On a lantern-lit quay Ruby creeps off with Chase’s glowing pendant swinging from her glove.",
  },
  corvin: {
    figure:
      "Corvin, a raven with a monocle, a gray tailcoat and a red cravat, presents a contract with its wax seal facing the reader.",
    scene:
      "Corvin points his quill at a contract that has torn itself a mouth, and is about to use it.",
  },
  katrina: {
    figure:
      "Katrina, a caracal with long ear tufts, a white shirt and a green sash, crosses her arms beside a coil of rope and grins.",
    scene: "Katrina jabs a thumb along the night harbor toward her moored sailboat: that way, now.",
  },
  preston: {
    figure:
      "Preston, a stout badger in round spectacles and a brown waistcoat, holds an open book against his chest.",
    scene:
      "Between the shelves of his archive Preston gasps: a thumb-sized Chase stands on the page he was reading.",
  },
  tamsin: {
    figure:
      "Tamsin, a gray hare in a yellow blouse and red boots, runs with a sealed letter in her outstretched paw.",
    scene:
      "Tamsin stops on a village path, chin in hand, while sealed letters flutter down around her.",
  },
  isolde: {
    figure:
      "Isolde, a gray wolf with a scar over one eye and gold shoulder guards, cups the pendant in both hands as it flares orange.",
    scene:
      "Sparks jump from Isolde’s pointing finger as she snarls an order across a dark red sky.",
  },
  bram: {
    figure:
      "Bram, a broad brown bear in a green tunic and steel shoulder plates, waves; a shield with a paw print leans on his leg.",
    scene: "Bram laughs by a campfire at night, a steaming mug held in both paws.",
  },
  oriel: {
    figure:
      "Oriel, a white stag in a floor-length midnight robe, raises a hand to a constellation that hangs glowing in the air.",
    scene:
      "Oriel clutches a sealed scroll in the snow below the observatory; behind him one star pattern burns too brightly.",
  },
  garrick: {
    figure:
      "Garrick, a wild boar with one scarred eye and a green coat, folds his arms under the guild’s paw-print banner.",
  },
  wren: {
    figure:
      "Wren, a red squirrel in leaf-green leathers with a leaf in her hair, holds her bow and an arrow at the ready, tail curled high.",
  },
  thistle: {
    figure:
      "Thistle, a hedgehog in a purple apron with goggles pushed up, throws up their arms and cheers at a flask that bubbles green.",
  },
  marlowe: {
    figure:
      "Marlowe, a red deer stag in a long blue robe, lifts a paw beneath a crescent moon that shines indoors.",
  },
  pim: {
    figure:
      "Pim, a small wood mouse with a green scarf and enormous ears, holds a brass key half as long as his arm.",
  },
  odessa: {
    figure:
      "Odessa, a barn owl in spectacles and a plum-colored gown, looks up from an open ledger as if somebody owes her an arrow.",
  },
  brindle: {
    figure:
      "Brindle, a sturdy otter with a blue scarf and a charm of crossed bones, waves a paw; her thick tail sweeps out of the frame.",
  },
};
