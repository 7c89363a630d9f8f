declare global {
  interface Navigator {
    /** Missing in Safari and Firefox. */
    readonly connection?: {
      readonly saveData?: boolean;
      /** "4g", "3g", "2g" or "slow-2g". */
      readonly effectiveType?: string;
    };
  }
}

/** Whether the customer asks for as little data as can be, by the browser's or the system's setting. */
export function savesData(): boolean {
  return (
    navigator.connection?.saveData === true || window.matchMedia("(prefers-reduced-data: reduce)").matches
  );
}
