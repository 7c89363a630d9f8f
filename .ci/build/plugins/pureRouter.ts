import type { Plugin } from "vite";

/**
 * Tells the bundler that the router's contexts, memos and refs do nothing by being made, and leaves out the names that
 * React's tools alone show: those that nobody imports (links, forms, a framework's scripts), with all that they hold,
 * then stay out of the build. The package has but one build for browsers, with warnings for developers: they go too.
 */
export function pureRouter(): Plugin {
  return {
    name: "noren:pure-router",
    apply: "build",
    transform: {
      filter: { id: /node_modules[\\/]react-router[\\/]/ },
      handler: (code) => ({
        code: code
          .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, "= /* @__PURE__ */ $1")
          .replace(/^\w+\.displayName = ".*";$/gm, "")
          .replace("var ENABLE_DEV_WARNINGS = true;", "var ENABLE_DEV_WARNINGS = false;"),
        map: null,
      }),
    },
  };
}
