import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams, useSearchParams } from "react-router-dom";
import { counterUses, decideUse, type DecidedUse, reverseUse } from "#contract/calls/desk/uses.ts";
import { PageHead } from "#desk/frame/PageHead.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { Told } from "#desk/frame/Told.tsx";
import { deskSend, useDesk } from "#desk/net/deskSend.ts";
import { useTold } from "#desk/net/useTold.ts";
import desk from "#desk/frame/Desk.module.css";
import { FindUse } from "./FindUse.tsx";
import { ShownUsePanel } from "./ShownUsePanel.tsx";
import { TodayUses } from "./TodayUses.tsx";

/** Milliseconds between reads: another clerk decides, too. */
const EVERY = 10_000;

/** What customers redeem at the counter: found by the code on their screen, decided, and taken back on its day. */
export default function UsesScreen() {
  const { t } = useTranslation("desk/uses");
  const { t: td } = useTranslation("desk/desk");
  const { storeId: store_id = "" } = useParams();
  // What was found is named by the address, without its code: a page that is loaded anew still shows it.
  const [query, setQuery] = useSearchParams();
  const use_id = query.get("use");
  const listed = useDesk(counterUses, { store_id }, { every: EVERY });
  const { hush, tell, tellFailure, told } = useTold();
  const [busy, setBusy] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    // A clerk with a queue types the next digits at once: as the screen opens, and after each decision.
    if (isFirst.current && use_id === null) field.current?.focus();
    isFirst.current = false;
  }, [use_id]);
  const close = (id: string) => {
    // Another one may have been found meanwhile.
    setQuery((now) => (now.get("use") === id ? {} : now), { replace: true });
    field.current?.focus();
  };

  async function decide(id: string, is_confirmed: boolean, label: string): Promise<void> {
    if (busy !== null) return;
    setBusy(id);
    const answer = await deskSend(decideUse, { store_id, use_id: id, is_confirmed });
    setBusy(null);
    if (!answer.ok) return tellFailure(answer, label, () => void decide(id, is_confirmed, label));
    const { outcome } = answer.data;
    tell(outcome === "confirmed" || outcome === "refused" ? "done" : "refused", t(`said.${outcome}`));
    close(id);
    await listed.reload();
  }

  async function reverse(use: DecidedUse): Promise<void> {
    if (busy !== null) return;
    setBusy(use.use_id);
    const answer = await deskSend(reverseUse, { store_id, use_id: use.use_id });
    setBusy(null);
    if (!answer.ok) return tellFailure(answer, t("reverse"), () => void reverse(use));
    const { outcome } = answer.data;
    tell(outcome === "reversed" ? "done" : "refused", t(`said.${outcome}`));
    await listed.reload();
  }

  return (
    <div className={desk.page}>
      <PageHead title={td("page.uses")} />
      {use_id !== null && (
        <ShownUsePanel
          key={use_id}
          storeId={store_id}
          id={use_id}
          isBusy={busy === use_id}
          onDecide={(isConfirmed, label) => void decide(use_id, isConfirmed, label)}
          onSeen={() => void listed.reload()}
          onClose={() => close(use_id)}
        />
      )}
      <FindUse
        storeId={store_id}
        field={field}
        isMain={use_id === null}
        onFound={(found) => {
          hush();
          setQuery({ use: found }, { replace: true });
        }}
        onFailure={tellFailure}
      />
      <h2>{t("today")}</h2>
      <Shown of={listed}>
        {(day) => <TodayUses day={day} busy={busy} onReverse={(use) => void reverse(use)} />}
      </Shown>
      <Told told={told} onClose={hush} />
    </div>
  );
}
