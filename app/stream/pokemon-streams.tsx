import { stadium } from "./drawings";
import { gymChallengePath } from "./addresses";
import { LinkCards, type LinkCard } from "./link-cards";
import { Scene } from "./scene";

const cards: readonly LinkCard[] = [
  {
    to: gymChallengePath,
    name: "Gym challenge",
    line: "Eight gyms, an Elite Four, three ratings. The rules, and the badges of everybody who took part.",
  },
  {
    to: "/choose-your-starter",
    name: "Choose Your Starter",
    line: "Three at a time until you have a team of six. Play it alone, or with us on stream, and regret the fourth.",
  },
];

/** What there is of Pokémon on the stream. */
export function PokemonStreams() {
  return (
    <>
      <Scene {...stadium} />
      <h1>Pokémon streams</h1>
      <p className="lead">
        Once a month the attic becomes an arena. I’m every gym leader in it, with a different hat
        for each, and you are the challenger.
      </p>
      <p>
        Between the battles we draft: everybody is dealt the same unkind choices and has to live
        with the team that comes out of it.
      </p>
      <h2>Do both right here</h2>
      <LinkCards cards={cards} />
    </>
  );
}
