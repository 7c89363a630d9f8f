import { useState } from "react";
import { useTranslation } from "react-i18next";
import { arrangeFloor, type Floor, type TablePlace } from "#contract/calls/desk/floor.ts";
import type { Acts } from "#desk/board/useActs.ts";
import { deskSend } from "#desk/net/deskSend.ts";
import tabs from "#desk/frame/Tabs.module.css";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { useIsAtSide } from "#ui/layers/atSide.ts";
import screen from "#desk/frame/Screen.module.css";
import styles from "./Arrange.module.css";
import { ViewChoice } from "#desk/floor/ViewChoice.tsx";
import { ArrangeList } from "./ArrangeList.tsx";
import { ArrangePlan } from "./ArrangePlan.tsx";
import { AreaForm } from "./AreaForm.tsx";
import { useArrangement } from "./useArrangement.ts";

interface ArrangeViewProps {
  readonly floor: Floor;
  readonly acts: Acts;
  readonly read: () => Promise<unknown>;
  /** The area that was looked at. */
  readonly startsAt: string | null;
  readonly onClose: () => void;
}

const placeOf = ({ area, shape, table_id, x, y }: TablePlace): TablePlace => ({
  area,
  shape,
  table_id,
  x,
  y,
});

/** Arranging a store's tables: by dragging them, by the arrow keys, or in a list; saved as a whole. */
export function ArrangeView({ acts, floor, onClose, read, startsAt }: ArrangeViewProps) {
  const { t } = useTranslation("desk/floor");
  const { t: tb } = useTranslation("desk/board");
  const arrangement = useArrangement(floor);
  const { areas, isDirty, isOvertaken, tables } = arrangement;
  const [asked, setArea] = useState(startsAt);
  const [isBusy, setBusy] = useState(false);
  const [isList, setList] = useState(false);
  const isWide = useIsAtSide();
  const area = areas.find((one) => one === asked) ?? areas[0] ?? "";
  const { store_id } = floor.store;

  /** Saves places by whoever saw what the stamp stands for; the stamp of what there is then, null where it was not saved. */
  const send = async (places: readonly TablePlace[], stamp: string): Promise<string | null> => {
    setBusy(true);
    const answer = await deskSend(arrangeFloor, { store_id, stamp, places: [...places] });
    if (answer.ok) arrangement.settle();
    const now = await read();
    setBusy(false);
    if (!answer.ok) {
      acts.tellFailure(answer, t("arrange"), () => void send(places, stamp));
      return null;
    }
    acts.tell("done", t("saved"));
    return isFloor(now) ? now.stamp : null;
  };
  /** The same of what was arranged here: what was there before can be had again. */
  const save = async (places: readonly TablePlace[]): Promise<boolean> => {
    const newest = await send(places, arrangement.stamp);
    if (newest === null) return false;
    acts.tell("done", t("saved"), { label: tb("undo"), go: () => void send(before, newest) });
    return true;
  };
  const before = floor.is_arranged ? floor.tables.map(placeOf) : [];
  return (
    <div className={screen.screen}>
      <header className={screen.head}>
        <h1>{t("arrange")}</h1>
        {areas.length > 1 && (
          <ul className={tabs.tabs} aria-label={t("areas")}>
            {areas.map((one) => (
              <li key={one}>
                <button
                  type="button"
                  className={tabs.tab}
                  aria-pressed={one === area}
                  onClick={() => setArea(one)}
                >
                  {one || t("noArea")}
                  <span>{tables.filter((table) => table.area === one).length}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.buttons}>
          {isWide && (
            <ViewChoice view={isList ? "list" : "plan"} onChoose={(one) => setList(one === "list")} />
          )}
          <Button kind="quiet" size="small" disabled={!isDirty} onClick={arrangement.undo}>
            {tb("undo")}
          </Button>
          <Button
            size="small"
            busy={isBusy}
            disabled={!isDirty}
            onClick={() => void save(tables.map(placeOf))}
          >
            {tb("save")}
          </Button>
          <Button kind="plain" size="small" onClick={onClose}>
            {t(isDirty ? "discard" : "close")}
          </Button>
        </div>
      </header>
      {isOvertaken && (
        <div role="alert" className={styles.overtaken}>
          <Notice kind="warn">{t("overtaken")}</Notice>
          <div className={styles.answers}>
            <Button size="small" kind="quiet" onClick={arrangement.takeTheirs}>
              {t("takeTheirs")}
            </Button>
            <Button size="small" kind="quiet" onClick={arrangement.keepOwn}>
              {t("keepOwn")}
            </Button>
          </div>
        </div>
      )}
      <p className={styles.note}>{t(isWide && !isList ? "arrangeNote" : "arrangeListNote")}</p>
      {isWide && !isList ? (
        <ArrangePlan key={area} area={area} arrangement={arrangement} />
      ) : (
        <ArrangeList area={area} arrangement={arrangement} />
      )}
      <div className={styles.foot}>
        <AreaForm key={area} area={area} arrangement={arrangement} onArea={setArea} />
        {floor.is_arranged && (
          <Button
            kind="plain"
            size="small"
            busy={isBusy}
            onClick={async () => {
              if (await save([])) onClose();
            }}
          >
            {t("automatic")}
          </Button>
        )}
      </div>
    </div>
  );
}

/** What a read of the floor came to; nothing where it failed. */
const isFloor = (read: unknown): read is Pick<Floor, "stamp"> =>
  typeof read === "object" && read !== null && "stamp" in read && typeof read.stamp === "string";
