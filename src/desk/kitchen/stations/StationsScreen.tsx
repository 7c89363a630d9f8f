import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import { changeKitchenPlan, kitchenPlan, type PlanChange } from "#contract/calls/desk/kitchen.ts";
import { failureText } from "#desk/net/deskRefusal.ts";
import { deskSend, useDesk } from "#desk/net/deskSend.ts";
import desk from "#desk/frame/Desk.module.css";
import { Told } from "#desk/frame/Told.tsx";
import { useTold } from "#desk/net/useTold.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import { Switch } from "#ui/fields/Checkbox.tsx";
import { DishPlan } from "./DishPlan.tsx";
import { StationList } from "./StationList.tsx";
import styles from "./Stations.module.css";

/** Sends a change of the plan; whether it was done. What was not is said at the foot. */
export type Change = (change: PlanChange) => Promise<boolean>;

/** Which dishes of a store are made where, when they are served, and whether guests follow them. */
export default function StationsScreen() {
  const { t } = useTranslation("desk/stations");
  const { t: td } = useTranslation(["desk/desk", "form"]);
  const { storeId: store_id = "" } = useParams();
  const { data, failure, reload } = useDesk(kitchenPlan, { store_id });
  const { hush, tell, tellFailure, told } = useTold();
  const change: Change = async (wanted) => {
    const answer = await deskSend(changeKitchenPlan, { store_id, change: wanted });
    await reload();
    if (answer.ok) tell("done", t("saved"));
    else tellFailure(answer, t("title"), () => void change(wanted));
    return answer.ok;
  };
  if (data === undefined)
    return failure === undefined ? (
      <Skeleton lines={6} />
    ) : (
      <EmptyState title={td("failed")} action={<Button onClick={() => void reload()}>{td("retry")}</Button>}>
        {failureText(failure, td)}
      </EmptyState>
    );
  return (
    <div className={styles.page}>
      <div className={desk.head}>
        <h1>{t("title")}</h1>
        <Link className={styles.way} to={`/kitchen/${encodeURIComponent(store_id)}`}>
          {t("kitchen")}
        </Link>
      </div>
      <p className={desk.soft}>
        {data.store_name} · {t("note")}
      </p>
      {failure !== undefined && <Notice kind="danger">{failureText(failure, td)}</Notice>}
      <StationList stations={data.stations} change={change} />
      <section className={styles.card}>
        <Switch
          label={t("tell")}
          note={t("tellNote")}
          checked={data.tells_dishes}
          onChange={({ target }) => void change({ kind: "tell", tells_dishes: target.checked })}
        />
      </section>
      <DishPlan plan={data} change={change} />
      <Told told={told} onClose={hush} />
    </div>
  );
}
