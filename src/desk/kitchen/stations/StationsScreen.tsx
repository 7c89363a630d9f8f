import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import { changeKitchenPlan, kitchenPlan, type PlanChange } from "#contract/calls/desk/kitchen.ts";
import { deskSend, useDesk } from "#desk/net/deskSend.ts";
import desk from "#desk/frame/Desk.module.css";
import { PageHead } from "#desk/frame/PageHead.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { Told } from "#desk/frame/Told.tsx";
import { useTold } from "#desk/net/useTold.ts";
import { Switch } from "#ui/fields/Checkbox.tsx";
import { DishPlan } from "./DishPlan.tsx";
import { StationList } from "./StationList.tsx";
import styles from "./Stations.module.css";

/** Sends a change of the plan; whether it was done. What was not is said at the foot. */
export type Change = (change: PlanChange) => Promise<boolean>;

/** Which dishes of a store are made where, when they are served, and whether guests follow them. */
export default function StationsScreen() {
  const { t } = useTranslation("desk/stations");
  const { storeId: store_id = "" } = useParams();
  const read = useDesk(kitchenPlan, { store_id });
  const { hush, tell, tellFailure, told } = useTold();
  const change: Change = async (wanted) => {
    const answer = await deskSend(changeKitchenPlan, { store_id, change: wanted });
    await read.reload();
    if (answer.ok) tell("done", t("saved"));
    else tellFailure(answer, t("title"), () => void change(wanted));
    return answer.ok;
  };
  return (
    <div className={desk.page}>
      <PageHead title={t("title")} note={t("note")}>
        <Link className={styles.way} to={`/kitchen/${encodeURIComponent(store_id)}`}>
          {t("kitchen")}
        </Link>
      </PageHead>
      <Shown of={read}>
        {(plan) => (
          <>
            <StationList stations={plan.stations} change={change} />
            <section className={desk.card}>
              <Switch
                label={t("tell")}
                note={t("tellNote")}
                checked={plan.tells_dishes}
                onChange={({ target }) => void change({ kind: "tell", tells_dishes: target.checked })}
              />
            </section>
            <DishPlan plan={plan} change={change} />
          </>
        )}
      </Shown>
      <Told told={told} onClose={hush} />
    </div>
  );
}
