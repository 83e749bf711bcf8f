import { shadesOf } from "./accent";
import type { Alert, AlertType } from "./events";
import { nothingHidden, type Hiding } from "./hiding";
import type { OverlayOptions } from "./options";
import { alertTexts, spoken, type AlertTexts, type LinePart } from "./texts";
import { textDelays } from "./timing";

/** What is on the screen: one alert, or several as one, or nothing. */
export interface View {
  /**
   * @param elapsed milliseconds that it has been on the screen before
   * @param shown milliseconds that it stays in all
   * @returns what it says, for those who hear it
   */
  show(alerts: readonly Alert[], elapsed: number, shown: number): string;
  /** It leaves earlier: so long after it came. */
  hasten(shown: number): void;
  hide(): void;
  /** What is not to be read, from now on and in what is on the screen. */
  setHiding(hiding: Hiding): void;
}

/** Names of more letters than these are set smaller. */
const lengths = { some: 12, very: 20 } as const;

/** Gives the stage its look, by what the address asks for. */
export function dress(
  stage: HTMLElement,
  { scale, theme, accent }: Pick<OverlayOptions, "scale" | "theme" | "accent">,
): void {
  // As properties of the element: they are no inline styles to a content security policy.
  stage.style.setProperty("--scale", String(scale));
  stage.dataset["look"] = theme;
  if (!accent) return;
  const { colour, isLight, strong, bright } = shadesOf(accent);
  stage.dataset["accent"] = isLight ? "light" : "dark";
  stage.style.setProperty("--accent", colour);
  stage.style.setProperty("--accent-strong", strong);
  stage.style.setProperty("--accent-bright", bright);
}

/**
 * Draws alerts from the templates that the document holds. Everything that an event says goes in as
 * text.
 */
export function createView(stage: HTMLElement): View {
  let hiding = nothingHidden;
  let shown: { alerts: readonly Alert[]; element: HTMLElement } | undefined;

  const hide = () => {
    shown?.element.remove();
    shown = undefined;
  };
  return {
    hide,
    show(alerts, elapsed, time) {
      hide();
      const { type } = alerts[0]!;
      const texts = alertTexts(alerts, hiding);
      const element = fromTemplate(stage, type);
      element.dataset["shown"] = type;
      write(element, texts);
      element.style.setProperty("--shown", `${time}ms`);
      element.style.setProperty("--text-delay", `${textDelays[type]}ms`);
      element.style.setProperty("--elapsed", `${elapsed}ms`);
      shown = { alerts, element };
      stage.append(element);
      return spoken(texts);
    },
    hasten(time) {
      shown?.element.style.setProperty("--shown", `${time}ms`);
    },
    setHiding(next) {
      hiding = next;
      // Words alone: what moves goes on moving.
      if (shown) write(shown.element, alertTexts(shown.alerts, hiding));
    },
  };
}

/** Fetches the drawings and the font that the alerts will need, before they do. */
export function prefetchAssets(stage: HTMLElement): void {
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

function write(element: HTMLElement, { name, line, message, tally, pfp }: AlertTexts): void {
  const letters = [...name.map((part) => (typeof part === "string" ? part : part.name)).join("")];
  element.dataset["long"] =
    letters.length > lengths.very ? "very" : letters.length > lengths.some ? "some" : "no";
  fill(element, "name", name);
  fill(element, "line", line);
  fill(element, "message", message);
  const bubble = element.querySelector<HTMLElement>("[data-bubble]");
  if (bubble) bubble.hidden = message.length === 0;
  if (tally) fill(element, "tally", [tally]);
  showPicture(element.querySelector("[data-slot=picture]"), pfp);
}

/** Fills a place of the alert; one with nothing to say is not drawn. */
function fill(alert: HTMLElement, slot: string, parts: readonly LinePart[]): void {
  alert.querySelector(`[data-slot=${slot}]`)?.replaceChildren(...parts.map(asNode));
}

function asNode(part: LinePart): string | Node {
  if (typeof part === "string") return part;
  const name = document.createElement("bdi");
  name.textContent = part.name;
  return name;
}

/** The profile picture, over a paw that stays when there is none or it does not come. */
function showPicture(place: Element | null, address: string | undefined): void {
  place?.querySelector("img")?.remove();
  if (!place || !address) return;
  const picture = new Image();
  picture.alt = "";
  picture.referrerPolicy = "no-referrer";
  picture.addEventListener("error", () => picture.remove());
  picture.src = address;
  place.append(picture);
}
