import { http } from "msw";
import { removeSuffix, call } from "../address";
import { characters, guildCharacters, listCharacters } from "../data/characters";
import { missing, ok } from "../envelope";

function byName(records: Record<string, unknown>, name: string): Response {
  return Object.hasOwn(records, name) ? ok(records[name]) : missing("character");
}

export const characterHandlers = [
  http.get(call("characters/:name"), ({ params }) =>
    byName(characters, removeSuffix(params["name"])),
  ),
  http.get(call("characters*"), () => ok(listCharacters(characters))),
  http.get(call("guildcharacters/:name"), ({ params }) =>
    byName(guildCharacters, removeSuffix(params["name"])),
  ),
  http.get(call("guildcharacters*"), () => ok(listCharacters(guildCharacters))),
];
