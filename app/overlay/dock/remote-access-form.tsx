import type { RemoteState } from "../control-channel";
import type { RemoteAccess } from "../controls";
import { DockButton } from "./dock-button";

export interface RemoteAccessFormProps {
  access: RemoteAccess;
  /** Why the key was rejected. */
  problem: string | undefined;
  state: RemoteState;
}

const states: Readonly<Record<RemoteState, string>> = {
  off: "This browser has sent the key.",
  connecting: "Connecting to the server…",
  open: "Connected to the server.",
  lost: "The server cannot be reached. The dock tries again every few seconds.",
};

/** Connects this browser with docks and overlays in others. A plain form, which works without scripts. */
export function RemoteAccessForm({ access, problem, state }: RemoteAccessFormProps) {
  if (access === "off") {
    return (
      <p className="note">
        This dock controls the overlays of this browser. To control them from another browser, such
        as on a phone, the site must be started with <code>OVERLAY_KEY</code>, a secret of at least
        32 characters.
      </p>
    );
  }
  if (access === "open") {
    return (
      <form method="post">
        <p className="note">
          <span>{states[state]}</span> Docks and overlays of all browsers that have sent the key are
          connected.
        </p>
        <DockButton type="submit" name="intent" value="forget">
          Forget the key
        </DockButton>
      </form>
    );
  }
  return (
    <form method="post">
      <p className="note">
        Send the overlay key once from each browser to connect their docks and overlays. In
        broadcast software, use a dock there.
      </p>
      <label htmlFor="key">Overlay key</label>
      <input
        id="key"
        name="key"
        type="password"
        required
        autoComplete="current-password"
        aria-describedby={problem && "key-problem"}
        aria-invalid={problem ? true : undefined}
      />
      {problem && (
        <p id="key-problem" role="alert">
          <strong>{problem}</strong>
        </p>
      )}
      <DockButton type="submit" name="intent" value="open">
        Send the key
      </DockButton>
    </form>
  );
}
