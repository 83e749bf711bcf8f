import { Link, useLocation, useMatches } from "@remix-run/react";
import { Fragment, useEffect, useRef } from "react";
import { guildMenu, isCurrent, isSubmenu, mainMenu, type MenuLink, type Submenu } from "./menus";
import { startOf } from "~/document/page-handle";
import type { SubSite } from "~/http/sub-site";
import { ContinueItem, ContinueScript } from "~/reading/continue";
import { FoxMark } from "~/ui/fox-mark";
import { GuildMark } from "./guild-mark";
import { SchemeSwitch } from "./scheme-switch";
import styles from "./site-header.module.css";

const menuId = "menu";

/**
 * Brand, navigation and scheme switch.
 *
 * The menus are popovers, so that they open, nest, go Back and close by Escape without any script.
 * On wide windows the outer one is laid out as a bar instead, in the very same markup.
 */
export function SiteHeader({ subSite }: { subSite: SubSite }) {
  // No page of the guild starts the application: a browser needs neither its mark nor its menu.
  const guild = import.meta.env.SSR && subSite === "guild";
  const { pathname, key } = useLocation();
  const start = startOf(useMatches());
  const header = useRef<HTMLElement>(null);
  // A client navigation keeps the document, and with it an open menu.
  const shown = useRef(key);
  useEffect(() => {
    // Not on hydration: a menu may have been opened before it.
    if (shown.current === key) return;
    shown.current = key;
    for (const menu of header.current?.querySelectorAll<HTMLElement>(":popover-open") ?? []) {
      menu.hidePopover();
    }
  }, [key]);
  return (
    <header ref={header} className={styles.header}>
      <Link
        to={guild ? "/cga" : "/"}
        className={styles.brand}
        aria-current={pathname === (guild ? "/cga" : "/") ? "page" : undefined}
      >
        {guild ? <GuildMark /> : <FoxMark />}
        <span>{guild ? "Caudalglen" : "Talechasers"}</span>
      </Link>
      <SchemeSwitch />
      <button type="button" className={styles.hamburger} popovertarget={menuId}>
        <span className={styles.bars} />
        <span className="visually-hidden">Menu</span>
      </button>
      <nav id={menuId} popover="auto" className={styles.menu} aria-label="Main">
        <button
          type="button"
          className={styles.back}
          popovertarget={menuId}
          popovertargetaction="hide"
        >
          Close menu
        </button>
        <ul>
          {(guild ? guildMenu : mainMenu).map((entry) => (
            <li key={entry.label}>
              {isSubmenu(entry) ? (
                <SubmenuPopover submenu={entry} pathname={pathname} />
              ) : (
                <MenuItem link={entry} pathname={pathname} />
              )}
            </li>
          ))}
        </ul>
      </nav>
      {!guild && start !== "by itself" && <ContinueScript />}
    </header>
  );
}

function SubmenuPopover({ submenu, pathname }: { submenu: Submenu; pathname: string }) {
  const id = `${menuId}-${submenu.id}`;
  const current = submenu.entries.some((link) => isCurrent(link, pathname));
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        popovertarget={id}
        data-current={current || undefined}
      >
        {submenu.label}
      </button>
      <div
        id={id}
        popover="auto"
        className={styles.submenu}
        role="group"
        aria-label={submenu.label}
      >
        <button type="button" className={styles.back} popovertarget={id} popovertargetaction="hide">
          Back
        </button>
        <ul>
          {submenu.entries.map((link) => (
            <Fragment key={link.to}>
              <li>
                <MenuItem link={link} pathname={pathname} />
              </li>
              {link.comic && (
                <ContinueItem comic={link.comic} className={styles.item}>
                  Continue
                </ContinueItem>
              )}
            </Fragment>
          ))}
        </ul>
      </div>
    </>
  );
}

function MenuItem({ link, pathname }: { link: MenuLink; pathname: string }) {
  return (
    <Link
      to={link.to}
      reloadDocument={link.crosses ?? false}
      aria-current={isCurrent(link, pathname)}
      className={styles.item}
    >
      {link.label}
    </Link>
  );
}
