import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import {
  cardsPrinted,
  opening as openingCall,
  type OpeningStep,
  openStore,
  type StepNow,
} from "#contract/calls/desk/opening.ts";
import { deskStore, listStores } from "#contract/calls/desk/stores.ts";
import { OrderType } from "#contract/enumerations.ts";
import { useMe } from "#desk/DeskApp.tsx";
import { Confirm } from "#desk/frame/Confirm.tsx";
import { PageHead } from "#desk/frame/PageHead.tsx";
import { useSaid } from "#desk/frame/Said.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { deskSend, readAnew, useDesk } from "#desk/net/deskSend.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import desk from "#desk/frame/Desk.module.css";
import styles from "./Opening.module.css";

/** What a store has and lacks to open, each with the way to where it is done; and its opening. */
export default function OpeningScreen() {
  const { t } = useTranslation("desk/opening");
  const { storeId: store_id = "" } = useParams();
  const read = useDesk(openingCall, { store_id });
  // Who comes back from a step has just done it: what was read a moment before is not what is so now.
  useEffect(() => void readAnew(openingCall), []);
  return (
    <div className={desk.page}>
      <PageHead title={t("title")} note={t("note")} />
      <Shown of={read}>{(now) => <Steps store_id={store_id} now={now} />}</Shown>
    </div>
  );
}

/** Where a step is done; null: by whoever has the provider at hand. */
function pathOf({ order_types: [way], step }: StepNow, store_id: string): string | null {
  const id = encodeURIComponent(store_id);
  const paths: Readonly<Record<OpeningStep, string | null>> = {
    account: "/account",
    company: "/company",
    store: `/facts/${id}`,
    hours: `/settings/${id}#hours-${way ?? OrderType.dineIn}`,
    taxes: null,
    ways: `/facts/${id}`,
    tables: `/tables/${id}`,
    menu: `/menu/${id}`,
    order: `/order/${id}`,
    cards: `/cards/${id}`,
  };
  return paths[step];
}

interface StepsProps {
  readonly store_id: string;
  readonly now: DeskResponse<typeof openingCall>;
}

function Steps({ now: { opened_at, steps }, store_id }: StepsProps) {
  const { t } = useTranslation("desk/opening");
  const { t: tb } = useTranslation("desk/board");
  const { rights } = useMe();
  const { said, say } = useSaid();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isReady = steps.every(({ state }) => state !== "missing");
  const again = () => Promise.all([openingCall, deskStore, listStores].map(readAnew));
  const open = async () => {
    setBusy(true);
    const answer = await deskSend(openStore, { store_id });
    await again();
    setBusy(false);
    setAsked(false);
    say(answer, answer.ok && answer.data.missing.length > 0 ? t("stillMissing") : undefined);
  };
  const noteCards = async () => {
    setBusy(true);
    say(await deskSend(cardsPrinted, { store_id }));
    await again();
    setBusy(false);
  };
  return (
    <>
      {opened_at !== null && <Notice kind="ok">{t("isOpen")}</Notice>}
      <ol className={`${desk.list} ${styles.steps}`}>
        {steps.map((step) => {
          const path = pathOf(step, store_id);
          const ways = step.order_types.map((way) => tb(`mode.${way}`)).join(" · ");
          const mayGo =
            path !== null &&
            (step.step !== "company" || rights.includes("operator")) &&
            (step.step !== "order" || steps.every((one) => one.step !== "menu" || one.state === "done"));
          return (
            <li key={step.step} data-state={step.state}>
              <div>
                <b>{mayGo ? <Link to={path}>{t(`step.${step.step}`)}</Link> : t(`step.${step.step}`)}</b>
                <p className={desk.soft}>{t(`about.${step.step}`)}</p>
                {step.state === "missing" && ways !== "" && <p>{t("missingFor", { ways })}</p>}
              </div>
              <div className={styles.end}>
                <span className={styles.state}>{t(`state.${step.state}`)}</span>
                {step.step === "menu" && step.state === "missing" && (
                  <Link to={`/menu/${encodeURIComponent(store_id)}/import`}>{t("bringMenu")}</Link>
                )}
                {step.step === "cards" && step.state !== "done" && (
                  <Button size="small" kind="quiet" busy={isBusy} onClick={() => void noteCards()}>
                    {t("cardsDone")}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ol>
      {said}
      {opened_at === null && rights.includes("operator") && (
        <>
          <Button disabled={!isReady} onClick={() => setAsked(true)}>
            {t("open")}
          </Button>
          {!isReady && <p className={desk.soft}>{t("notReady")}</p>}
        </>
      )}
      <Confirm
        open={isAsked}
        title={t("openTitle")}
        act={t("open")}
        kind="primary"
        busy={isBusy}
        onAct={() => void open()}
        onClose={() => setAsked(false)}
      >
        {t("openNote")}
      </Confirm>
    </>
  );
}
