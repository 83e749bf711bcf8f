import { useState, type CSSProperties } from "react";
import { Paw } from "~/ui/paw";
import type { AlertOnScreen } from "../loop/alerts";
import { readClock } from "../loop/clock";
import { SHOWN_MS, TEXT_DELAY_MS } from "../loop/timing";
import "./alert.css";
import "./raid.css";
import "./motion.css";
import { Decorations } from "./decorations";
import { OverlayPicture } from "./overlay-picture";
import { getAlertTexts } from "./texts";

const raiders = ["tamsin", "snow", "katrina", "chase", "vixy", "preston", "ruby"];

/** An alert on screen. CSS animations show its parts and remove it. */
export function AlertView({ alert }: { alert: AlertOnScreen }) {
  const { type } = alert;
  const { ribbon, name, line, message, pfp } = getAlertTexts(alert);
  // Continues the animations after a reload.
  const [elapsed] = useState(() => readClock() - alert.since);
  const times = {
    "--shown": `${SHOWN_MS[type]}ms`,
    "--text-delay": `${TEXT_DELAY_MS[type]}ms`,
    "--elapsed": `${elapsed}ms`,
  };
  return (
    <article className="alert" data-alert-type={type} style={times as CSSProperties}>
      {type === "raid" ? (
        <div className="alert-pack">
          {raiders.map((raider) => (
            <OverlayPicture key={raider} name={`raider-${raider}`} />
          ))}
        </div>
      ) : (
        <OverlayPicture name={type} className="alert-figure" />
      )}
      <div className="alert-card">
        <p className="alert-ribbon">{ribbon}</p>
        <p className="alert-name" data-length={measure(name, 14, 24)}>
          {/* Allows a line break after an underscore. */}
          <bdi>{name.replaceAll("_", "_\u200b")}</bdi>
        </p>
        <p className="alert-line">{line}</p>
        <span className="centered alert-picture">
          <Paw />
          {pfp && <ProfilePicture key={pfp} address={pfp} />}
        </span>
      </div>
      {message && (
        <p className="alert-message" data-length={measure(message, 120, 260)}>
          <bdi>{message}</bdi>
        </p>
      )}
      <Decorations type={type} />
    </article>
  );
}

/** The length class of a text; longer texts have a smaller font. */
function measure(text: string, medium: number, long: number): "short" | "medium" | "long" {
  const { length } = [...text];
  if (length <= medium) return "short";
  return length <= long ? "medium" : "long";
}

/** Covers the paw, which stays visible if the picture cannot be loaded. */
function ProfilePicture({ address }: { address: string }) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return null;
  return <img src={address} alt="" referrerPolicy="no-referrer" onError={() => setFailed(true)} />;
}
