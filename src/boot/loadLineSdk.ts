import type { LineSdk } from "./hosts/line.ts";

interface LineSettings {
  readonly liffId: string | null;
  readonly lineLogin: "line" | "stand_in" | null;
  /** Origin of the provider, which carries the stand-in. */
  readonly apiBase: string;
}

/** Loads LINE's SDK, or where the operator has no keys and shows the demo the one that speaks with the stand-in. */
export async function loadLineSdk({ liffId, lineLogin, apiBase }: LineSettings): Promise<LineSdk> {
  if (lineLogin === "stand_in") return (await import("#liff/standIn.ts")).standInSdk(liffId, apiBase);
  if (!liffId) throw new Error("LINE login needs a LIFF id");
  return (await import("#liff/sdk.ts")).lineSdk(liffId);
}
