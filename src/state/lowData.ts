import { LOW_DATA_KEY, type LowData, readLowData } from "#domain/lowData.ts";
import { storedAtom } from "./storedAtom.ts";

/** Whether pictures wait for a tap, as the customer chose on this device. */
export const lowDataAtom = storedAtom<LowData>(LOW_DATA_KEY, "auto", {
  read: readLowData,
  write: (chosen) => (chosen === "auto" ? null : chosen),
});
