export const ADDRESS = "/sw.js";

interface Policies {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: () => string },
  ): { createScriptURL(text: string): string };
}

/** Address of the service worker, as a page takes it that takes addresses of scripts from trusted types alone. */
export function workerAddress(types: unknown = globalThis.trustedTypes): string {
  if (!isPolicies(types)) return ADDRESS;
  return types.createPolicy("worker", { createScriptURL: () => ADDRESS }).createScriptURL(ADDRESS);
}

function isPolicies(value: unknown): value is Policies {
  return typeof value === "object" && value !== null && "createPolicy" in value;
}
