import { useNavigation } from "@remix-run/react";
import { useEffect, useRef, type FormEvent } from "react";

/**
 * Keeps a form from being sent while a navigation is under way. The router tells a moment late that
 * one is; the second click of a double click comes before.
 *
 * @returns whether one is under way, and what has to hear of every submission
 */
export function useOneAtATime() {
  const { state } = useNavigation();
  const isSent = useRef(false);
  useEffect(() => {
    if (state === "idle") isSent.current = false;
  }, [state]);
  const onSubmit = (event: FormEvent) => {
    if (isSent.current || state !== "idle") event.preventDefault();
    isSent.current = true;
  };
  return { isBusy: state !== "idle", onSubmit };
}
