import type { HostKind, LineTrouble } from "#state/signInDoor.ts";

/** What boot and the screens may ask of the app around the page; one adapter for each kind. */
export interface Host {
  readonly kind: HostKind;
  /**
   * Gets the host ready. Until it resolves nothing may change the address: LINE's SDK reads it, and rewrites it.
   * Resolves also when the host's own SDK cannot be reached, with what is wrong.
   */
  readonly start: () => Promise<HostReady>;
  /** Closes the page where the host can; false where it cannot. */
  readonly close: () => boolean;
}

export interface HostReady {
  /** Why the host's own services are missing; null when all is well. */
  readonly trouble: LineTrouble | null;
}
