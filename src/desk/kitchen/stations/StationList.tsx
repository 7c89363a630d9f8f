import { type SyntheticEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Confirm } from "#desk/frame/Confirm.tsx";
import type { Station } from "#contract/calls/desk/kitchen.ts";
import desk from "#desk/frame/Desk.module.css";
import { Button } from "#ui/actions/Button.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { TextInput } from "#ui/fields/TextInput.tsx";
import { Sheet } from "#ui/layers/Sheet.tsx";
import type { Change } from "./StationsScreen.tsx";
import styles from "./Stations.module.css";

const LONGEST = 20;

interface StationListProps {
  readonly stations: readonly Station[];
  readonly change: Change;
}

/** The stations in the order of the kitchen's tabs: each can be renamed, moved and removed, and another one added. */
export function StationList({ change, stations }: StationListProps) {
  const { t } = useTranslation("desk/stations");
  const { t: td } = useTranslation("desk/desk");
  // "new": one that is to be added.
  const [named, setNamed] = useState<Station | "new" | null>(null);
  const [removed, setRemoved] = useState<Station | null>(null);
  return (
    <section className={desk.card} aria-labelledby="stations">
      <div className={desk.head}>
        <h2 id="stations" className={styles.title}>
          {t("stations")}
        </h2>
        <Button size="small" onClick={() => setNamed("new")}>
          {t("add")}
        </Button>
      </div>
      {stations.length === 0 && <p className={desk.soft}>{t("empty")}</p>}
      <ol className={styles.stations}>
        {stations.map((station, index) => (
          <li key={station.station_id}>
            <strong>{station.name}</strong>
            <div className={styles.tools}>
              {(
                [
                  ["up", -1, index === 0],
                  ["down", 1, index === stations.length - 1],
                ] as const
              ).map(([label, by, isEnd]) => (
                <Button
                  key={label}
                  kind="plain"
                  size="small"
                  disabled={isEnd}
                  onClick={() => void change({ kind: "move", station_id: station.station_id, by })}
                >
                  {t(label)}
                  <span className="visually-hidden"> {station.name}</span>
                </Button>
              ))}
              <Button kind="plain" size="small" onClick={() => setNamed(station)}>
                {t("rename")}
                <span className="visually-hidden"> {station.name}</span>
              </Button>
              <Button kind="plain" size="small" onClick={() => setRemoved(station)}>
                {t("remove")}
                <span className="visually-hidden"> {station.name}</span>
              </Button>
            </div>
          </li>
        ))}
      </ol>
      <Sheet
        open={named !== null}
        onClose={() => setNamed(null)}
        title={t(named === "new" ? "add" : "rename")}
        closeLabel={td("close")}
      >
        {named !== null && <NameForm station={named} change={change} onDone={() => setNamed(null)} />}
      </Sheet>
      <Confirm
        open={removed !== null}
        title={t("remove")}
        act={t("remove")}
        onAct={() => {
          setRemoved(null);
          if (removed !== null) void change({ kind: "remove", station_id: removed.station_id });
        }}
        onClose={() => setRemoved(null)}
      >
        {removed !== null && t("removeSure", { name: removed.name })}
      </Confirm>
    </section>
  );
}

interface NameFormProps {
  readonly station: Station | "new";
  readonly change: Change;
  readonly onDone: () => void;
}

/** What a station is called; what was typed stays when it could not be sent. */
function NameForm({ change, onDone, station }: NameFormProps) {
  const { t } = useTranslation("desk/stations");
  const [typed, type] = useState(station === "new" ? "" : station.name);
  const [isBusy, setBusy] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    const name = typed.trim();
    setMissing(name === "");
    if (name === "" || isBusy) return;
    setBusy(true);
    const isDone = await change(
      station === "new" ? { kind: "add", name } : { kind: "rename", station_id: station.station_id, name },
    );
    setBusy(false);
    if (isDone) onDone();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      <Field label={t("name")} hint={t("nameHint")} error={isMissing && t("nameMissing")}>
        <TextInput
          value={typed}
          maxLength={LONGEST}
          autoComplete="off"
          onChange={({ target }) => type(target.value)}
        />
      </Field>
      <Button type="submit" block busy={isBusy}>
        {t(station === "new" ? "add" : "rename")}
      </Button>
    </form>
  );
}
