import type { Plugin } from "vite";
import { allCalls, callNames } from "#contract/registry.ts";

const REFERENCE = /\blight\(\s*\(\) =>\s*import\(("[^"]+")\),\s*"(\w+)",?\s*\)/g;

/**
 * Fills in what a light reference to a call says without its schemas: path, access and effect, as the call's declaration
 * has them. For every build and every test: the source names the call alone.
 */
export function lightCalls(): Plugin {
  const byName = new Map(allCalls.map((call) => [callNames.get(call), call]));
  return {
    name: "noren:light-calls",
    enforce: "pre",
    transform: {
      filter: { code: /\blight\(/ },
      handler(source, id) {
        if (!REFERENCE.test(source)) return null;
        const code = source.replaceAll(REFERENCE, (_, from: string, name: string) => {
          const call = byName.get(name);
          if (call === undefined) throw new Error(`${id} refers to a call ${name}, which no file declares`);
          const known = [call.path, call.access, call.effect].map((each) => JSON.stringify(each));
          return `callReference(${known.join(", ")}, () => import(${from}).then((calls) => calls.${name}))`;
        });
        return { code: code.replace(/\bimport \{([^}]*)\blight\b/, "import {$1callReference"), map: null };
      },
    },
  };
}
