import { characters, guildCharacters } from "./data/characters";
import { players } from "./data/players";
import { content, topics } from "./data/world";
import { botanary } from "./data/world/botanary";
import { listPictures } from "./picture-files";

/** The names that the embedded upstream has, to which content files may refer. */
export const sampleNames = {
  addresses: [
    ...Object.keys(characters).map((name) => `/characters/${name}`),
    ...Object.keys(guildCharacters).map((name) => `/cga/characters/${name}`),
    ...Object.keys(content).map((path) => `/world/${path}`),
    ...Object.keys(players).map((name) => `/stream/pokemon/gym-challenge/players/${name}`),
  ],
  characters: [...Object.keys(characters), ...Object.keys(guildCharacters)],
  topics: [topics, ...Object.values(botanary).map(({ plants }) => ({ "": Object.keys(plants) }))]
    .flatMap((lists) => Object.values(lists))
    .flat(),
  pictures: listPictures(),
};
