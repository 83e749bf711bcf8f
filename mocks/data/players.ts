/** Levels: 0 for participation, 1 bronze, 2 silver, 3 gold. */
type Won = readonly [badge: string, level: 0 | 1 | 2 | 3, awardDate: string];

const won: Readonly<Record<string, readonly Won[]>> = {
  // This player has all badges.
  marsh_marigold: [
    ["mega-may-2023", 3, "2023-05-27"],
    ["fire", 3, "2023-05-06"],
    ["frost", 3, "2023-05-13"],
    ["lightning", 3, "2023-06-03"],
    ["earth", 3, "2023-07-15"],
    ["wind", 3, "2023-08-12"],
    ["water", 3, "2023-09-09"],
    ["nature", 3, "2023-10-21"],
    ["spirit", 3, "2023-11-18"],
    ["snowfall-2023", 3, "2023-12-16"],
    ["space", 3, "2024-01-20"],
    ["time", 3, "2024-02-17"],
    ["light", 3, "2024-03-16"],
    ["dark", 3, "2024-04-20"],
    ["elite-four", 3, "2024-04-20"],
    ["doubles-2024", 2, "2024-06-08"],
    ["little-cup-2024", 3, "2024-08-10"],
    ["harvest-2024", 1, "2024-10-19"],
    ["charity-2024", 0, "2024-12-07"],
    ["speedrun-2025", 3, "2025-02-22"],
  ],
  // This player has a bronze badge and a newer silver badge of each of two gyms.
  tollbooth_goose: [
    ["fire", 1, "2023-05-06"],
    ["fire", 2, "2023-08-19"],
    ["frost", 1, "2023-06-10"],
    ["frost", 2, "2023-09-23"],
    ["lightning", 2, "2023-11-04"],
    ["earth", 1, "2024-02-03"],
    ["wind", 0, "2024-03-23"],
    ["doubles-2024", 2, "2024-06-08"],
    ["mega-may-2023", 1, "2023-05-28"],
  ],
  PercyOfThePond: [
    ["mega-may-2023", 0, "2023-05-07"],
    ["fire", 0, "2023-05-07"],
    ["frost", 0, "2023-05-14"],
    ["lightning", 0, "2023-05-21"],
  ],
  inkwell_otter: [
    ["water", 3, "2024-07-27"],
    ["frost", 2, "2024-05-18"],
    ["fire", 1, "2024-05-11"],
    ["little-cup-2024", 1, "2024-08-10"],
    ["harvest-2024", 2, "2024-10-19"],
  ],
  just_a_hat: [
    ["fire", 3, "2023-05-20"],
    ["frost", 3, "2023-05-20"],
    ["lightning", 3, "2023-05-20"],
    ["earth", 2, "2023-06-24"],
    ["wind", 2, "2023-07-22"],
    ["water", 2, "2023-08-26"],
    ["nature", 2, "2023-09-30"],
    ["spirit", 2, "2023-10-28"],
    ["space", 2, "2024-01-27"],
    ["mega-may-2023", 2, "2023-05-27"],
  ],
  lanternmoss: [
    ["light", 1, "2024-11-16"],
    ["dark", 0, "2024-11-30"],
    ["space", 1, "2024-09-14"],
    ["time", 1, "2024-10-12"],
    ["fire", 1, "2023-09-02"],
    ["frost", 1, "2023-09-16"],
    ["lightning", 1, "2023-10-07"],
    ["earth", 1, "2023-11-11"],
    ["wind", 1, "2024-01-13"],
    ["water", 1, "2024-03-09"],
    ["nature", 1, "2024-05-04"],
    ["spirit", 1, "2024-07-06"],
  ],
  šárka_tails: [
    ["nature", 1, "2024-09-28"],
    ["speedrun-2025", 0, "2025-02-22"],
  ],
  // This player has a badge without a date.
  second_opinion_crew: [
    ["water", 2, ""],
    ["charity-2024", 1, "2024-12-07"],
  ],
  bramblebert: [["fire", 0, "2025-03-08"]],
};

/** `v1/stream/games/pokemon/players/{player}`, in the order of the list of challengers. */
export const players = Object.fromEntries(
  Object.entries(won).map(([username, badges]) => [
    username,
    badges.map(([badge, level, awardDate]) => ({ badge, level, awardDate, username })),
  ]),
);
