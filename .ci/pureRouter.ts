import type { Plugin } from "vite";

/**
 * Tells the bundler that the router's contexts, memos and refs do nothing by being made: those that nobody imports, with
 * all that they hold, then stay out of the build.
 */
export function pureRouter(): Plugin {
  return {
    name: "noren:pure-router",
    apply: "build",
    transform: {
      filter: { id: /node_modules[\\/]react-router[\\/]/ },
      handler: (code) => ({
        code: code.replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, "= /* @__PURE__ */ $1"),
        map: null,
      }),
    },
  };
}
