import * as to from "~/addresses";
import { useLocation, useMatches, useNavigate, useNavigationType } from "@remix-run/react";
import { Fragment, memo, useEffect, useRef, type MouseEvent } from "react";
import { getHydrationTime } from "~/document/page-handle";
import { getAriaCurrent } from "./menus";
import { guildMenu, mainMenu } from "~content/menus.yaml";
import type { MenuLink, Submenu } from "./shell.schema";
import { subSiteOf, type SubSite } from "~/http/sub-site";
import {
  ContinueText,
  FillInScript,
  shownTo,
  toBookmark,
  withBookmark,
} from "~/reading/bookmark-links";
import { fillInBookmarks } from "~/reading/fill-in-bookmark";
import { Icon } from "~/ui/icon";
import { FoxMark } from "~/ui/fox-mark";
import { isPlainClick } from "~/ui/plain-click";
import { Drawing } from "~/ui/drawing";
import guildMark from "./drawings/guild.svg?raw";
import guildWordmark from "./drawings/wordmark-guild.svg?raw";
import mainWordmark from "./drawings/wordmark-main.svg?raw";
import { ColorSchemeSwitch } from "./color-scheme-switch";
import styles from "./site-header.module.css";

const menuId = "menu";

/**
 * Logo, navigation and scheme switch. The menus are popovers, which open, nest and close without
 * JavaScript; on wide windows the outer popover is styled as a bar.
 */
export function SiteHeader({ subSite }: { subSite: SubSite }) {
  // Guild pages never hydrate, so the browser bundle omits the logo and the menu of the guild.
  const guild = import.meta.env.SSR && subSite === "guild";
  const { pathname, search, key } = useLocation();
  const header = useRef<HTMLElement>(null);
  // Closes menus after a client navigation, but not on hydration or for a fragment.
  const page = useNavigationType() === "POP" ? pathname + search : key;
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    for (const menu of header.current?.querySelectorAll<HTMLElement>(":popover-open") ?? []) {
      menu.hidePopover();
    }
  }, [page]);
  // On pages that never hydrate, `FillInScript` fills in the bookmarks.
  useEffect(fillInBookmarks, []);
  const matches = useMatches();
  const navigate = useNavigate();
  // A link to the home page or to the second sub-site loads a document.
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest("a");
    if (!link || link.pathname === to.home || subSiteOf(link.pathname) !== subSite) return;
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };
  return (
    <header ref={header} className={styles.header}>
      <a
        href={guild ? to.guild : to.home}
        className={`touch-link quiet-link ${styles.brand}`}
        aria-label={guild ? "Caudalglen" : "Talechasers"}
        aria-current={pathname === (guild ? to.guild : to.home) ? "page" : undefined}
      >
        {guild ? <Drawing svg={guildMark} /> : <FoxMark />}
        {/* The name as outlines, which look the same without the display font. */}
        <Drawing svg={guild ? guildWordmark : mainWordmark} className={styles.wordmark} />
      </a>
      <button type="button" className={`icon-button ${styles.hamburger}`} popovertarget={menuId}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M1 5h22M1 12h22M1 19h22" stroke="currentColor" strokeWidth="3" />
        </svg>
        <span className="visually-hidden">Menu</span>
      </button>
      {/* The menu has plain links: the router would render dozens of `Link`s at each page turn. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <nav id={menuId} popover="auto" className={styles.menu} aria-label="Main" onClick={follow}>
        <button
          type="button"
          className={`tinted ${styles.back}`}
          popovertarget={menuId}
          popovertargetaction="hide"
        >
          Close menu
        </button>
        <ul className="plain-list">
          {(guild ? guildMenu : mainMenu).map((entry) => (
            <li key={entry.label}>
              {"entries" in entry ? (
                <SubmenuPopover submenu={entry} pathname={pathname} />
              ) : (
                <MenuItem link={entry} current={getAriaCurrent(entry, pathname)} />
              )}
            </li>
          ))}
        </ul>
      </nav>
      {/* The browser moves the focus to the field. */}
      <a
        href={`${to.search()}#q`}
        className={`icon-button centered ${styles.search}`}
        aria-label="Search"
      >
        <Icon path="M16 16l6 6M10 3a7 7 0 1 0 .1 0z" />
      </a>
      <ColorSchemeSwitch />
      {!guild && getHydrationTime(matches) === "never" && <FillInScript />}
    </header>
  );
}

/** A submenu and the button that opens it. */
function SubmenuPopover({ submenu, pathname }: { submenu: Submenu; pathname: string }) {
  const { label, entries } = submenu;
  const id = `${menuId}-${submenu.id}`;
  const comic = entries.find((link) => link.comic)?.comic;
  const isCurrentSection = entries.some((link) => getAriaCurrent(link, pathname));
  return (
    <>
      <button
        type="button"
        className={`tinted ${styles.opener}`}
        popovertarget={id}
        aria-current={isCurrentSection || undefined}
      >
        {label}
      </button>
      <div id={id} popover="auto" className={styles.submenu} role="group" aria-label={label}>
        <button
          type="button"
          className={`tinted ${styles.back}`}
          popovertarget={id}
          popovertargetaction="hide"
        >
          Back
        </button>
        <ul className="plain-list" {...(comic && withBookmark(comic))}>
          {entries.map((link) => (
            <Fragment key={link.to}>
              <li {...(link.shownTo && shownTo(...link.shownTo))}>
                <MenuItem link={link} current={getAriaCurrent(link, pathname)} />
              </li>
              {link.comic && (
                <li {...shownTo("underway")}>
                  <a {...toBookmark("underway")} className={`tinted ${styles.item}`}>
                    <ContinueText />
                  </a>
                </li>
              )}
            </Fragment>
          ))}
        </ul>
      </div>
    </>
  );
}

interface MenuItemProps {
  link: MenuLink;
  /** The value of `aria-current` for the link. */
  current: ReturnType<typeof getAriaCurrent>;
}

const MenuItem = memo(function MenuItem({ link, current }: MenuItemProps) {
  return (
    <a href={link.to} aria-current={current} className={`tinted ${styles.item}`}>
      {link.label}
    </a>
  );
});
