/** Name of the cookie, and key of local storage, that keeps the choice of saving data on this device. */
export const LOW_DATA_KEY = "low_data";

/** `auto`: as the device says, by the header `Save-Data` or by `navigator.connection.saveData`. */
export type LowData = "auto" | "on" | "off";

/** Any other text is the device's own choice. */
export function readLowData(text: string | null | undefined): LowData {
  return text === "on" || text === "off" ? text : "auto";
}

/** Whether pictures, maps and what may come next wait until they are asked for. */
export function isLowData(chosen: LowData, deviceSaves: boolean): boolean {
  return chosen === "on" || (chosen === "auto" && deviceSaves);
}
