import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import { findPlace, profile, savePlace } from "#contract/calls/desk/profile.ts";
import type { Position } from "#contract/scalars.ts";
import { useSaid } from "#desk/frame/Said.tsx";
import { useSaving } from "#desk/frame/useSaving.ts";
import { deskSend, readAnew } from "#desk/net/deskSend.ts";
import { LazyPart, lazyWithRetry } from "#parts/trouble/lazyWithRetry.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { TextInput } from "#ui/fields/TextInput.tsx";
import desk from "#desk/frame/Desk.module.css";
import { PartForm } from "./PartForm.tsx";
import styles from "./Profile.module.css";
import type { ProfileProps } from "./ProfileSections.tsx";
import { usePart } from "./usePart.ts";

const PlaceMap = lazyWithRetry(() => import("./PlaceMap.tsx"));

type Places = NonNullable<DeskResponse<typeof findPlace>["places"]>;

/** Degrees as they are typed, in any width; what is no number no call takes. */
const degrees = (typed: string): number => (typed.trim() === "" ? NaN : Number(typed.normalize("NFKC")));
const shown = (position: Position | null) => ({
  latitude: position === null ? "" : String(position.latitude),
  longitude: position === null ? "" : String(position.longitude),
});

/** Where a store is: by a pin on the map, by its address, or by numbers; and how its name sounds. */
export function PlaceSection({ kept, store_id }: ProfileProps) {
  const { t } = useTranslation("desk/stores");
  const { t: ts } = useTranslation("desk/settings");
  const { address, map, place, stamps } = kept;
  const part = usePart({ reading: place.reading, ...shown(place.position) }, stamps.place);
  const saving = useSaving(savePlace);
  const { isAt } = saving;
  const [isTaken, setTaken] = useState(false);
  // Where the map was led to last, by what was found.
  const [led, setLed] = useState<{ readonly at: Position; readonly turn: number } | null>(null);
  const { latitude, longitude, reading } = part.value;
  const set = (changes: Partial<typeof part.value>) => part.set({ ...part.value, ...changes });
  const take = (position: Position) => {
    set(shown(position));
    setTaken(true);
  };
  const isNowhere = latitude.trim() === "" && longitude.trim() === "";
  const save = async () => {
    const position = isNowhere ? null : { latitude: degrees(latitude), longitude: degrees(longitude) };
    const request = { store_id, stamp: part.stamp, place: { reading, position } };
    const saved = await saving.send(request, ts("saved"));
    await readAnew(profile);
    if (saved === null) return;
    part.forget();
    setTaken(false);
  };
  const fault = (name: "latitude" | "longitude") =>
    isAt(`place.position.${name}`) ? t(`place.fault.${name}`) : undefined;
  const number = (name: "latitude" | "longitude") => (
    <Field label={t(`place.${name}`)} error={fault(name)}>
      <TextInput
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={24}
        value={part.value[name]}
        onChange={(event) => set({ [name]: event.currentTarget.value })}
      />
    </Field>
  );
  return (
    <PartForm
      id="place"
      title={t("place.title")}
      note={t("place.note")}
      saving={saving}
      part={part}
      onSave={save}
    >
      <Field
        label={t("place.reading")}
        hint={t("place.readingHint")}
        error={isAt("place.reading") ? t("place.fault.reading") : undefined}
      >
        <TextInput
          name="reading"
          autoComplete="off"
          maxLength={100}
          value={reading}
          onChange={(event) => set({ reading: event.currentTarget.value })}
        />
      </Field>
      <FindByAddress
        store_id={store_id}
        address={address}
        onFind={(at) => {
          setLed((before) => ({ at, turn: (before?.turn ?? 0) + 1 }));
          take(at);
        }}
      />
      <LazyPart waiting={<Skeleton lines={4} />}>
        <PlaceMap map={map} begin={led?.at ?? place.position} turn={led?.turn ?? 0} onTake={take} />
      </LazyPart>
      <div role="status">{isTaken && <Notice kind="info">{t("place.taken")}</Notice>}</div>
      <div className={styles.pair}>
        {number("latitude")}
        {number("longitude")}
      </div>
      <p className={desk.soft}>{t("place.positionHint")}</p>
    </PartForm>
  );
}

interface FindByAddressProps {
  readonly store_id: string;
  readonly address: string;
  readonly onFind: (position: Position) => void;
}

/** Looks for the place that the store's address stands for; of several one is chosen. */
function FindByAddress({ address, onFind, store_id }: FindByAddressProps) {
  const { t } = useTranslation("desk/stores");
  const [isBusy, setBusy] = useState(false);
  const [places, setPlaces] = useState<Places | null>(null);
  const [trouble, setTrouble] = useState<"none" | "unreachable" | null>(null);
  const { said, say } = useSaid();
  const find = async () => {
    setBusy(true);
    const answer = await deskSend(findPlace, { store_id, address: address.slice(0, 200) });
    setBusy(false);
    say(answer);
    if (!answer.ok) return;
    const found = answer.data.places;
    const [only, ...others] = found ?? [];
    setTrouble(found === null ? "unreachable" : only === undefined ? "none" : null);
    setPlaces(others.length > 0 ? found : null);
    if (only !== undefined && others.length === 0) onFind(only.position);
  };
  return (
    <div className={styles.find}>
      {address !== "" && (
        <Button kind="quiet" size="small" busy={isBusy} onClick={() => void find()}>
          {t("place.find")}
        </Button>
      )}
      {said}
      <div role="status">{trouble !== null && <Notice kind="warn">{t(`place.${trouble}`)}</Notice>}</div>
      {places !== null && (
        <ul className={styles.places} aria-label={t("place.places")}>
          {places.map((place) => (
            <li key={`${place.position.latitude} ${place.position.longitude}`}>
              <Button kind="outline" size="small" onClick={() => onFind(place.position)}>
                {place.address}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
