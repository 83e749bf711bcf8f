// @ts-check
import js from "@eslint/js";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";
import { effectCleanup } from "./scripts/effect-cleanup.js";

/**
 * What each room of app/ may import besides itself: imports point one way, types included. Routes, and
 * the root, may import everything. Beyond that every room may use `env.server`.
 * @type {Record<string, readonly string[]>}
 */
const below = {
  upstream: [],
  http: ["upstream"],
  document: ["http", "upstream"],
  ui: ["document", "http", "upstream"],
};
const shared = [...Object.keys(below), "sharing", "generators", "preview-images"];
/** @type {Record<string, readonly string[]>} */
const rooms = {
  ...below,
  sharing: Object.keys(below),
  "preview-images": Object.keys(below),
  generators: Object.keys(below),
  shell: Object.keys(below),
  ...Object.fromEntries(
    [
      ...["characters", "charities", "choose-your-starter", "comics", "commissions"],
      ...["fursona-generator", "overlay", "tf-generator"],
    ].map((feature) => [feature, shared]),
  ),
  // Of the shell they use its links.
  galleries: [...shared, "shell"],
  shop: [...shared, "shell"],
  "site-info": [...shared, "shell"],
  // These show something of another feature.
  guild: [...shared, "characters"],
  home: [...shared, "shell", "comics", "commissions"],
  stream: [...shared, "shell", "world"],
  world: [...shared, "characters"],
};
const oneWay = Object.entries(rooms).map(([room, allowed]) => {
  const others = Object.keys(rooms).filter((other) => other !== room && !allowed.includes(other));
  return {
    files: [`app/${room}/**`],
    // A test may set its room up by another.
    ignores: ["**/*.test.*"],
    rules: {
      "@typescript-eslint/no-restricted-imports": /** @type {const} */ ([
        "error",
        {
          patterns: [
            {
              regex: `^(?:~|(?:\\.\\./)+)/?(?:${[...others, "routes"].join("|")})/|^(?:~|(?:\\.\\./)+)/?root$`,
              message: `app/${room} may import ${[...allowed, "env.server"].join(", ")}.`,
            },
          ],
        },
      ]),
    },
  };
});

/**
 * @param {string[]} group
 * @param {string} message
 */
const noDoorTo = (group, message) => ({
  "no-restricted-imports": ["error", { patterns: [{ group, message }] }],
});

export default tseslint.config(
  { ignores: ["build/", "node_modules/", "app/styles/fonts/"] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-invalid-void-type": "off",
      "@typescript-eslint/consistent-type-imports": "error",
      "no-console": ["error", { allow: ["warn", "error"] }],
      eqeqeq: "error",
    },
  },
  {
    files: ["**/*.tsx", "**/use-*.ts"],
    plugins: { "react-hooks": reactHooks, "jsx-a11y": jsxA11y },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      "react-hooks/rules-of-hooks": "error",
      "react-hooks/exhaustive-deps": "error",
    },
  },
  {
    // What only the types tell. They take time, so these rules are few.
    files: ["{app,server,mocks,scripts,tests}/**/*.{ts,tsx}"],
    languageOptions: { parserOptions: { projectService: true } },
    plugins: { effects: { rules: { cleanup: effectCleanup } } },
    rules: {
      "effects/cleanup": "error",
      "@typescript-eslint/require-await": "error",
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: true },
      ],
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
    },
  },
  ...oneWay,
  {
    files: ["app/**/*.ts", "app/**/*.tsx"],
    ignores: ["app/upstream/transport.server.ts"],
    rules: {
      "no-restricted-globals": [
        "error",
        { name: "fetch", message: "The upstream has one door: app/upstream/." },
      ],
    },
  },
  {
    files: ["app/**", "server/**"],
    ignores: ["**/*.test.*"],
    rules: noDoorTo(
      ["sample-art", "sample-art/*"],
      "The site knows only the files of its pictures.",
    ),
  },
  {
    files: ["packages/**"],
    rules: noDoorTo(["~/*", "~mocks/*", "**/app/**", "**/mocks/**"], "A package knows no site."),
  },
  {
    // TypeScript knows by itself what there is.
    files: ["**/*.js"],
    languageOptions: { globals: { console: "readonly", process: "readonly" } },
  },
  {
    files: ["packages/**", "scripts/**", "server/**", "tests/**", "mocks/**"],
    rules: { "no-console": "off", "no-restricted-globals": "off" },
  },
);
