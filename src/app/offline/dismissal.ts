import { CACHE_PREFIX } from "#domain/device/lowData.ts";

let asked: Promise<boolean> | undefined;

/** Rids the browser of the worker and of what it kept where its server has none any more; whether it did. Asks once. */
export function leaveIfDismissed(container: ServiceWorkerContainer): Promise<boolean> {
  asked ??= isDismissed(ADDRESS, fetch).then(async (isGone) => {
    if (isGone) await leave(container);
    return isGone;
  });
  return asked;
}

async function leave(container: ServiceWorkerContainer): Promise<void> {
  await (await container.getRegistration())?.unregister();
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/**
 * Whether the server says that it has no worker any more (404, 410): then one that is there is to go, which a browser
 * would keep by itself. Without a network nothing is known, and it stays.
 */
export async function isDismissed(address: string, get: typeof fetch): Promise<boolean> {
  const answer = await get(address, { method: "HEAD", cache: "no-store" }).catch(() => null);
  return answer?.status === 404 || answer?.status === 410;
}

const ADDRESS = "/sw.js";

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
