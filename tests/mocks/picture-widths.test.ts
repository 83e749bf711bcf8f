import { expect, it } from "vitest";
import { findFileWidth } from "~mocks/rasterise";
import { sourceSet } from "~/ui/picture-address";

it.each(["desktop", "mobile", "thumbnail"] as const)(
  "the srcset of the %s variant states the widths of the embedded upstream's files",
  (variant) => {
    const picture = { width: Infinity } as Parameters<typeof findFileWidth>[0];
    const files = sourceSet("http://host", "fox.png", [variant]).split(", ");
    const sized = files.filter((file) => file.includes("?size="));
    expect(sized).toHaveLength(3);
    for (const file of sized) {
      const [, prefix = "", size = "", width] = /host\/(\w+)\/.*size=(\w+) (\d+)w/.exec(file)!;
      expect(findFileWidth(picture, { variant: prefix, size }), file).toBe(Number(width));
    }
  },
);
