interface TrustedTypes {
  readonly defaultPolicy: unknown;
  readonly createPolicy: (
    name: string,
    rules: { readonly createHTML: (text: string) => string | null },
  ) => unknown;
}

declare global {
  /** Missing where the browser does not know trusted types. */
  var trustedTypes: TrustedTypes | undefined;
}

/** What Leaflet writes while it finds out what the browser can draw. */
const TRIED = new Set(["<svg/>", '<v:shape adj="1"/>']);

/**
 * Pages take HTML from trusted types alone, and Leaflet tries two constant pieces of it when it is loaded: those two
 * are let through, and nothing else is.
 */
export function trustLeaflet(types: TrustedTypes | undefined = globalThis.trustedTypes): void {
  if (!types || types.defaultPolicy) return;
  types.createPolicy("default", { createHTML: (text) => (TRIED.has(text) ? text : null) });
}
