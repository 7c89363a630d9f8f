import { PayType } from "#contract/enumerations.ts";
import { storedAtom } from "#state/storage/storedAtom.ts";

const TYPES: readonly PayType[] = Object.values(PayType);

/** What was last paid with on this device, away from a table; null: nothing yet. */
export const lastPayTypeAtom = storedAtom<PayType | null>("noren.pay", null, {
  read: (text) => TYPES.find((type) => String(type) === text) ?? null,
  write: (type) => (type === null ? null : String(type)),
});
