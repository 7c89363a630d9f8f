/**
 * Calls `wake` when the page may have missed something: it is looked at again, came back from the cache of pages, or
 * the network returned. Answers what ends it.
 */
export function browserWakes(wake: () => void): () => void {
  const onVisible = () => {
    if (document.visibilityState === "visible") wake();
  };
  const onShown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) wake();
  };
  document.addEventListener("visibilitychange", onVisible);
  window.addEventListener("pageshow", onShown);
  window.addEventListener("online", wake);
  return () => {
    document.removeEventListener("visibilitychange", onVisible);
    window.removeEventListener("pageshow", onShown);
    window.removeEventListener("online", wake);
  };
}
