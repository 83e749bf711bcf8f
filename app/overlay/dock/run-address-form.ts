import { alertTypes, type AlertType } from "../events";
import { overlayAddress, type AddressFields } from "./overlay-address";
import { need } from "./slots";

/**
 * Keeps the address of an overlay as the form says, and copies it.
 *
 * @param say tells what came of it
 */
export function runAddressForm(form: HTMLFormElement, say: (text: string) => void): void {
  const address = need<HTMLInputElement>(form, "[name=address]");
  const show = () => (address.value = overlayAddress(location.origin, fieldsOf(form)));
  const color = need<HTMLInputElement>(form, "[name=accent]");
  const hasColor = need<HTMLInputElement>(form, "[name=own-accent]");
  color.addEventListener("input", () => (hasColor.checked = true));
  form.addEventListener("input", show);
  // The fields are as they were only once this event is over.
  form.addEventListener("reset", () => setTimeout(show));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void copy(address).then((isCopied) => say(isCopied ? "Copied." : "Copy it by Ctrl C."));
  });
  show();
}

/** Where the clipboard may not be written, the text is chosen for who can. */
async function copy(field: HTMLInputElement): Promise<boolean> {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return false;
  }
}

function fieldsOf(form: HTMLFormElement): AddressFields {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const turnOf = (type: AlertType) => ({
    priority: text(`${type}-priority`),
    least: text(`${type}-least`),
    most: text(`${type}-most`),
  });
  return {
    theme: text("theme"),
    accent: data.has("own-accent") ? text("accent") : "",
    scale: text("scale"),
    train: text("train"),
    voice: data.has("voice"),
    mute: data.has("mute"),
    volume: text("volume"),
    kinds: Object.fromEntries(
      alertTypes.map((type) => [type, turnOf(type)]),
    ) as AddressFields["kinds"],
  };
}
