import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useBlocker } from "react-router-dom";
import { Confirm } from "#desk/frame/Confirm.tsx";
import { HistoryAllowed } from "#ui/layers/historyAllowed.ts";
import { doneIn } from "../done.ts";

/** Asks whoever leaves a page whether to let go of what they have typed there. */
export function LeaveGuard({ isDirty }: { readonly isDirty: boolean }) {
  const { t } = useTranslation("desk/menu");
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname && doneIn(nextLocation.state) === null,
  );
  const closing = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isDirty) event.preventDefault();
  });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => closing(event);
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, []);
  // An entry of its own in the history would stand between the router and the page that one leaves for.
  return (
    <HistoryAllowed value={false}>
      <Confirm
        open={blocker.state === "blocked"}
        title={t("leave.title")}
        act={t("leave.act")}
        stay={t("leave.stay")}
        onAct={() => blocker.proceed?.()}
        onClose={() => blocker.reset?.()}
      >
        {t("leave.note")}
      </Confirm>
    </HistoryAllowed>
  );
}
