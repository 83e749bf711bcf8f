// @ts-check
import js from "@eslint/js";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";
import { effectCleanup } from "./scripts/effect-cleanup.js";

/**
 * Which way imports point: routes may use everything; components and the pure domain folders
 * know neither routes nor the wire (types excepted).
 * @param {string[]} forbidden
 */
const noImportOf = (forbidden) => ({
  "@typescript-eslint/no-restricted-imports": [
    "error",
    {
      patterns: [
        {
          group: [...forbidden, "!~/upstream/path-segment"],
          allowTypeImports: true,
          message: "Imports point one way: routes → components, upstream, domain, http.",
        },
      ],
    },
  ],
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
    files: ["app/**/*.ts", "app/**/*.tsx", "server/**"],
    languageOptions: { parserOptions: { projectService: true } },
    plugins: { effects: { rules: { cleanup: effectCleanup } } },
    rules: {
      "effects/cleanup": "error",
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
    },
  },
  {
    files: ["app/components/**", "app/document/**"],
    rules: noImportOf(["~/routes/*", "~/root", "~/upstream/*"]),
  },
  {
    files: [
      "app/reading/**",
      "app/pictures/**",
      "app/content/**",
      "app/characters/**",
      "app/common-script/**",
      "app/charities/**",
      "app/galleries/**",
      "app/generators/**",
      "app/overlay/**",
      "app/patch-notes/**",
      "app/sharing/**",
      "app/starter-game/**",
      "app/stream/**",
      "app/world/**",
    ],
    ignores: ["**/*.server.ts"],
    rules: noImportOf(["~/routes/*", "~/upstream/*", "~/components/*", "~/http/*", "react"]),
  },
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
    files: ["packages/**", "scripts/**", "server/**", "tests/**", "mocks/**"],
    rules: { "no-console": "off", "no-restricted-globals": "off" },
  },
);
