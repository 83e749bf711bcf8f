import { useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import "~/styles/overlay.css";
import { readStorage, writeStorage } from "~/ui/browser-storage";
import { storeRemoteAccess } from "../control-channel";
import { AddressForm } from "./address-form";
import { DockStore, parseWords } from "./dock-store";
import { DockButton } from "./dock-button";
import styles from "./dock.module.css";
import { OnScreen, Queues, TestAlerts } from "./live";
import { RemoteAccessForm, type RemoteAccessFormProps } from "./remote-access-form";

/** The localStorage key that says that keys are off. */
const keysOffKey = "overlay-dock-keys-off";

/** The streamer's page: it shows the state of all overlays and controls them. */
export function Dock({ access, problem }: Omit<RemoteAccessFormProps, "state">) {
  const [store] = useState(() => new DockStore());
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  useEffect(() => {
    storeRemoteAccess(access === "open");
    return store.connect();
  }, [store, access]);
  const [hasKeys, setHasKeys] = useState(true);
  useEffect(() => setHasKeys(readStorage(keysOffKey) === null), []);
  useEffect(() => {
    if (!hasKeys) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const command = getShortcut(event);
      if (!command) return;
      event.preventDefault();
      store[command]();
    };
    // Otherwise Space would press the clicked button again instead of pausing.
    const onClick = (event: MouseEvent) => {
      const { target, pointerType } = event as PointerEvent;
      if (pointerType === "mouse") (target as Element).closest("button")?.blur();
    };
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("click", onClick);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("click", onClick);
    };
  }, [store, hasKeys]);

  return (
    <main className={`grid ${styles.dock}`}>
      <header className={styles.header}>
        <h1>Alert dock</h1>
        <p role="status">{state.status}</p>
      </header>
      <noscript>
        <p className="card">The dock needs JavaScript to control the overlays.</p>
      </noscript>
      <div className={`grid ${styles.live}`}>
        <OnScreen store={store} state={state} />
        <Queues store={store} state={state} />
        <TestAlerts store={store} />
      </div>
      <div className={`grid ${styles.tools}`}>
        <Tool title="Hidden words">
          <HiddenWords store={store} words={state.controls.words} />
        </Tool>
        <Tool title="Overlay address">
          <AddressForm onStatus={(status) => store.setStatus(status)} />
        </Tool>
        <Tool title="Other browsers" isOpen={problem !== undefined} needsScript={false}>
          <RemoteAccessForm access={access} problem={problem} state={state.remote} />
        </Tool>
        <Tool title="Keyboard">
          <label>
            <input
              type="checkbox"
              checked={hasKeys}
              onChange={({ target: { checked } }) => {
                setHasKeys(checked);
                writeStorage(keysOffKey, checked ? null : "1");
              }}
            />{" "}
            Use keys
          </label>
          <p>
            <kbd>Space</kbd> pauses or resumes.
          </p>
          <p>
            <kbd>S</kbd> skips the alert on screen.
          </p>
        </Tool>
      </div>
    </main>
  );
}

/** The command of a key press; none while something is typed, or if the key presses the focused element. */
function getShortcut(event: KeyboardEvent): "togglePause" | "skip" | undefined {
  const { key, target, repeat, ctrlKey, metaKey, altKey } = event;
  const element = target as Element;
  if (repeat || ctrlKey || metaKey || altKey) return undefined;
  if (element.closest("input, textarea, select")) return undefined;
  if (key === " ") return element.closest("button, summary") ? undefined : "togglePause";
  return key.toLowerCase() === "s" ? "skip" : undefined;
}

interface ToolProps {
  title: string;
  isOpen?: boolean;
  needsScript?: boolean;
  children: ReactNode;
}

function Tool({ title, isOpen, needsScript = true, children }: ToolProps) {
  return (
    <details
      className={`card grid ${styles.tool} ${needsScript ? styles.scripted : ""}`}
      open={isOpen}
    >
      <summary>
        <h2>{title}</h2>
      </summary>
      {children}
    </details>
  );
}

function HiddenWords({ store, words }: { store: DockStore; words: readonly string[] }) {
  const text = words.join("\n");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const list = parseWords(new FormData(event.currentTarget).get("words") as string);
        const count = `${list.length} ${list.length === 1 ? "word is" : "words are"} hidden.`;
        store.setControls({ words: list }, count);
      }}
    >
      <label htmlFor="words">One word or name per line</label>
      <textarea
        key={text}
        id="words"
        name="words"
        rows={4}
        defaultValue={text}
        autoComplete="off"
        spellCheck={false}
        aria-describedby="words-note"
      />
      <p id="words-note" className="note">
        Names and messages with one of these words are never shown.
      </p>
      <DockButton type="submit">Save words</DockButton>
    </form>
  );
}
