import { local, textsIn } from "#state/storage/storage.ts";

/** Where this device keeps where the customer is. */
export const WHEREABOUTS_KEY = "noren.whereabouts";

/** The member's address that stores are looked for around; null where they are looked for elsewhere, or anywhere. */
export function addressAround(): string | null {
  return textsIn(local.get(WHEREABOUTS_KEY))["address_id"] ?? null;
}
