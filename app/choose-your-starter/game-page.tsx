import * as to from "./addresses";
import { Form } from "@remix-run/react";
import { FormFailure, usePost } from "~/ui/fields/post-form";
import { describeBoard, getRound, withPick, type Board } from "./rounds";
import { compilingMessage, unreachableMessage } from "./settings";
import styles from "./game-page.module.css";
import { StarterName, StarterPicture } from "./starter";
import { Unreachable } from "./unreachable";

interface GamePageProps {
  id: string;
  /** The current round; undefined if the game is not available. */
  board: Board | undefined;
  /** The response to the last post, unless it was a redirect. */
  answer: { failure?: string } | undefined;
}

/** A running game: three options, the team so far, and a button to end the game. */
export function GamePage({ id, board, answer }: GamePageProps) {
  const { sent, preventSecond } = usePost();
  const isPending = sent !== undefined;
  if (!board)
    return (
      <Unreachable path={to.starterGame(id)} message={answer?.failure ?? unreachableMessage} />
    );

  const isEnding = sent?.get("intent") === "end";
  const picked = Number(sent?.get("pick"));
  const { team } = withPick(board, picked);
  const isCompiling = team.length === board.teamSize;
  return (
    <div className={`grid narrow ${styles.game}`}>
      <header className={`row ${styles.head}`}>
        <h1>Choose Your Starter</h1>
        {!isCompiling && <p>{`Round ${getRound(board)} of ${board.teamSize}`}</p>}
        {/* Screen readers announce each round once. */}
        <p role="status" className={isCompiling ? `badge ${styles.compiling}` : "visually-hidden"}>
          {isCompiling ? compilingMessage : describeBoard(board)}
        </p>
      </header>
      <FormFailure answer={answer} />
      <Form
        method="post"
        replace
        preventScrollReset
        className={`grid ${styles.options}`}
        onSubmit={preventSecond}
      >
        <input type="hidden" name="round" value={board.team.length} />
        {board.options.map((option, index) => (
          // Keyed by position, so that focus stays there in the next round.
          <button
            type="submit"
            key={index}
            name="pick"
            value={option.id}
            className={styles.option}
            // The attribute "disabled" would remove the focus.
            aria-disabled={isPending || undefined}
            data-picked={option.id === picked || undefined}
          >
            <StarterPicture {...option} />
            <StarterName {...option} />
          </button>
        ))}
      </Form>
      <TeamSlots team={team} teamSize={board.teamSize} />
      <Form method="post" replace className={styles.end} onSubmit={preventSecond}>
        <button
          type="submit"
          name="intent"
          value="end"
          className="button quiet"
          aria-disabled={isPending || undefined}
        >
          {isEnding ? "Ending…" : "End this game"}
        </button>
      </Form>
    </div>
  );
}

function TeamSlots({ team, teamSize }: Pick<Board, "team" | "teamSize">) {
  const slots = Array.from({ length: teamSize }, (_, index) => team[index]);
  return (
    <section className={styles.team} aria-labelledby="team">
      <h2 id="team" className="small-heading">
        Your team
      </h2>
      <ol className="plain-list grid">
        {slots.map((starter, index) =>
          starter ? (
            <li key={index} className={`centered ${styles.taken}`}>
              <StarterPicture {...starter} />
              <StarterName {...starter} />
            </li>
          ) : (
            <li key={index} className="centered">
              <span aria-hidden="true">{index + 1}</span>
              <span className="visually-hidden">empty</span>
            </li>
          ),
        )}
      </ol>
    </section>
  );
}
