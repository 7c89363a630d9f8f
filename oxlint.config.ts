import { defineConfig } from "oxlint";
import { boundariesSettings, dependenciesRule } from "./.ci/lint/boundaries.ts";

const tests = ["**/*.test.ts", "**/*.test.tsx", "**/testing/**", "tests/**"];
const written = ["provider/demo/seed/**", "provider/db/migrations/**"];

export default defineConfig({
  plugins: ["eslint", "typescript", "unicorn", "oxc", "import", "react", "jsx-a11y", "promise", "vitest"],
  jsPlugins: ["eslint-plugin-boundaries", "./.ci/lint/houseRules.ts"],
  categories: { correctness: "error", suspicious: "error" },
  settings: boundariesSettings,
  options: { reportUnusedDisableDirectives: "error" },
  ignorePatterns: ["dist", "playwright-report", "test-results", "**/*.d.ts"],
  rules: {
    "eslint/max-lines": ["error", { max: 300 }],
    "house/long-file": "warn",
    "import/no-cycle": "error",
    "import/no-unassigned-import": ["error", { allow: ["**/*.css"] }],
    "typescript/consistent-type-assertions": ["warn", { assertionStyle: "never" }],
    "typescript/no-explicit-any": "error",
    "typescript/no-non-null-assertion": "error",
    "react/exhaustive-deps": "error",
    "react/rules-of-hooks": "error",

    // Matters of taste, and rules that take what this code does on purpose for a slip.
    "eslint/no-underscore-dangle": "off",
    "eslint/no-unmodified-loop-condition": "off",
    "import/no-named-as-default": "off",
    "jsx-a11y/no-autofocus": "off",
    "jsx-a11y/prefer-tag-over-role": "off",
    "promise/always-return": "off",
    "react/exhaustive-effect-dependencies": "off",
    "react/react-in-jsx-scope": "off",
    "react/static-components": "off",
    "unicorn/consistent-function-scoping": "off",
  },
  overrides: [
    {
      files: ["src/**", "liff/**", "provider/**"],
      excludeFiles: tests,
      rules: {
        "boundaries/dependencies": ["error", dependenciesRule],
        "boundaries/no-unknown-files": "error",
      },
    },
    // A worker's postMessage has no origin to name.
    {
      files: ["provider/**", "src/worker/**", "src/app/offline/**"],
      rules: { "unicorn/require-post-message-target-origin": "off" },
    },
    { files: tests, rules: { "typescript/consistent-type-assertions": "off" } },
    { files: written, rules: { "eslint/max-lines": "off", "house/long-file": "off" } },
  ],
});
