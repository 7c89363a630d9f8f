import { local } from "#state/local.ts";
import type { LineTrouble } from "#state/signInDoor.ts";

/** What a blocked or full storage throws, in Firefox too. */
const STORAGE_ERROR = /^(SecurityError|QuotaExceededError|NS_ERROR_DOM_QUOTA_REACHED)$/;

/**
 * What is wrong when LINE's SDK throws: a refusal, or a storage that it cannot use; everything else (no network, a wrong
 * LIFF id) means that LINE cannot be had now.
 */
export function lineTroubleOf(error: unknown): LineTrouble {
  const isNamed = error instanceof Error || error instanceof DOMException;
  const { name, message } = isNamed ? error : { name: "", message: "" };
  if (/access_denied/i.test(message)) return "cancelled";
  return STORAGE_ERROR.test(name) || local.health() === "blocked" ? "no_storage" : "unreachable";
}
