/**
 * Since when the page is kept that is shown, in milliseconds, as the service worker wrote it; null for one that the
 * server sent just now.
 */
export function keptAt(): number | null {
  const since = typeof document === "undefined" ? undefined : document.documentElement.dataset["keptAt"];
  return since ? Number(since) : null;
}
