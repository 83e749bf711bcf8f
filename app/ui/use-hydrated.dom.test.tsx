import { act, cleanup, render } from "@testing-library/react";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { isHydrated, setHydrated, useHydrated } from "./use-hydrated";

afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute("data-hydrated");
});

let rendered: boolean[] = [];
function Page() {
  const isRunning = useHydrated();
  const [wasHydrated] = useState(isHydrated);
  rendered.push(isRunning);
  return <p>{`${isRunning} ${wasHydrated}`}</p>;
}

it("is false on the server and during hydration, then true", () => {
  rendered = [];
  const container = document.body.appendChild(document.createElement("main"));
  container.innerHTML = renderToString(<Page />);
  expect(container.textContent).toBe("false false");
  render(<Page />, { container, hydrate: true });
  expect(rendered).toEqual([false, false, true]);
  expect(container.textContent).toBe("true false");
});

it("is true at once for components rendered after hydration", () => {
  act(setHydrated);
  rendered = [];
  expect(render(<Page />).container.textContent).toBe("true true");
  expect(rendered).toEqual([true]);
});
