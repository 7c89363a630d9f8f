import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import { deskAllergens } from "#contract/calls/desk/allergens.ts";
import { door } from "#contract/calls/desk/door.ts";
import { PageHead } from "#desk/frame/PageHead.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { type DeskFailure, deskSend, readAnew } from "#desk/net/deskSend.ts";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import desk from "#desk/frame/Desk.module.css";
import { FillIn } from "./FillIn.tsx";
import type { AllergensRead } from "./statements.ts";

/** What the menu states of allergens, filled in for all of it: as a table where there is room, else dish by dish. */
export default function AllergensScreen() {
  const { t } = useTranslation("desk/allergens");
  const { storeId: store_id = "" } = useParams();
  return (
    <div className={desk.page}>
      <PageHead title={t("title")} note={t("note")}>
        <div className={desk.acts}>
          <Link to={`/allergens/${encodeURIComponent(store_id)}/sheet`}>{t("toSheet")}</Link>
        </div>
      </PageHead>
      <OfStore key={store_id} store_id={store_id} />
    </div>
  );
}

function OfStore({ store_id }: { readonly store_id: string }) {
  const { t } = useTranslation("desk/allergens");
  const read = useReadOnce(store_id);
  return (
    <Shown of={read}>
      {(data) =>
        data.dishes.length === 0 ? (
          <EmptyState title={t("none")} />
        ) : (
          <FillIn store_id={store_id} read={data} />
        )
      }
    </Shown>
  );
}

/** Read as one comes to the screen, and not again while one fills it in: what others change is told with what one sends. */
function useReadOnce(store_id: string) {
  const [data, setData] = useState<AllergensRead>();
  const [failure, setFailure] = useState<DeskFailure>();
  const [tries, setTries] = useState(1);
  const [answers, setAnswers] = useState(0);
  useEffect(() => {
    let isWanted = true;
    void deskSend(deskAllergens, { store_id }).then((answer) => {
      if (!isWanted) return;
      if (answer.ok) setData(answer.data);
      else if (answer.kind === "fault" && answer.fault === "not_signed_in") void readAnew(door);
      setFailure(answer.ok ? undefined : answer);
      setAnswers(tries);
    });
    return () => {
      isWanted = false;
    };
  }, [store_id, tries]);
  return {
    data,
    failure,
    isValidating: answers < tries,
    reload: async () => setTries(tries + 1),
  };
}
