import { createAccentProperties } from "./accent";
import type { Alert, AlertType } from "./events";
import { NOTHING_HIDDEN, type Hiding } from "./hiding";
import type { OverlayOptions } from "./options";
import { getAlertTexts, getSpokenText, toPlainText, type AlertTexts, type LinePart } from "./texts";
import { textDelaysMs } from "./timing";

/** Names with more letters are set smaller. */
const LONG_NAME = 12;
const VERY_LONG_NAME = 20;

export function applyLook(
  stage: HTMLElement,
  { scale, look, accent }: Pick<OverlayOptions, "scale" | "look" | "accent">,
): void {
  stage.dataset["look"] = look;
  const properties = accent ? createAccentProperties(accent) : {};
  for (const [name, value] of Object.entries({ ...properties, "--scale": `${scale}` })) {
    stage.style.setProperty(name, value);
  }
}

/** Shows one alert at a time: fills copies of the templates in the document. Texts of events are inserted as text. */
export class AlertView {
  readonly #stage: HTMLElement;
  #hiding = NOTHING_HIDDEN;
  #shown: { alerts: readonly Alert[]; element: HTMLElement } | undefined;

  constructor(stage: HTMLElement) {
    this.#stage = stage;
  }

  /**
   * Shows an alert, or several as one.
   *
   * @param elapsed milliseconds that it was on screen before a reload
   * @param shown milliseconds that it stays in all
   * @returns its text for the voice
   */
  show(alerts: readonly Alert[], elapsed: number, shown: number): string {
    this.hide();
    const { type } = alerts[0]!;
    const texts = getAlertTexts(alerts, this.#hiding);
    const element = cloneTemplate(this.#stage, type);
    element.dataset["shown"] = type;
    write(element, texts);
    element.style.setProperty("--shown", `${shown}ms`);
    element.style.setProperty("--text-delay", `${textDelaysMs[type]}ms`);
    element.style.setProperty("--elapsed", `${elapsed}ms`);
    this.#shown = { alerts, element };
    this.#stage.append(element);
    return getSpokenText(texts);
  }

  /** @param shown milliseconds from its start until it leaves */
  shorten(shown: number): void {
    this.#shown?.element.style.setProperty("--shown", `${shown}ms`);
  }

  hide(): void {
    this.#shown?.element.remove();
    this.#shown = undefined;
  }

  /** Applies to the alert on screen, too: only its texts change, and its animations continue. */
  setHiding(hiding: Hiding): void {
    this.#hiding = hiding;
    if (this.#shown) write(this.#shown.element, getAlertTexts(this.#shown.alerts, hiding));
  }
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
  const { length } = [...toPlainText(name)];
  element.dataset["long"] = length > VERY_LONG_NAME ? "very" : length > LONG_NAME ? "some" : "no";
  const slots = { name, line, message, ...(tally && { tally: [tally] }) };
  for (const [slot, parts] of Object.entries(slots)) {
    element.querySelector(`[data-slot=${slot}]`)?.replaceChildren(...parts.map(toNode));
  }
  const bubble = element.querySelector<HTMLElement>("[data-bubble]");
  if (bubble) bubble.hidden = message.length === 0;
  updatePicture(element.querySelector("[data-slot=picture]"), pfp);
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
