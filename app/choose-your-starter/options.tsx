import { Form } from "@remix-run/react";
import type { FormEventHandler } from "react";
import type { Board } from "./rounds";
import styles from "./options.module.css";
import { StarterName } from "./starter-name";
import { StarterPicture } from "./starter-picture";
import { usePickKeys } from "./use-pick-keys";

interface OptionsProps {
  board: Board;
  /** The one that is being taken. */
  picked: number | undefined;
  isBusy: boolean;
  onSubmit: FormEventHandler;
}

/** The three of a round, each a button of one form. The form says which round it is for. */
export function Options({ board, picked, isBusy, onSubmit }: OptionsProps) {
  const form = usePickKeys();
  return (
    <Form
      ref={form}
      method="post"
      replace
      preventScrollReset
      className={styles.options}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="round" value={board.team.length} />
      {board.options.map((option, index) => (
        // By place: focus stays where it was from round to round.
        <button
          type="submit"
          key={index}
          name="pick"
          value={option.id}
          className={styles.option}
          // Not disabled, which would take the focus away.
          aria-disabled={isBusy || undefined}
          aria-keyshortcuts={String(index + 1)}
          data-picked={option.id === picked || undefined}
        >
          <kbd className={styles.key} aria-hidden="true">
            {index + 1}
          </kbd>
          <StarterPicture {...option} />
          <StarterName {...option} />
        </button>
      ))}
    </Form>
  );
}
