import { CACHE_PREFIX } from "#domain/cachePrefix.ts";
import { isDismissed } from "./dismissal.ts";
import { ADDRESS } from "./workerAddress.ts";

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
