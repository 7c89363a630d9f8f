import react from "@vitejs/plugin-react";
import { readFileSync } from "node:fs";
import { defineConfig } from "vite";
import { callGroup } from "./.ci/callGroup.ts";
import { chunkModules } from "./.ci/chunkModules.ts";
import { isOfHomeAlone, isOfStoreLists, isOfTabs, isSharedByFirstLoad } from "./.ci/firstLoad.ts";
import { pureRouter } from "./.ci/pureRouter.ts";

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
};

/** Packages that every first screen needs: one file, whose name changes only when one of them does. */
const shell =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|swr|jotai|i18next|react-i18next)[\\/]/;

/** How the file begins that fetches what may come next. */
const AHEAD = "ahead-";

/**
 * Files that are asked for at once with a module that is imported later: all it consists of. What is fetched ahead has
 * time: its styles suffice, and the browser finds the scripts itself, without a link for each of a hundred.
 */
const neededAtOnce = (_file: string, deps: string[], { hostId }: { readonly hostId: string }) =>
  hostId.includes(AHEAD) ? deps.filter((dep) => dep.endsWith(".css")) : deps;

export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [react(), ...(isSsrBuild ? [] : [pureRouter(), chunkModules()])],
  build: isSsrBuild
    ? { outDir: "dist/server", copyPublicDir: false }
    : {
        outDir: "dist/client",
        manifest: true,
        // Browsers without modulepreload are older than the oldest that the build's syntax serves.
        modulePreload: { polyfill: false, resolveDependencies: neededAtOnce },
        reportCompressedSize: false,
        rolldownOptions: {
          output: {
            // A hash alone tells files apart; every file names a hundred others, and words cost bytes.
            chunkFileNames: ({ name }) =>
              name === "fetchAhead" ? `assets/${AHEAD}[hash:7].js` : "assets/[hash:7].js",
            entryFileNames: "assets/[hash:7].js",
            assetFileNames: "assets/[hash:7][extname]",
            codeSplitting: {
              groups: [
                { name: "shell", test: shell, priority: 3 },
                {
                  name: (id, graph) => (isSharedByFirstLoad(id, graph) ? "first" : null),
                  debugName: "first",
                  priority: 2,
                },
                {
                  name: (id, graph) => (isOfHomeAlone(id, graph) ? "home" : null),
                  debugName: "home",
                  includeDependenciesRecursively: false,
                  priority: 2,
                },
                {
                  name: (id, graph) => (isOfStoreLists(id, graph) ? "stores" : null),
                  debugName: "stores",
                  // What they are made of serves other screens too, which must not bring the lists along.
                  includeDependenciesRecursively: false,
                  priority: 2,
                },
                {
                  name: (id, graph) => (isOfTabs(id, graph) ? "tabs" : null),
                  debugName: "tabs",
                  includeDependenciesRecursively: false,
                  priority: 2,
                },
                { name: callGroup, debugName: "calls", includeDependenciesRecursively: false, priority: 2 },
                // Constants: who checks a field by them needs no schema.
                { name: "rules", test: /[\\/]src[\\/]contract[\\/]\w+Rules\.ts$/, priority: 2 },
                // The list of all paths serves the diagnostics page alone.
                {
                  name: "contract",
                  test: /[\\/](src[\\/]contract|node_modules[\\/]zod)[\\/](?!callPaths)/,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
  // React goes into the server's bundle, so that it is the production one whatever NODE_ENV says when serving.
  ssr: { noExternal: isSsrBuild ? true : [] },
  define: { ...told, ...(isSsrBuild && { "process.env.NODE_ENV": JSON.stringify("production") }) },
}));
