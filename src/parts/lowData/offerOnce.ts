import { local } from "#state/storage/storage.ts";

const KEY = "low_data_offered";

/** Whether this device was offered to save data before: what was answered holds. */
export function wasOffered(): boolean {
  return local.get(KEY) !== null;
}

export function rememberOffer(): void {
  local.set(KEY, "1");
}
