import type { Plugin } from "vite";

/** Has V8 compile the whole file while it comes, beside the page's thread; to other engines it is a comment. */
export const COMPILED_AHEAD = "//# allFunctionsCalledOnLoad\n";

/**
 * Marks the file with React and what else every page stands on: most of it is called at once. Else each function is
 * compiled on the page's thread when it is first called, React as one of them, while the page is taken over.
 */
export function compiledAhead(): Plugin {
  return {
    name: "noren:compiled-ahead",
    apply: "build",
    generateBundle: {
      // After the minifier, which leaves no comment.
      order: "post",
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === "chunk" && file.moduleIds.some((id) => id.includes("/node_modules/react-dom/")))
            file.code = COMPILED_AHEAD + file.code;
      },
    },
  };
}
