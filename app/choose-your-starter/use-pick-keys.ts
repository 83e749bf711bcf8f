import { useEffect, useRef } from "react";
import { isTypingTarget } from "~/ui/turns";
import { optionOfKey } from "./rounds";

/** Presses the buttons of the form whose ref it returns by the keys 1 to 3, anywhere on the page. */
export function usePickKeys() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // A key that is held down would choose the whole team.
      if (event.defaultPrevented || event.repeat || isTypingTarget(event.target)) return;
      // An open dialog or menu has the keys to itself.
      if (document.querySelector("dialog[open], :popover-open")) return;
      const at = optionOfKey(event);
      const button = at === undefined ? undefined : form.current?.querySelectorAll("button")[at];
      if (!button) return;
      event.preventDefault();
      form.current?.requestSubmit(button);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return form;
}
