import { characterOptions, guildOptions } from "./data/characters";
import { donations } from "./data/donations";
import { downloads } from "./data/downloads";
import { players } from "./data/players";
import { content, topics } from "./data/world";
import { botanary } from "./data/world/botanary";
import { listPictures } from "./picture-files";

/** What the embedded upstream has, by the addresses and names that content/ uses. */
export const sampleNames = {
  addresses: [
    ...characterOptions.map(({ shortName }) => `/characters/${shortName}`),
    ...guildOptions.map(({ shortName }) => `/cga/characters/${shortName}`),
    ...Object.keys(content).map((path) => `/world/${path}`),
    ...Object.keys(downloads).map((id) => `/downloads/${id}`),
    ...Object.keys(players).map((name) => `/stream/pokemon/gym-challenge/players/${name}`),
  ],
  characters: [...characterOptions, ...guildOptions].map(({ shortName }) => shortName),
  topics: [topics, ...Object.values(botanary).map(({ plants }) => ({ "": Object.keys(plants) }))]
    .flatMap((lists) => Object.values(lists))
    .flat(),
  donations: Object.keys(donations),
  pictures: listPictures(),
};
