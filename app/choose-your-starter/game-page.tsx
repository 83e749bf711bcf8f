import { Form, useNavigation } from "@remix-run/react";
import { gamePath } from "./addresses";
import { describeBoard, roundOf, withPick, type Board } from "./rounds";
import { compiling, unreachable } from "./settings";
import { FormFailure } from "~/ui/fields/form-failure";
import { SubmitButton } from "~/ui/fields/post-form";
import { useOneAtATime } from "~/ui/fields/use-one-at-a-time";
import styles from "./game-page.module.css";
import { Options } from "./options";
import { TeamSlots } from "./team-slots";
import { Unreachable } from "./unreachable";

interface GamePageProps {
  id: string;
  /** The game as it stands; missing when it could not be had. */
  board: Board | undefined;
  /** What the last form was answered, if it did not lead on. */
  answer: { failure?: string } | undefined;
}

/** A running game: three to choose from, the team so far, and a way to stop. */
export function GamePage({ id, board, answer }: GamePageProps) {
  const { isBusy, onSubmit } = useOneAtATime();
  const picked = usePickUnderWay(board);
  if (!board) return <Unreachable path={gamePath(id)} message={answer?.failure ?? unreachable} />;

  const shown = withPick(board, picked);
  const isCompiling = shown.team.length === board.teamSize;
  return (
    <div className={styles.game}>
      <header className={styles.head}>
        <h1>Choose Your Starter</h1>
        {!isCompiling && (
          <p>
            Round {roundOf(board)} of {board.teamSize}
          </p>
        )}
        {/* One announcement for each round, and one for the end. */}
        <p role="status" className={isCompiling ? styles.compiling : "visually-hidden"}>
          {isCompiling ? compiling : describeBoard(board)}
        </p>
      </header>
      <FormFailure answer={answer} />
      <Options board={board} picked={picked} isBusy={isBusy} onSubmit={onSubmit} />
      <TeamSlots team={shown.team} teamSize={board.teamSize} />
      <Form method="post" replace className={styles.end} onSubmit={onSubmit}>
        <SubmitButton intent="end" busy="Ending…" quiet>
          End this game
        </SubmitButton>
      </Form>
    </div>
  );
}

/** The pick of this round that is on its way to the server. */
function usePickUnderWay(board: Board | undefined): number | undefined {
  const { formData } = useNavigation();
  const isOfRound = formData?.get("round") === String(board?.team.length);
  return isOfRound ? Number(formData?.get("pick")) : undefined;
}
