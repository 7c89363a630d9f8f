import { useEffect, useState } from "react";
import { pay } from "#contract/calls/payment.ts";
import { useSend } from "#net/useCall.ts";

/**
 * Leads back to the payment page of a payment that was begun and is not decided; it never begins a second one. Where
 * there is no page any more, `ask` finds out why.
 */
export function useGoOnPaying(trans_id: string, ask: () => void) {
  const send = useSend();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const back = () => setBusy(false);
    window.addEventListener("pageshow", back);
    return () => window.removeEventListener("pageshow", back);
  }, []);
  const goOn = async () => {
    setBusy(true);
    const answer = await send(pay, { trans_id }, { handles: [412, 413, 424, 428] });
    if (answer.ok && answer.data.redirect_url !== null) {
      return window.location.assign(answer.data.redirect_url);
    }
    setBusy(false);
    ask();
  };
  return { isBusy, goOn: () => void goOn() };
}
