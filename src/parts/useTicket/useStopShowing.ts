import { useState } from "react";

/** Stops showing something at the counter: its code is good for nothing from then on, unless the clerk was quicker. */
export function useStopShowing(
  send: () => Promise<{ readonly ok: boolean }>,
  readAgain: () => Promise<unknown>,
) {
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const stop = async () => {
    if (isBusy) return;
    setBusy(true);
    setFailed(false);
    const { ok } = await send();
    // What became of it is the provider's to say, whoever was quicker.
    await readAgain();
    setFailed(!ok);
    setBusy(false);
  };
  return { isBusy, hasFailed, stop };
}
