import type { Mask } from "./pixels";

/** A connected part of the page, as the pixels of `labels` that have its label. */
export interface Component {
  label: number;
  area: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The label of each pixel of a page; 0 is outside of all components. */
export interface Labels {
  at: Int32Array;
  width: number;
  height: number;
}

/**
 * Finds the connected components of the pixels with a value. Each run of pixels gets the label of a run above; labels that
 * meet are merged, and a second pass assigns the final ones.
 */
export function findComponents({ at, width, height }: Mask, value = 1): [Labels, Component[]] {
  const labels = new Int32Array(at.length);
  const parents = [0];
  const rootOf = (label: number) => {
    while (parents[label] !== label) label = parents[label] = parents[parents[label]!]!;
    return label;
  };
  for (let y = 0, pixel = 0; y < height; y++) {
    for (let x = 0, label = 0; x < width; x++, pixel++) {
      if (at[pixel] !== value) {
        label = 0;
        continue;
      }
      const above = y > 0 ? labels[pixel - width]! : 0;
      if (label === 0) label = above || parents.push(parents.length) - 1;
      else if (above !== 0 && above !== label) {
        const [one, other] = [rootOf(label), rootOf(above)];
        parents[Math.max(one, other)] = Math.min(one, other);
      }
      labels[pixel] = label;
    }
  }
  const components: Component[] = [];
  const finals = new Int32Array(parents.length);
  for (let label = 1; label < parents.length; label++) {
    const root = rootOf(label);
    if (root === label) {
      finals[label] = components.length + 1;
      components.push(emptyComponent(components.length + 1, width, height));
    } else finals[label] = finals[root]!;
  }
  for (let y = 0, pixel = 0; y < height; y++) {
    for (let x = 0; x < width; x++, pixel++) {
      if (labels[pixel] === 0) continue;
      const start = x;
      const label = finals[labels[pixel]!]!;
      while (x + 1 < width && labels[pixel + 1] !== 0) {
        labels[pixel] = label;
        x++;
        pixel++;
      }
      labels[pixel] = label;
      addRun(components[label - 1]!, y, start, x + 1);
    }
  }
  return [{ at: labels, width, height }, components];
}

export const emptyComponent = (label: number, width: number, height: number): Component => ({
  label,
  area: 0,
  left: width,
  top: height,
  right: 0,
  bottom: 0,
});

/** Adds the pixels of a row between two columns. */
export function addRun(component: Component, y: number, from: number, end: number): void {
  component.area += end - from;
  component.left = Math.min(component.left, from);
  component.right = Math.max(component.right, end - 1);
  component.top = Math.min(component.top, y);
  component.bottom = Math.max(component.bottom, y);
}

/** Finds the unset pixels of a mask that are connected with a seed. */
export function floodFrom(mask: Mask, seeds: Uint8Array): Mask {
  const [labels, components] = findComponents(mask, 0);
  const isReached = new Uint8Array(components.length + 1);
  for (let pixel = 0; pixel < seeds.length; pixel++) {
    if (seeds[pixel] === 1) isReached[labels.at[pixel]!] = 1;
  }
  isReached[0] = 0;
  const at = new Uint8Array(seeds.length);
  for (let pixel = 0; pixel < at.length; pixel++) at[pixel] = isReached[labels.at[pixel]!]!;
  return { ...mask, at };
}
