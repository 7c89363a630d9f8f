import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams, useSearchParams } from "react-router-dom";
import { type Floor, floor as floorCall, party } from "#contract/calls/desk/floor.ts";
import { tableVisits } from "#contract/calls/desk/visits.ts";
import { useActs } from "#desk/board/useActs.ts";
import { useAwake } from "#desk/board/useAwake.ts";
import { useMe } from "#desk/DeskApp.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { Told } from "#desk/frame/Told.tsx";
import { readAnew } from "#desk/net/deskSend.ts";
import { useLive } from "#desk/net/useLive.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { useIsAtSide } from "#ui/layers/atSide.ts";
import tabs from "#desk/frame/Tabs.module.css";
import { ArrangeView } from "./arrange/ArrangeView.tsx";
import screen from "#desk/frame/Screen.module.css";
import styles from "./Floor.module.css";
import { FloorList, FloorPlan } from "./FloorTiles.tsx";
import { areasOf, needsSomebody } from "./floorWords.ts";
import { TableSheet } from "./TableSheet.tsx";
import { ViewChoice } from "./ViewChoice.tsx";

/** A store's tables: who sits where since when, what they wait for, and what can be done about it. */
export default function FloorScreen() {
  const { storeId = "" } = useParams();
  const live = useLive(floorCall, { store_id: storeId });
  return (
    <Shown of={live}>
      {(now) => <OpenFloor key={now.store.store_id} floor={now} isLost={live.isLost} read={live.reload} />}
    </Shown>
  );
}

interface OpenFloorProps {
  readonly floor: Floor;
  readonly isLost: boolean;
  readonly read: () => Promise<unknown>;
}

function OpenFloor({ floor: now, isLost, read }: OpenFloorProps) {
  const { t } = useTranslation("desk/floor");
  const { t: tb } = useTranslation("desk/board");
  const { store, tables } = now;
  const { rights } = useMe();
  const [query, setQuery] = useSearchParams();
  const isWide = useIsAtSide();
  const [opened, setOpened] = useState<string | null>(null);
  const acts = useActs(store, () => Promise.all([read(), readAnew(party), readAnew(tableVisits)]));
  useAwake();
  const areas = areasOf(tables);
  const asked = query.get("area");
  const area = areas.length < 2 ? null : (areas.find((one) => one === asked) ?? areas[0] ?? null);
  const view = query.get("view") === "list" || !isWide ? "list" : "plan";
  const isArranging = query.get("arrange") !== null && rights.includes("store");
  const go = (to: Readonly<Record<string, string | null>>) => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(to))
      if (value === null) next.delete(name);
      else next.set(name, value);
    setQuery(next, { replace: true });
  };
  if (tables.length === 0) return <EmptyState title={t("none")} />;
  if (isArranging)
    return (
      <>
        <ArrangeView
          floor={now}
          acts={acts}
          read={read}
          startsAt={area}
          onClose={() => go({ arrange: null })}
        />
        <Told told={acts.told} onClose={acts.hush} />
      </>
    );
  // On a phone who needs somebody first is first, wherever they sit.
  const shown = tables.filter((table) => area === null || table.area === area);
  const table = tables.find(({ table_id }) => table_id === opened);
  const tiles = {
    store,
    all: tables,
    tables: shown,
    onOpen: ({ table_id }: { readonly table_id: string }) => setOpened(table_id),
  };
  return (
    <div className={screen.screen}>
      <header className={screen.head}>
        <h1>
          {t("title")} <small>{store.name}</small>
        </h1>
        {areas.length > 1 && (
          <ul className={tabs.tabs} aria-label={t("areas")}>
            {areas.map((one) => {
              const needy = tables.filter((each) => each.area === one && needsSomebody(each)).length;
              return (
                <li key={one}>
                  <button
                    type="button"
                    className={tabs.tab}
                    aria-pressed={one === area}
                    onClick={() => go({ area: one })}
                  >
                    {one || t("noArea")}
                    {needy > 0 && <span data-urgent>{needy}</span>}
                  </button>
                </li>
              );
            })}
          </ul>
        )}
        <div className={styles.ways}>
          {isWide && (
            <ViewChoice view={view} onChoose={(one) => go({ view: one === "list" ? "list" : null })} />
          )}
          {rights.includes("store") && (
            <Button size="small" kind="plain" onClick={() => go({ arrange: "1" })}>
              {t("arrange")}
            </Button>
          )}
          <Link to={`/board/${encodeURIComponent(store.store_id)}`}>{tb("title")}</Link>
        </div>
      </header>
      <div role="status">{isLost && <Notice kind="warn">{tb("offline")}</Notice>}</div>
      {view === "plan" ? <FloorPlan {...tiles} /> : <FloorList {...tiles} />}
      {table !== undefined && (
        <TableSheet
          key={table.table_id}
          floor={now}
          table={table}
          acts={acts}
          mayAct={rights.includes("orders")}
          onOpen={setOpened}
          onClose={() => setOpened(null)}
        />
      )}
      <Told told={acts.told} onClose={acts.hush} />
    </div>
  );
}
