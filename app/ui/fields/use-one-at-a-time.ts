import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef, type FormEvent } from "react";

/**
 * Keeps forms from being sent while one is under way. The router tells a moment late that one is; the
 * second click of a double click comes before.
 *
 * @returns whether one is under way, and what has to hear of every submission
 */
export function useOneAtATime() {
  const isBusy = useNavigation().formMethod === "POST";
  // Each answer makes a new one, even one so fast that nobody saw the form under way.
  const { key } = useLocation();
  const isSent = useRef(false);
  useEffect(() => {
    if (!isBusy) isSent.current = false;
  }, [isBusy, key]);
  const onSubmit = (event: FormEvent) => {
    if (isSent.current || isBusy) event.preventDefault();
    isSent.current = true;
  };
  return { isBusy, onSubmit };
}
