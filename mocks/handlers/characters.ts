import { http, type HttpHandler } from "msw";
import { removeSuffix, call } from "../address";
import type { Character } from "../wire-types";
import { characters, guildCharacters, listCharacters } from "../data/characters";
import { notFound, ok } from "../envelope";

function byName(records: Record<string, unknown>, name: string): Response {
  return Object.hasOwn(records, name) ? ok(records[name]) : notFound("character");
}

/** Creates the handlers of characters. The guild's characters are always the sample. */
export function characterHandlersOf(cast: Readonly<Record<string, Character>>): HttpHandler[] {
  return [
    http.get(call("characters/:name"), ({ params }) => byName(cast, removeSuffix(params["name"]))),
    http.get(call("characters*"), () => ok(listCharacters(cast))),
    http.get(call("guildcharacters/:name"), ({ params }) =>
      byName(guildCharacters, removeSuffix(params["name"])),
    ),
    http.get(call("guildcharacters*"), () => ok(listCharacters(guildCharacters))),
  ];
}

/** The handlers of the sample characters. */
export const characterHandlers = characterHandlersOf(characters);
