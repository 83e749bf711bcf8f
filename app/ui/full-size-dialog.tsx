import { useLocation, useNavigate } from "@remix-run/react";
import {
  useEffect,
  useState,
  type ComponentPropsWithoutRef,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from "react";
import type { FullSizeViewProps } from "./full-size-view";
import styles from "./full-size-dialog.module.css";
import { isPlainClick } from "./use-own-links";
import { openedState, useFragmentDialog } from "./use-fragment-dialog";
import { useHydrated } from "./use-hydrated";

/** The fragment under which the full-size view is open: Back closes it, Forward opens it again. */
export const fullSizeHash = "#full";

/** The view, once somebody was about to open it. */
let loaded: ComponentType<FullSizeViewProps> | undefined;

/** Fetches the view: nothing on the server, which shows none and stays one file. */
async function load() {
  if (!import.meta.env.SSR) loaded ??= (await import("./full-size-view")).FullSizeView;
  return loaded;
}

interface FullSizeLinkProps extends ComponentPropsWithoutRef<"a"> {
  href: string;
  /** The fragment of its dialog, where a page has several. */
  hash?: string;
  /** What the entry of history has to go on saying while the view is open. */
  state?: object | null;
}

/** A link to the full file of a page's picture, which opens over the page where JavaScript runs. */
export function FullSizeLink({
  href,
  hash = fullSizeHash,
  state,
  children,
  ...rest
}: FullSizeLinkProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    navigate(
      { search, hash },
      // At once: a second tap is meant for the view.
      { state: { ...state, ...openedState }, preventScrollReset: true, flushSync: true },
    );
  };
  return (
    // The view is on its way before the finger is off the picture.
    <a
      href={href}
      {...rest}
      onPointerDown={() => void load().catch(() => undefined)}
      onClick={open}
    >
      {children}
    </a>
  );
}

interface FullSizeDialogProps {
  /** The address of the full file. */
  picture: string;
  alt: string;
  /** The fragment that it is open at. */
  hash?: string;
  /** What the page shows of it, until the full file is there. */
  standIn: ReactNode;
}

/**
 * The picture in full size over the page: fitted at first, then larger to pan around in. Escape, a click
 * beside it, the button and Back close it. What is in it comes when it is wanted.
 */
export function FullSizeDialog({ hash: own = fullSizeHash, ...props }: FullSizeDialogProps) {
  const { hash } = useLocation();
  // The server never sees the fragment; what it wrote has to be taken over first.
  const isHydrated = useHydrated();
  const isOpen = isHydrated && hash === own;
  const { dialog, leave } = useFragmentDialog(isOpen);
  const [View, setView] = useState(() => loaded);
  const { picture } = props;
  // A double tap on the page opens it with its first, and the second may come before the view does.
  const [tapped, setTapped] = useState<{ x: number; y: number }>();

  useEffect(() => {
    if (!isOpen || View) return;
    void load().then(
      (view) => setView(() => view),
      // Without the view there still is the file.
      () => location.assign(picture),
    );
  }, [isOpen, View, picture]);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Picture in full size"
      // Of a visitor alone: what `close()` closes says so later, when Forward may have opened it again.
      onCancel={leave}
    >
      {isOpen &&
        (View ? (
          <View {...props} tapped={tapped} leave={leave} />
        ) : (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
          <div
            className={styles.standIn}
            onClick={({ clientX, clientY }) => setTapped({ x: clientX, y: clientY })}
          >
            {props.standIn}
          </div>
        ))}
    </dialog>
  );
}
