import type { Plugin } from "vite";

/**
 * Has the build's dynamic imports go by the app's own `loadCode` in place of Vite's helper, which asks for code without a
 * network too, and is twice as long. It is told of every file that comes, of a part's own as well.
 */
export function codeLoader(): Plugin {
  let isThere = false;
  return {
    name: "noren:code-loader",
    apply: "build",
    config: () => ({
      build: {
        modulePreload: {
          // Browsers without modulepreload are older than the oldest that the build's syntax serves.
          polyfill: false,
          resolveDependencies: (file, others, { hostType }) =>
            hostType === "js" && !others.includes(file) ? [file, ...others] : others,
        },
      },
    }),
    transform: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => {
        isThere = true;
        return { code: 'export { loadCode as __vitePreload } from "#net/loadCode.ts";', map: null };
      },
    },
    buildEnd(error) {
      if (error === undefined && !isThere)
        this.error("Vite loads code by another helper than the one that is replaced");
    },
  };
}
