/** What LINE's app puts into the page of a LIFF app, run before any script of the page. */
export function liffBridge(): void {
  Object.assign(window, { _liff: { features: [], postMessage: () => {} } });
}
