import type { ReactNode } from "react";
import type { RetriedImage } from "./use-image-retry";

interface PictureStatusProps {
  retried: RetriedImage;
  /** The words for the picture in "Fetching the picture…". */
  name: "picture" | "full picture";
  /** The message when the picture has failed. */
  children: ReactNode;
}

/** A message over a picture that is loading or has failed, within a positioned element. */
export function PictureStatus({ retried, name, children }: PictureStatusProps) {
  const { path, state, isGivenUp, element, retry } = retried;

  const tryAgain = () => {
    // The retry button, which has the focus, disappears.
    element.current?.closest<HTMLElement>("a, [tabindex]")?.focus({ preventScroll: true });
    retry();
  };

  return (
    <>
      <div role="status" className="screen-only layer centered picture-status">
        {state !== "arrived" && !isGivenUp && (
          <p key={path} className="needs-script row fetching">
            <span className="spinner" /> <span>{`Fetching the ${name}…`}</span>
          </p>
        )}
      </div>
      {isGivenUp && (
        <div role="alert" className="screen-only layer centered picture-status">
          <div className="grid not-fetched">
            <p>{navigator.onLine ? children : "You are offline, and this picture is not saved."}</p>
            <button type="button" className="button" onClick={tryAgain}>
              Try again
            </button>
          </div>
        </div>
      )}
    </>
  );
}
