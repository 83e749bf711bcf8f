// @ts-check
import { readdirSync } from "node:fs";
import { defineConfig } from "oxlint";

/**
 * The folders that each folder of app/ may import: imports go one way, including types. Routes
 * and the root may import everything, and every folder `env.server`.
 *
 * @type {Record<string, readonly string[]>}
 */
const below = {
  upstream: [],
  http: ["upstream"],
  document: ["http", "upstream"],
  ui: ["document", "http", "upstream"],
};
const shared = [...Object.keys(below), "search", "sharing", "generators", "preview-images"];
/** @type {Record<string, readonly string[]>} */
const folders = {
  ...below,
  search: Object.keys(below),
  sharing: Object.keys(below),
  "preview-images": Object.keys(below),
  generators: [...Object.keys(below), "sharing", "preview-images"],
  reading: [...Object.keys(below), "sharing"],
  shell: [...Object.keys(below), "reading"],
  ...Object.fromEntries(
    [
      ...["charities", "choose-your-starter", "commissions"],
      ...["fursona-generator", "overlay", "tf-generator"],
    ].map((feature) => [feature, shared]),
  ),
  // They use the shell's links.
  comics: [...shared, "shell", "reading"],
  galleries: [...shared, "shell"],
  downloads: [...shared, "shell"],
  shop: [...shared, "shell"],
  "site-info": [...shared, "shell"],
  // They show content of another feature.
  characters: [...shared, "comics"],
  feeds: [...shared, "comics"],
  guild: [...shared, "characters"],
  home: [
    ...[...shared, "shell", "reading", "comics", "commissions"],
    ...["characters", "galleries", "stream", "world"],
  ],
  stream: [...shared, "shell", "world"],
  world: [...shared, "characters"],
};

for (const { name } of readdirSync("app", { withFileTypes: true }).filter((one) =>
  one.isDirectory(),
)) {
  if (!(name in folders) && !["routes", "styles"].includes(name)) {
    throw new Error(`app/${name} needs an entry in oxlint.config.js: what may it import?`);
  }
}

/** Exports of Remix and React Router that may change at any time. */
const unsafeNames = { group: ["@remix-run/*", "react-router*"], importNamePattern: "^UNSAFE_" };

/** @param {unknown[]} patterns */
const noImportOf = (...patterns) => ({
  "no-restricted-imports": /** @type {const} */ ([
    "error",
    { patterns: [unsafeNames, ...patterns] },
  ]),
});

const oneWay = Object.entries(folders).map(([folder, allowed]) => {
  const others = Object.keys(folders).filter(
    (other) => other !== folder && !allowed.includes(other),
  );
  return {
    files: [`app/${folder}/**`],
    rules: noImportOf({
      regex: `^(?:~|(?:\\.\\./)+)/?(?:${[...others, "routes"].join("|")})/|^(?:~|(?:\\.\\./)+)/?root$`,
      message: `app/${folder} may import ${[...allowed, "env.server"].join(", ")}.`,
    }),
  };
});

export default defineConfig({
  // The build is generated.
  ignorePatterns: ["build/"],
  options: { typeAware: true, reportUnusedDisableDirectives: "error" },
  plugins: ["typescript", "react", "jsx-a11y"],
  env: { builtin: true, browser: true, node: true },
  categories: { correctness: "error" },
  rules: {
    ...noImportOf(),
    eqeqeq: "error",
    // A leading underscore marks a private field of a library.
    "no-underscore-dangle": "error",
    "no-array-constructor": "error",
    "no-case-declarations": "error",
    "no-console": ["error", { allow: ["warn", "error"] }],
    "no-empty": "error",
    "no-fallthrough": "error",
    "no-prototype-builtins": "error",
    "no-regex-spaces": "error",
    "no-useless-constructor": "error",
    "no-var": "error",
    "prefer-const": "error",
    "prefer-rest-params": "error",
    "prefer-spread": "error",
    "typescript/ban-ts-comment": "error",
    "typescript/consistent-type-imports": "error",
    "typescript/no-dynamic-delete": "error",
    "typescript/no-empty-object-type": "error",
    "typescript/no-explicit-any": "error",
    "typescript/no-extraneous-class": "error",
    "typescript/no-misused-promises": "error",
    "typescript/no-namespace": "error",
    "typescript/no-require-imports": "error",
    "typescript/no-unsafe-function-type": "error",
    "typescript/prefer-literal-enum-member": "error",
    "typescript/require-await": "error",
    "typescript/switch-exhaustiveness-check": [
      "error",
      { considerDefaultExhaustiveForUnions: true },
    ],
    "typescript/unified-signatures": "error",
    "react/exhaustive-deps": "error",
    "react/rules-of-hooks": "error",
    "jsx-a11y/no-noninteractive-element-interactions": [
      "error",
      { handlers: ["onClick", "onMouseDown", "onMouseUp", "onKeyDown", "onKeyUp"] },
    ],
    // Recommended rules that only report false positives here.
    "typescript/await-thenable": "off",
    "typescript/no-base-to-string": "off",
    "typescript/no-implied-eval": "off",
    "typescript/no-meaningless-void-operator": "off",
    "typescript/no-misused-spread": "off",
    "typescript/no-useless-default-assignment": "off",
    "typescript/require-array-sort-compare": "off",
    "typescript/restrict-template-expressions": "off",
    "typescript/unbound-method": "off",
    "react/globals": "off",
    "react/immutability": "off",
    "react/refs": "off",
    "react/set-state-in-effect": "off",
    "jsx-a11y/control-has-associated-label": "off",
    "jsx-a11y/prefer-tag-over-role": "off",
  },
  overrides: [
    ...oneWay,
    {
      // Depends on Remix's private interfaces; see docs/decisions/01.
      files: ["app/document/remix/**"],
      rules: { "no-underscore-dangle": "off", "no-restricted-imports": "off" },
    },
    {
      // Server modules call only the upstream; browser modules may use fetch.
      files: ["app/**/*.server.ts", "app/**/*.server.tsx", "app/routes/**"],
      rules: {
        "no-restricted-globals": [
          "error",
          { name: "fetch", message: "Call the upstream through app/upstream/." },
        ],
      },
    },
    {
      files: ["app/upstream/request.server.ts"],
      rules: { "no-restricted-globals": "off" },
    },
    {
      // Tests may import other features for their setup.
      files: ["{app,server}/**/*.test.*"],
      rules: noImportOf(),
    },
    {
      files: ["mocks/**"],
      rules: noImportOf({
        group: ["~/*", "**/app/**"],
        message: "The mock upstream is used without this site, too.",
      }),
    },
    {
      // The module by which the site starts the embedded upstream.
      files: ["mocks/embedded.ts"],
      rules: noImportOf(),
    },
    {
      // In these folders a function called `use` is Playwright's.
      files: ["tests/{browsers,e2e}/**"],
      rules: { "react/rules-of-hooks": "off" },
    },
    {
      files: ["scripts/**", "server/**", "tests/**", "mocks/**"],
      rules: { "no-console": "off", "no-restricted-globals": "off" },
    },
  ],
});
