import { defineConfig } from "i18next-cli";
import { LANGUAGES } from "./src/contract/languages.ts";

/** `npm run texts` writes the types of the keys, and of the placeholders in their texts, from the Japanese ones. */
export default defineConfig({
  locales: Object.keys(LANGUAGES),
  extract: { input: ["src/**/*.{ts,tsx}"], output: "locales/{{language}}/{{namespace}}.json" },
  types: {
    input: ["locales/ja/*.json", "locales/ja/provider/*.json", "locales/ja/desk/*.json"],
    basePath: "locales/ja",
    output: "src/text/i18next.d.ts",
    resourcesFile: "src/text/resources.d.ts",
  },
});
