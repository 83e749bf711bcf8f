import type { Alert, AlertType } from "./events";
import { alertTexts, type LinePart } from "./texts";
import { textDelays, timings } from "./timing";

/** What is on the screen: one alert, or nothing. */
export interface View {
  /** @param elapsed milliseconds that the alert has been on the screen before */
  show(alert: Alert, elapsed: number): void;
  hide(): void;
}

/** Names of more letters than these are set smaller. */
const lengths = { some: 12, very: 20 } as const;

/**
 * Draws alerts from the templates that the document holds. Everything that an event says goes in as
 * text.
 */
export function createView(stage: HTMLElement): View {
  const hide = () => stage.querySelector("[data-shown]")?.remove();
  return {
    hide,
    show(alert, elapsed) {
      hide();
      const shown = fromTemplate(stage, alert.type);
      const { name, line, message } = alertTexts(alert);
      shown.dataset["shown"] = alert.type;
      const letters = [...name].length;
      if (letters > lengths.some) shown.dataset["long"] = letters > lengths.very ? "very" : "some";
      // As properties of the element: they are no inline styles to a content security policy.
      shown.style.setProperty("--shown", `${timings[alert.type].shown}ms`);
      shown.style.setProperty("--text-delay", `${textDelays[alert.type]}ms`);
      shown.style.setProperty("--elapsed", `${elapsed}ms`);
      fill(shown, "name", [name]);
      fill(shown, "line", line);
      fill(shown, "message", message ? [message] : []);
      showPicture(shown.querySelector("[data-slot=picture]"), alert.pfp);
      stage.append(shown);
    },
  };
}

/** Fetches the drawings and the font that the alerts will need, before they do. */
export function fetchAhead(stage: HTMLElement): void {
  for (const { content } of stage.querySelectorAll("template")) {
    for (const image of content.querySelectorAll("img[src]"))
      new Image().src = image.getAttribute("src")!;
  }
  void document.fonts.load('700 1em "Chase Display"').catch(() => undefined);
}

function fromTemplate(stage: HTMLElement, type: AlertType): HTMLElement {
  const template = stage.querySelector<HTMLTemplateElement>(`template[data-alert=${type}]`);
  const alert = template?.content.firstElementChild?.cloneNode(true);
  if (!(alert instanceof HTMLElement)) throw new Error(`there is no template of a ${type}`);
  return alert;
}

/** Fills a place of the alert; a place with nothing to say goes. */
function fill(alert: HTMLElement, slot: string, parts: readonly LinePart[]): void {
  const place = alert.querySelector(`[data-slot=${slot}]`);
  if (parts.length === 0) place?.remove();
  else place?.replaceChildren(...parts.map(asNode));
}

function asNode(part: LinePart): string | Node {
  if (typeof part === "string") return part;
  const name = document.createElement("bdi");
  name.textContent = part.name;
  return name;
}

/** The profile picture, over a paw that stays when there is none or it does not come. */
function showPicture(place: Element | null, address: string | undefined): void {
  if (!place || !address) return;
  const picture = new Image();
  picture.alt = "";
  picture.referrerPolicy = "no-referrer";
  picture.addEventListener("error", () => picture.remove());
  picture.src = address;
  place.append(picture);
}
