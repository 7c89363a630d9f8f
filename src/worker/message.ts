import { isRecord } from "#domain/values/untrusted.ts";

/** What a page tells the worker. */
export type Message =
  /** Keep the page of this address, read anew; not again within `pause` milliseconds. `isLow`: without what it leaves to be read. */
  | { readonly type: "keep"; readonly address: string; readonly pause: number; readonly isLow?: boolean }
  /** Keep these files, which came before the worker was there. */
  | { readonly type: "used"; readonly addresses: readonly string[] }
  /** The account is another one: forget all pages. */
  | { readonly type: "forget" }
  /** Say whether the build of the page that has this file is older than the worker's. */
  | { readonly type: "isNewer"; readonly address: string }
  /** Take over from the worker before. */
  | { readonly type: "takeOver" };

/** What the worker tells the page that asked: the page of this address is kept as the server has it now. */
export interface Kept {
  readonly type: "kept";
  readonly address: string;
}

/** What a worker that waits tells a page of an older build. */
export interface Newer {
  readonly type: "newer";
}

/** Reads a message; null when it is none. Pages of another build may send what this one does not know. */
export function readMessage(data: unknown): Message | null {
  if (!isRecord(data)) return null;
  const { type, address, pause, addresses, isLow } = data;
  if (type === "forget" || type === "takeOver") return { type };
  if (type === "isNewer" && typeof address === "string") return { type, address };
  if (type === "keep" && typeof address === "string")
    return { type, address, pause: typeof pause === "number" ? pause : 0, isLow: isLow === true };
  if (type === "used" && Array.isArray(addresses))
    return { type, addresses: addresses.filter((each) => typeof each === "string") };
  return null;
}

/** Whether it is the worker's word that a page is kept. */
export function isKept(data: unknown): data is Kept {
  return isRecord(data) && data["type"] === "kept" && typeof data["address"] === "string";
}

/** Whether it is the word of a newer build's worker. */
export function isNewer(data: unknown): data is Newer {
  return isRecord(data) && data["type"] === "newer";
}
