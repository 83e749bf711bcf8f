import { z } from "zod";
import { contrast } from "./colors";

const hexColor = z.string("must be in quotes").regex(/^#[\da-f]{6}$/, "must be as in #b3450f");
const pair = z.strictObject({ light: hexColor, dark: hexColor });

const tokens = {
  primary: pair,
  "on-primary": pair,
  secondary: pair,
  background: pair,
  text: pair,
  muted: pair,
  link: pair,
  content: pair,
  "speech-bubble": pair,
  edge: pair,
};

/** The contrast that WCAG 2 AA demands of text. */
const MIN_CONTRAST = 4.5;

/** Colors of text, and what it stands on. */
const onGround: [text: keyof typeof tokens, ground: keyof typeof tokens][] = [
  ["on-primary", "primary"],
  ...(["text", "muted", "link"] as const).flatMap((text) =>
    (["background", "content", "speech-bubble"] as const).map(
      (ground): [typeof text, typeof ground] => [text, ground],
    ),
  ),
];

const theme = z.strictObject(tokens).superRefine((colors, context) => {
  for (const [text, ground] of onGround) {
    for (const scheme of ["light", "dark"] as const) {
      const found = contrast(colors[text][scheme], colors[ground][scheme]);
      if (found >= MIN_CONTRAST) continue;
      const message = `cannot be read on “${ground}”: the contrast is ${found.toFixed(1)}, and must be ${MIN_CONTRAST}`;
      context.addIssue({ code: "custom", path: [text, scheme], message });
    }
  }
});

/** content/colors.yaml: the colors of the two sub-sites in the light and the dark scheme. */
export const themeColorsSchema = z.strictObject({ main: theme, guild: theme });
