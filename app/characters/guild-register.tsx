import { displayName } from "./cast-list";
import { guildCharacterPicture } from "./character-pictures";
import { Pagination } from "~/ui/pagination";
import type { PageOfList } from "~/ui/paginate";
import { SpeechBubble } from "~/ui/speech-bubble";
import { CharacterLinks } from "./character-links";

/** The members of the guild. */
export function GuildRegister({
  names,
  pagination,
}: {
  names: readonly string[];
  pagination: PageOfList;
}) {
  return (
    <>
      <h1>The register</h1>
      <p className="lead">
        Everyone who has signed for a bed, a peg in the hall and a share of the dishes.
      </p>
      {names.length === 0 ? (
        <SpeechBubble>
          <p>Everybody is out on a job. The kettle is on; come back in a while.</p>
        </SpeechBubble>
      ) : (
        <CharacterLinks
          base="/cga/characters"
          characters={names.map((shortName) => ({
            shortName,
            name: displayName(shortName),
            picture: guildCharacterPicture(shortName),
          }))}
        />
      )}
      <Pagination {...pagination} />
    </>
  );
}
