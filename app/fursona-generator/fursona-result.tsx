import * as to from "~/addresses";
import { Poster } from "~/generators/poster";
import { ResultLayout } from "~/generators/result-layout";
import type { Fursona } from "./api.server";
import { describeFursona, formatFursonaName } from "./fursona";
import { Swatches } from "./swatches";

/** A result, the parameter `r` of its address, and the address of its emblem. */
export interface ShownFursona {
  r: string;
  result: Fursona;
  emblem: string;
}

/** A fursona: its name, its colors, its picture and share links. */
export function FursonaResult({ r, result, emblem }: ShownFursona) {
  const { colors, mythical } = result;
  return (
    <ResultLayout
      shared={{
        picture: to.fursonaPreview(r),
        path: to.fursona(r),
        text: `I rolled a fursona: ${describeFursona(result)}!`,
      }}
    >
      <Poster
        drawing={{ src: emblem, width: 500, height: 500 }}
        Heading="h2"
        lead="Meet your fursona: "
        name={formatFursonaName(result)}
        labels={mythical ? ["Mythical"] : []}
      >
        {colors.length > 0 ? (
          // The key removes the message about copied colors of an earlier result.
          <Swatches key={r} colors={colors} />
        ) : (
          <p>No colors, as ordered. The crayons are all yours.</p>
        )}
      </Poster>
    </ResultLayout>
  );
}
