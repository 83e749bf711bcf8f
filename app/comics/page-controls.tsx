import { Link } from "@remix-run/react";
import type { ComponentPropsWithoutRef } from "react";
import { pageAddress, type PageRef } from "~/reading/page-ref";
import type { AdjacentPages } from "./page-data/adjacent-pages";
import { isPlainClick } from "~/ui/use-own-links";
import styles from "./page-controls.module.css";

const arrows = {
  first: { label: "First", path: "M7 5v14M18 5l-8 7 8 7" },
  previous: { label: "Previous", path: "M15 5l-8 7 8 7" },
  next: { label: "Next", path: "M9 5l8 7-8 7" },
  latest: { label: "Latest", path: "M17 5v14M6 5l8 7-8 7" },
} as const;

type Control = keyof typeof arrows;

/**
 * First, previous, next and latest; a control that leads nowhere stands there disabled. In their middle
 * there is room for what shows the page panel by panel.
 */
export function PageControls({
  comic,
  controls,
  ofTwo = controls,
  turn,
  openPanels,
  label,
}: {
  comic: string;
  controls: AdjacentPages;
  /** Where they lead where two pages lie side by side. */
  ofTwo?: AdjacentPages | undefined;
  turn: (place: PageRef) => void;
  openPanels?: (() => void) | undefined;
  label: string;
}) {
  const link = (control: Control) => {
    const [one, two] = [controls[control], ofTwo[control]];
    const given = { comic, control, turn };
    if (one?.chapter === two?.chapter && one?.page === two?.page) {
      return <ControlLink {...given} place={one} />;
    }
    return (
      <>
        <ControlLink {...given} place={one} room="one" />
        <ControlLink {...given} place={two} room="two" />
      </>
    );
  };
  return (
    <nav aria-label={label} className={styles.controls}>
      {link("first")}
      {link("previous")}
      <span className={`needs-script ${styles.middle}`}>
        {openPanels && (
          <button type="button" className={styles.control} onClick={openPanels}>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path
                d="M4 3h16v8H4zM4 15h6v6H4zM14 15h6v6h-6z"
                fill="none"
                stroke="currentColor"
                strokeWidth="2.5"
                strokeLinejoin="round"
              />
            </svg>
            <span>
              Panel<span className={styles.more}> by panel</span>
            </span>
          </button>
        )}
      </span>
      {link("next")}
      {link("latest")}
    </nav>
  );
}

function ControlLink({
  comic,
  control,
  place,
  turn,
  room,
}: {
  comic: string;
  control: Control;
  place: PageRef | undefined;
  turn: (place: PageRef) => void;
  room?: "one" | "two";
}) {
  const { label, path } = arrows[control];
  const about = { "data-room": room, "data-turn": control };
  const content = (
    <>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span>{label}</span>
    </>
  );
  if (!place) {
    return (
      // A link that leads nowhere for now, as HTML-ARIA has it: no href, still announced.
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles
      <a role="link" aria-disabled="true" className={styles.control} {...about}>
        {content}
      </a>
    );
  }
  return (
    <TurnLink
      comic={comic}
      place={place}
      turn={turn}
      rel={control === "next" ? "next" : control === "previous" ? "prev" : undefined}
      className={styles.control}
      {...about}
    >
      {content}
    </TurnLink>
  );
}

type TurnLinkProps = Omit<ComponentPropsWithoutRef<"a">, "href" | "onClick"> & {
  comic: string;
  place: PageRef;
  turn: (place: PageRef) => void;
};

/** A link to another page of the comic, which is turned to at once where the application runs. */
export function TurnLink({ comic, place, turn, children, ...rest }: TurnLinkProps) {
  return (
    <Link
      {...rest}
      to={pageAddress(comic, place)}
      onClick={(event) => {
        if (!isPlainClick(event.nativeEvent)) return;
        event.preventDefault();
        turn(place);
      }}
    >
      {children}
    </Link>
  );
}
