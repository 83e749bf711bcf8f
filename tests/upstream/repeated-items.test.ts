import { expect, it } from "vitest";
import { fetchDonations } from "~/charities/api.server";
import { fetchCharacterList } from "~/characters/api.server";
import { fetchCommissionTypes } from "~/commissions/api.server";
import { fetchItems } from "~/galleries/api.server";
import { fetchSpecies } from "~/generators/api.server";
import { fetchShopEntries } from "~/shop/api.server";
import { fetchPlayers } from "~/stream/api.server";
import { fetchWorldTopics } from "~/world/api.server";
import { mockCall } from "~mocks/calls";

/** The type of `mockCall` accepts only literal paths. */
const answer = mockCall as (call: string, data: unknown) => void;

const fox = { location: "a.png" };
const species = { Mammals: [{ name: "Fox", subNames: ["Red", "Red"] }, { name: "Fox" }] };

it.each<[call: string, data: unknown, fetch: () => Promise<unknown[]>, expected: unknown[]]>([
  [
    "galleries/{gallery}",
    [
      { ...fox, id: 7 },
      { ...fox, id: " 7 " },
    ],
    () => fetchItems({ gallery: "fan-art" }),
    [expect.objectContaining({ id: "7" })],
  ],
  [
    "characters",
    [{ shortName: "vixy" }, { shortName: "vixy " }],
    fetchCharacterList,
    [expect.objectContaining({ shortName: "vixy" })],
  ],
  ["stream/games/pokemon/players", ["vixy", "\tvixy"], fetchPlayers, ["vixy"]],
  [
    "world/topics/{topic}",
    ["Šarn's Hound", "sarn-s hound"],
    () => fetchWorldTopics({ topic: "feral" }),
    ["Šarn's Hound"],
  ],
  [
    "shop/entries",
    [
      { title: "Pin", name: "pin" },
      { title: "A pin", name: "pin" },
      { title: "Mug" },
      { title: "Mug" },
    ],
    fetchShopEntries,
    ["Pin", "Mug"].map((title) => expect.objectContaining({ title })),
  ],
  [
    "commissions/types",
    [{ name: "Full Body" }, { name: "full body" }],
    fetchCommissionTypes,
    [expect.objectContaining({ name: "Full Body" })],
  ],
  [
    "generators/{generator}/lists/species",
    { result: species },
    () => fetchSpecies({ generator: "fursona" }),
    [{ category: "Mammals", name: "Fox", subNames: ["Red"] }],
  ],
  [
    "donations/{event}-{year}/twitch",
    { " ": 1.5, Anonymous: 2, Fern: 3 },
    () => fetchDonations({ event: "als", year: 2025 }),
    [
      { name: "Anonymous", cents: 350 },
      { name: "Fern", cents: 300 },
    ],
  ],
])(
  "the data of the API call %s contain one entry for each address and name",
  async (call, data, load, expected) => {
    answer(`v1/${call}`, data);
    expect(await load()).toEqual(expected);
  },
);
