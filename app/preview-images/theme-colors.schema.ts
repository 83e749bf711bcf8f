import { z } from "zod";
import { contrast } from "./colors";

const hexColor = z.string("must be in quotes").regex(/^#[\da-f]{6}$/, "must be as in #b3450f");
const pair = z.strictObject({ light: hexColor, dark: hexColor });
const texts = ["text", "muted", "link"] as const;
const grounds = ["background", "content", "speech-bubble"] as const;
const names = z.enum(["primary", "on-primary", "secondary", "edge", ...texts, ...grounds]);

/** The minimum contrast of text (WCAG 2 AA). */
const MIN_CONTRAST = 4.5;

const theme = z.record(names, pair).superRefine((colors, context) => {
  const onGrounds = texts.flatMap((text) => grounds.map((ground) => [text, ground] as const));
  for (const [text, ground] of [["on-primary", "primary"] as const, ...onGrounds]) {
    for (const scheme of ["light", "dark"] as const) {
      const found = contrast(colors[text][scheme], colors[ground][scheme]);
      if (found >= MIN_CONTRAST) continue;
      const message = `cannot be read on “${ground}”: the contrast is ${found.toFixed(1)}, and must be ${MIN_CONTRAST}`;
      context.addIssue({ code: "custom", path: [text, scheme], message });
    }
  }
});

/** content/colors.yaml: the colors of the two sub-sites in the light and the dark scheme. */
export const colorsSchema = z.strictObject({ main: theme, guild: theme });
