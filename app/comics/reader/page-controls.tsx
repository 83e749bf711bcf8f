import * as to from "~/addresses";
import { Link } from "@remix-run/react";
import type { ComponentPropsWithoutRef } from "react";
import type { PageRef } from "~/page-ref";
import { Icon } from "~/ui/icon";
import { isPlainClick } from "~/ui/plain-click";
import { arrows } from "../arrows";
import type { AdjacentPages } from "../page";
import styles from "./page-controls.module.css";

interface PageControlsProps {
  label: string;
  comic: string;
  controls: AdjacentPages;
  turn: (page: PageRef) => void;
  /** Opens the panel view; undefined if the comic page has no panels. */
  openPanels?: (() => void) | undefined;
}

/** Links to the first, previous, next and latest comic page; links without target are disabled. */
export function PageControls({ label, comic, controls, turn, openPanels }: PageControlsProps) {
  const link = (control: keyof typeof arrows, name: string, rel?: "prev" | "next") => {
    const page = controls[control];
    const shared = { className: `tinted ${styles.control}`, "data-turn": control };
    const content = (
      <>
        <Icon path={arrows[control]} />
        <span>{name}</span>
      </>
    );
    return page ? (
      <TurnLink comic={comic} page={page} turn={turn} rel={rel} {...shared}>
        {content}
      </TurnLink>
    ) : (
      // ARIA in HTML: a disabled link has no href and stays in the accessibility tree.
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles
      <a role="link" aria-disabled="true" {...shared}>
        {content}
      </a>
    );
  };
  return (
    <nav aria-label={label} className={`screen-only ${styles.controls}`}>
      {link("first", "First")}
      {link("previous", "Previous", "prev")}
      <button
        type="button"
        className={`needs-script tinted ${styles.control}`}
        disabled={!openPanels}
        onClick={openPanels}
      >
        <Icon path="M4 3h16v8H4zM4 15h6v6H4zM14 15h6v6h-6z" />
        <span>Panels</span>
      </button>
      {link("next", "Next", "next")}
      {link("latest", "Latest")}
    </nav>
  );
}

type TurnLinkProps = Omit<ComponentPropsWithoutRef<"a">, "href" | "onClick"> & {
  comic: string;
  page: PageRef;
  turn: (page: PageRef) => void;
};

/** A link to a comic page, which turns to the page synchronously after hydration. */
export function TurnLink({ comic, page, turn, ...rest }: TurnLinkProps) {
  return (
    <Link
      {...rest}
      to={to.page(comic, page)}
      onClick={(event) => {
        if (!isPlainClick(event.nativeEvent)) return;
        event.preventDefault();
        turn(page);
      }}
    />
  );
}
