import { createShades } from "./accent";
import type { Alert, AlertType } from "./events";
import { NOTHING_HIDDEN, type Hiding } from "./hiding";
import type { OverlayOptions } from "./options";
import { getAlertTexts, getSpokenText, type AlertTexts, type LinePart } from "./texts";
import { textDelaysMs } from "./timing";

/** Shows one alert, or several as one. */
export interface View {
  /**
   * @param elapsed milliseconds that it was on screen before a reload
   * @param shown milliseconds that it stays in all
   * @returns its text for the voice
   */
  show(alerts: readonly Alert[], elapsed: number, shown: number): string;
  /** @param shown milliseconds from its start until it leaves */
  shorten(shown: number): void;
  hide(): void;
  /** Applies to the alert on screen, too. */
  setHiding(hiding: Hiding): void;
}

/** Longer names are set smaller. */
const lengths = { some: 12, very: 20 } as const;

export function applyLook(
  stage: HTMLElement,
  { scale, theme, accent }: Pick<OverlayOptions, "scale" | "theme" | "accent">,
): void {
  stage.style.setProperty("--scale", String(scale));
  stage.dataset["look"] = theme;
  if (!accent) return;
  const { colour, isLight, strong, bright } = createShades(accent);
  stage.dataset["accent"] = isLight ? "light" : "dark";
  stage.style.setProperty("--accent", colour);
  stage.style.setProperty("--accent-strong", strong);
  stage.style.setProperty("--accent-bright", bright);
}

/** Fills copies of the templates in the document. Texts of events are inserted as text. */
export function createView(stage: HTMLElement): View {
  let hiding = NOTHING_HIDDEN;
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
      const texts = getAlertTexts(alerts, hiding);
      const element = cloneTemplate(stage, type);
      element.dataset["shown"] = type;
      write(element, texts);
      element.style.setProperty("--shown", `${time}ms`);
      element.style.setProperty("--text-delay", `${textDelaysMs[type]}ms`);
      element.style.setProperty("--elapsed", `${elapsed}ms`);
      shown = { alerts, element };
      stage.append(element);
      return getSpokenText(texts);
    },
    shorten(time) {
      shown?.element.style.setProperty("--shown", `${time}ms`);
    },
    setHiding(next) {
      hiding = next;
      // Only texts change: animations go on.
      if (shown) write(shown.element, getAlertTexts(shown.alerts, hiding));
    },
  };
}

/** Loads the pictures and the font of the templates. */
export function prefetchAssets(stage: HTMLElement): void {
  for (const { content } of stage.querySelectorAll("template")) {
    for (const image of content.querySelectorAll("img[src]"))
      new Image().src = image.getAttribute("src")!;
  }
  void document.fonts.load('700 1em "Chase Display"').catch(() => undefined);
}

function cloneTemplate(stage: HTMLElement, type: AlertType): HTMLElement {
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
  updatePicture(element.querySelector("[data-slot=picture]"), pfp);
}

function fill(alert: HTMLElement, slot: string, parts: readonly LinePart[]): void {
  alert.querySelector(`[data-slot=${slot}]`)?.replaceChildren(...parts.map(toNode));
}

function toNode(part: LinePart): string | Node {
  if (typeof part === "string") return part;
  const name = document.createElement("bdi");
  name.textContent = part.name;
  return name;
}

/** Shows the profile picture over the paw, which stays when it cannot be loaded. */
function updatePicture(place: Element | null, address: string | undefined): void {
  place?.querySelector("img")?.remove();
  if (!place || !address) return;
  const picture = new Image();
  picture.alt = "";
  picture.referrerPolicy = "no-referrer";
  picture.addEventListener("error", () => picture.remove());
  picture.src = address;
  place.append(picture);
}
