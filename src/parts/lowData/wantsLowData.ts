import { isLowData, LOW_DATA_KEY, readLowData } from "#domain/device/lowData.ts";
import { local } from "#state/storage/storage.ts";
import { savesData } from "./savesData.ts";

/** Whether data is saved at this moment: by the customer's choice on this device, else by the device's. In a browser. */
export function wantsLowData(): boolean {
  return isLowData(readLowData(local.get(LOW_DATA_KEY)), savesData());
}
