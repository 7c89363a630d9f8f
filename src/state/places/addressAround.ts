import { local } from "#state/storage/storage.ts";

/** Where this device keeps where the customer is. */
export const WHEREABOUTS_KEY = "noren.whereabouts";

/** The member's address that stores are looked for around; null where they are looked for elsewhere, or anywhere. */
export function addressAround(): string | null {
  try {
    const { address_id } = JSON.parse(local.get(WHEREABOUTS_KEY) ?? "{}") ?? {};
    return typeof address_id === "string" ? address_id : null;
  } catch {
    return null;
  }
}
