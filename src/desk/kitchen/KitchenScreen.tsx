import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams, useSearchParams } from "react-router-dom";
import { type Kitchen, kitchen } from "#contract/calls/desk/kitchen.ts";
import { BlockedSound, MuteButton } from "#desk/board/SoundParts.tsx";
import { useAwake } from "#desk/board/useAwake.ts";
import { useMe } from "#desk/DeskApp.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { Told } from "#desk/frame/Told.tsx";
import { useLive } from "#desk/net/useLive.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import desk from "#desk/frame/Desk.module.css";
import tabs from "#desk/frame/Tabs.module.css";
import screen from "#desk/frame/Screen.module.css";
import styles from "./Kitchen.module.css";
import { ALL, type At, countAt, NONE, partiesAtPass, PASS, workAt } from "./kitchenViews.ts";
import { PassView } from "./PassView.tsx";
import { StationView } from "./StationView.tsx";
import { useChime } from "./useChime.ts";
import { useMarks } from "./useMarks.ts";

/** A store's kitchen: what is to be made at each station, and what has come together at the pass. */
export default function KitchenScreen() {
  const { storeId = "" } = useParams();
  const live = useLive(kitchen, { store_id: storeId });
  return (
    <Shown of={live}>
      {(now) => (
        <OpenKitchen key={now.store.store_id} kitchen={now} isLost={live.isLost} read={live.reload} />
      )}
    </Shown>
  );
}

interface OpenKitchenProps {
  readonly kitchen: Kitchen;
  readonly isLost: boolean;
  readonly read: () => Promise<unknown>;
}

function OpenKitchen({ isLost, kitchen: now, read }: OpenKitchenProps) {
  const { t } = useTranslation("desk/kitchen");
  const { t: tb } = useTranslation("desk/board");
  const [query, setQuery] = useSearchParams();
  const marks = useMarks(now.store, read);
  const { rights } = useMe();
  const at = placeOf(query.get("at"), now);
  const heard = at === PASS ? ALL : at;
  const sound = useChime(
    heard,
    workAt(now, heard).now.flatMap(({ lines }) => lines.map(({ line_id }) => line_id)),
  );
  useAwake();
  const go = (to: At) => setQuery(to === ALL ? {} : { at: to }, { replace: true });
  const own = encodeURIComponent(now.store.store_id);
  return (
    <div className={screen.screen}>
      <header className={screen.head}>
        <h1>
          {t("title")} <small>{now.store.name}</small>
        </h1>
        <ul className={tabs.tabs} aria-label={t("views")}>
          {placesOf(now, t).map(({ count, label, place }) => (
            <li key={place}>
              <button
                type="button"
                className={tabs.tab}
                aria-pressed={at === place}
                onClick={() => go(place)}
              >
                {label}
                <span>{count}</span>
              </button>
            </li>
          ))}
        </ul>
        <nav className={styles.ways}>
          <Link to={`/board/${own}`}>{t("board")}</Link>
          {rights.includes("store") && <Link to={`/stations/${own}`}>{t("plan")}</Link>}
        </nav>
        <MuteButton sound={sound} />
      </header>
      <div role="status">{isLost && <Notice kind="warn">{tb("offline")}</Notice>}</div>
      <BlockedSound sound={sound} />
      {at === PASS ? (
        <PassView kitchen={now} marks={marks} mayAct={rights.includes("orders")} />
      ) : (
        <StationView key={at} kitchen={now} at={at} marks={marks} mayAct={rights.includes("orders")} />
      )}
      {now.more > 0 && <p className={desk.soft}>{t("more", { count: now.more })}</p>}
      <Told told={marks.told} onClose={marks.hush} />
    </div>
  );
}

/** What the address asks for; all of it where there is no such station. */
function placeOf(asked: string | null, { stations }: Pick<Kitchen, "stations">): At {
  const isThere = asked === PASS || asked === NONE || stations.some(({ station_id }) => station_id === asked);
  return isThere && asked !== null ? asked : ALL;
}

interface Place {
  readonly place: At;
  readonly label: ReactNode;
  readonly count: number;
}

/** Where one can look: what has no station is there only while something has none. */
function placesOf(now: Kitchen, t: ReturnType<typeof useTranslation<"desk/kitchen">>["t"]): readonly Place[] {
  const stations = now.stations.map(({ name, station_id }) => ({
    place: station_id,
    label: name,
    count: countAt(now, station_id),
  }));
  const without = countAt(now, NONE);
  return [
    { place: ALL, label: t("all"), count: countAt(now, ALL) },
    ...stations,
    ...(stations.length > 0 && without > 0 ? [{ place: NONE, label: t("none"), count: without }] : []),
    {
      place: PASS,
      label: t("pass"),
      count: partiesAtPass(now).filter(({ is_complete }) => is_complete).length,
    },
  ];
}
