/** What a watched page tells the benchmark, and when: milliseconds since the epoch. */
export type Report =
  | { kind: "painted"; at: number; targets: Record<string, Point> }
  | { kind: "pressed"; at: number }
  | { kind: "clicked"; at: number }
  | { kind: "shown"; what: Shown; value: string; at: number }
  | { kind: "still"; at: number };

/** What can be seen to change. */
type Shown = "scheme" | "menu" | "picture" | "dialog";

export interface Point {
  x: number;
  y: number;
}

/** What the browser noted of a page so far; times in milliseconds since its navigation began. */
export interface Paints {
  first: number;
  largest: number;
  /** The file of the largest paint, empty when that was text. */
  largestFile: string;
  /** Summed without windows, which is never less than the browser's own score. */
  shift: number;
  /** When the page's long tasks began, and how long they took. */
  tasks: { start: number; duration: number }[];
}

/** What the probe adds to the window. */
export interface ProbedWindow {
  benchReport?(report: string): void;
  benchPaints: Paints;
}

/** The things the benchmark taps and looks at; the bare page has the site's markup. */
export const selectors = {
  scheme: "#scheme button[value=dark]",
  menu: "button[popovertarget=menu]",
  next: "main a[rel=next]",
  latest: "main a[data-turn=latest]",
  picture: "img[fetchpriority=high]",
} as const;

/**
 * Runs in the page before anything of its own. Notes paints and layout shifts, and, when it watches,
 * reports presses and, frame by frame, what has changed on the screen.
 *
 * It is sent to the browser as text: it can use nothing from around it.
 */
export function probe(watches: boolean, targets: typeof selectors): void {
  const page = window as unknown as ProbedWindow;
  const paints: Paints = { first: 0, largest: 0, largestFile: "", shift: 0, tasks: [] };
  page.benchPaints = paints;
  const report = (message: Report) => page.benchReport?.(JSON.stringify(message));
  const epoch = (time: number) => performance.timeOrigin + time;

  const places = () => {
    const found: Record<string, Point> = {};
    for (const [name, selector] of Object.entries(targets)) {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      if (box?.width) found[name] = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }
    return found;
  };
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  observe("paint", ({ name, startTime }) => {
    if (name !== "first-contentful-paint") return;
    paints.first = startTime;
    report({ kind: "painted", at: epoch(startTime), targets: places() });
  });
  observe("largest-contentful-paint", (entry) => {
    paints.largest = entry.startTime;
    paints.largestFile = (entry as PerformanceEntry & { url: string }).url;
  });
  observe("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) paints.shift += value;
  });
  observe("longtask", ({ startTime, duration }) =>
    paints.tasks.push({ start: startTime, duration }),
  );
  if (!watches) return;

  addEventListener("pointerdown", (e) => report({ kind: "pressed", at: epoch(e.timeStamp) }), true);
  addEventListener("click", (e) => report({ kind: "clicked", at: epoch(e.timeStamp) }), true);

  const look: Record<Shown, () => string> = {
    scheme: () => document.documentElement.getAttribute("data-theme") ?? "",
    menu: () => (document.querySelector("nav:popover-open") ? "open" : ""),
    dialog: () => (document.querySelector("dialog[open]") ? "open" : ""),
    picture: () => {
      const image = document.querySelector<HTMLImageElement>(targets.picture);
      return image?.complete && image.naturalWidth > 0 ? new URL(image.currentSrc).pathname : "";
    },
  };
  const seen = new Map<Shown, string>();
  const afterThisFrame = (then: () => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(null);
  };
  const frame = () => {
    for (const what of Object.keys(look) as Shown[]) {
      const value = look[what]();
      if (value === (seen.get(what) ?? "")) continue;
      seen.set(what, value);
      afterThisFrame(() => {
        report({ kind: "shown", what, value, at: epoch(performance.now()) });
        if (what !== "picture") return;
        const moving = document.getAnimations().filter(({ effect }) => {
          const name = (effect as KeyframeEffect | null)?.pseudoElement;
          return name?.startsWith("::view-transition");
        });
        void Promise.allSettled(moving.map(({ finished }) => finished)).then(() =>
          report({ kind: "still", at: epoch(performance.now()) }),
        );
      });
    }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
