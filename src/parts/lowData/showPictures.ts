import type { createStore } from "jotai";
import { pictureInsteadAtom } from "./pictureInsteadAtom.ts";

/** Shows pictures, or has them wait for a tap, from now on; rejects where the code for the second does not come. */
export async function showPictures(
  isShown: boolean,
  store: Pick<ReturnType<typeof createStore>, "set">,
): Promise<void> {
  const instead = isShown ? null : (await import("./LowPicture.tsx")).default;
  store.set(pictureInsteadAtom, () => instead);
}
