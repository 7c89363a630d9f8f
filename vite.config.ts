import react from "@vitejs/plugin-react";
import { readFileSync } from "node:fs";
import { defineConfig } from "vite";
import { journeyFiles } from "./.ci/build/journeyFiles.ts";
import { codeLoader } from "./.ci/build/plugins/codeLoader.ts";
import { compiledAhead } from "./.ci/build/plugins/compiledAhead.ts";
import { leanTexts, toldToDevelopers } from "./.ci/build/plugins/leanTexts.ts";
import { lightCalls } from "./.ci/build/plugins/lightCalls.ts";
import { namedNumbers } from "./.ci/build/plugins/namedNumbers.ts";
import { pageWords } from "./.ci/build/plugins/pageWords.ts";
import { pureRouter } from "./.ci/build/plugins/pureRouter.ts";
import { scopedName } from "./.ci/build/plugins/scopedName.ts";
import { allCalls } from "./src/contract/registry.ts";

const manifest: {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
} = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"));

/** Outside SDKs and what the app stands on, with their versions: the diagnostics page tells them. */
const sdks = ["@line/liff", "pubnub", "@googlemaps/js-api-loader", "leaflet", "react"]
  .map((name) => `${name} ${manifest.dependencies[name] ?? "?"}`)
  .join(" · ");

/** No part of `import.meta.env`, which the first load holds whole. */
const told = {
  __NOREN_VERSION__: JSON.stringify(manifest.version),
  __NOREN_SDKS__: JSON.stringify(sdks),
  __NOREN_CALLS__: JSON.stringify(String(allCalls.length)),
};

export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [
    lightCalls(),
    react(),
    pageWords(),
    leanTexts(),
    ...(isSsrBuild ? [] : [codeLoader(), namedNumbers(), pureRouter(), journeyFiles(), compiledAhead()]),
  ],
  css: { modules: { generateScopedName: scopedName } },
  build: isSsrBuild
    ? { outDir: "dist/server", copyPublicDir: false }
    : {
        outDir: "dist/client",
        manifest: true,
        reportCompressedSize: false,
        // A percent lighter on the wire than the faster minifier of the bundler.
        minify: "terser",
        terserOptions: { module: true, ecma: 2022, compress: { passes: 3, pure_funcs: toldToDevelopers } },
        rolldownOptions: {
          output: {
            // A hash alone tells files apart. The walk's test knows by its name what is fetched ahead.
            chunkFileNames: ({ name }) => `assets/${name === "ahead" ? "ahead-" : ""}[hash:7].js`,
            entryFileNames: "assets/[hash:7].js",
            assetFileNames: "assets/[hash:7][extname]",
          },
        },
      },
  // React goes into the server's bundle, so that it is the production one whatever NODE_ENV says when serving.
  ssr: { noExternal: isSsrBuild ? true : [] },
  define: { ...told, ...(isSsrBuild && { "process.env.NODE_ENV": JSON.stringify("production") }) },
}));
