import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import { deskMenu } from "#contract/calls/desk/menu.ts";
import desk from "#desk/frame/Desk.module.css";
import { PageHead } from "#desk/frame/PageHead.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { useDesk } from "#desk/net/deskSend.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import type { DeskMenu } from "#contract/calls/desk/menu.ts";
import { menuPath } from "../menuPath.ts";
import { ChangeFields } from "./ChangeFields.tsx";
import { ChooseDishes } from "./ChooseDishes.tsx";
import { LookedAt } from "./LookedAt.tsx";
import styles from "./Many.module.css";
import { useMany } from "./useMany.ts";

/** Many dishes of a store's menu changed alike: chosen, looked at, done, and taken back. */
export default function ManyScreen() {
  const { t } = useTranslation("desk/publish");
  const { storeId: store_id = "" } = useParams();
  const read = useDesk(deskMenu, { store_id });
  return (
    <div className={desk.page}>
      <PageHead title={t("many.title")} note={t("many.note")}>
        <div className={desk.acts}>
          <Link to={menuPath(store_id)}>{t("menu")}</Link>
          <Link to={menuPath(store_id, "publish")}>{t("title")}</Link>
        </div>
      </PageHead>
      <Shown of={read}>{(menu) => <Many menu={menu} store_id={store_id} />}</Shown>
    </div>
  );
}

function Many({ menu, store_id }: { readonly menu: DeskMenu; readonly store_id: string }) {
  const { t } = useTranslation("desk/publish");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const many = useMany(menu, store_id, chosen);
  const { busy, done, fault, left, looked, said, typed } = many;
  return (
    <>
      {said}
      {done.map(({ id, undo, words }) => (
        <Notice
          key={id}
          kind="ok"
          action={
            undo !== null && (
              <Button size="small" kind="quiet" busy={busy === "undo"} onClick={() => void many.undo(id)}>
                {t("many.undo")}
              </Button>
            )
          }
        >
          {words}
        </Notice>
      ))}
      {left !== null && <p role="status">{t("many.left", { count: left })}</p>}
      <div className={styles.columns}>
        <ChooseDishes
          menu={menu}
          chosen={chosen}
          onChoose={(next) => {
            setChosen(next);
            many.forget();
          }}
        />
        <form
          className={styles.change}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void many.look();
          }}
        >
          <h2>{t("many.change")}</h2>
          <ChangeFields menu={menu} typed={typed} fault={fault} onType={many.type} />
          {looked === null ? (
            <Button type="submit" disabled={chosen.size === 0} busy={busy === "look"}>
              {t("many.look")}
            </Button>
          ) : looked.count === 0 ? (
            <Notice kind="info">{t("many.nothing")}</Notice>
          ) : (
            <>
              {looked.isAnew && <Notice kind="warn">{t("many.anew")}</Notice>}
              <LookedAt
                menu={menu}
                change={looked.change}
                dishes={looked.dishes}
                count={looked.count}
                state={t(typed.kind === "out" ? "many.isOut" : "many.isBack")}
              />
              <div className={desk.acts}>
                <Button busy={busy === "do"} onClick={() => void many.act()}>
                  {t("many.do", { count: looked.count })}
                </Button>
                <Button kind="quiet" onClick={many.forget}>
                  {t("many.notYet")}
                </Button>
              </div>
            </>
          )}
        </form>
      </div>
    </>
  );
}
