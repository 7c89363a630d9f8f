import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Place } from "#contract/address.ts";
import { getAddress, searchAddress } from "#contract/calls/places.ts";
import { type Bounds, Position } from "#contract/scalars.ts";
import { shownPostalCode } from "#domain/values/typedText.ts";
import { useCall } from "#net/useCall.ts";
import MapView from "#parts/places/map/MapView.tsx";
import { useDevicePosition } from "#parts/places/useDevicePosition.ts";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { useSettled } from "#parts/shell/clock.ts";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { positionAtom } from "#state/places/whereabouts.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { searchIcon } from "#ui/icons/common.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import { HereButton, useMapPage } from "./HereButton.tsx";
import styles from "./Places.module.css";
import { useChoosing } from "./useChoosing.ts";

/** Degrees from north to south beyond which a pin points at a city, and not at a door. */
const FAR = 0.25;

/** Picks a position on the map, with its address in words: where the customer is, or what a form asked for. */
export default function PickOnMapScreen({ query }: { readonly query: QueryOf<typeof routes.googleEarth> }) {
  const { t } = useTranslation("places");
  useMapPage();
  const { choose, goOn, form } = useChoosing(query.callback);
  const here = useAtomValue(positionAtom) ?? null;
  const { isKnown, begin } = useBeginAt(query);
  const { state, ask } = useDevicePosition();
  const [device, setDevice] = useState<{ readonly at: Position; readonly turn: number } | null>(null);
  const [shown, setShown] = useState<{ readonly bounds: Bounds; readonly centre: Position } | null>(null);
  const isFar = shown !== null && shown.bounds.north - shown.bounds.south > FAR;
  const pin = shown && !isFar ? shown.centre : null;
  const found = usePlaceAt(pin);
  const take = () => {
    if (!pin) return;
    const place = found.place ?? null;
    const label = place ? place.name || place.address : t("pick.unnamed");
    choose({ position: pin, label, source: "map", place });
  };
  const findMe = async () => {
    const at = await ask();
    if (at) setDevice((before) => ({ at, turn: (before?.turn ?? 0) + 1 }));
  };

  return (
    <>
      <BackBar title={t("pick.title")} parent="home" backTo={form} />
      <main>
        <div className={styles.map}>
          {isKnown ? (
            <MapView
              label={t("pick.label")}
              size="whole"
              points={[]}
              hasPin
              zoom={16}
              centre={device?.at ?? begin ?? here}
              turn={device?.turn ?? 0}
              own={device?.at ?? here}
              onMove={(bounds, centre) => setShown({ bounds, centre })}
            />
          ) : (
            <div className={styles.soon} />
          )}
          <HereButton state={state} onPress={() => void findMe()} />
        </div>
        <section className={styles.below} aria-label={t("pick.title")}>
          <p className={styles.quiet}>{t("pick.how")}</p>
          <PlaceHere found={found} isFar={isFar} />
          <Button
            block
            disabled={isFar || found.kind === "nowhere"}
            busy={!isFar && found.kind === "looking"}
            onClick={take}
          >
            {t("pick.take")}
          </Button>
          <Button
            block
            kind="outline"
            icon={<Icon of={searchIcon} size={20} />}
            onClick={() => goOn(href("searchAddress", { callback: query.callback }))}
          >
            {t("pick.byWords")}
          </Button>
        </section>
      </main>
    </>
  );
}

interface PlaceHereProps {
  readonly found: PlaceFound;
  /** The map shows too much for a pin to mean one place. */
  readonly isFar: boolean;
}

/** The address under the pin, in words. */
function PlaceHere({ found, isFar }: PlaceHereProps) {
  const { t } = useTranslation("places");
  const { t: tc } = useTranslation("common");
  const { kind, place, retry } = found;
  return (
    <div className={styles.found} role="status">
      {isFar && <p>{t("pick.far")}</p>}
      {kind === "looking" && !isFar && <p className={styles.quiet}>{t("pick.looking")}</p>}
      {kind === "slow" && (
        <p className={styles.quiet}>
          {t("pick.slow")} {t("pick.anyway")}
        </p>
      )}
      {kind === "nowhere" && <Notice kind="warn">{t("pick.nowhere")}</Notice>}
      {kind === "failed" && (
        <Notice
          kind="warn"
          action={
            <Button kind="quiet" size="small" onClick={retry}>
              {tc("retry")}
            </Button>
          }
        >
          {t("pick.failed")} {t("pick.anyway")}
        </Notice>
      )}
      {place && (
        <p>
          {place.name && <strong className={styles.name}>{place.name}</strong>}
          <span className={styles.address}>
            {place.postal_code && `〒${shownPostalCode(place.postal_code)} `}
            {place.address}
          </span>
        </p>
      )}
    </div>
  );
}

/** Milliseconds that a pin must rest before its address is looked up. */
const REST = 400;
/** Milliseconds after which a place may be taken without its address: a geocoder has thirty seconds. */
const SLOW = 5_000;

interface PlaceFound {
  /** `nowhere`: there is no address, as at sea or abroad; `slow`: it is still looked for. */
  readonly kind: "looking" | "slow" | "found" | "nowhere" | "failed";
  readonly place: Place | null;
  readonly retry: () => void;
}

/** The address at a position of the map. */
function usePlaceAt(position: Position | null): PlaceFound {
  const settled = useSettled(position, REST);
  const long = useSettled(settled, SLOW);
  const { data, failure, isValidating, reload } = useCall(
    getAddress,
    settled ? { position: settled } : null,
    { isSilent: true },
  );
  const retry = () => void reload();
  if (!settled || settled !== position) return { kind: "looking", place: null, retry };
  if (data) return { kind: data.place ? "found" : "nowhere", place: data.place, retry };
  if (failure && !isValidating) return { kind: "failed", place: null, retry };
  return { kind: long === settled ? "slow" : "looking", place: null, retry };
}

/** Milliseconds that the map waits for where words are: it moves under nobody's finger later. */
const PATIENCE = 3_000;

interface Query {
  readonly latitude?: string | undefined;
  readonly longitude?: string | undefined;
  readonly keyword?: string | undefined;
}

/**
 * Where a map begins: at the position that the address carries, or at what its words stand for; null where it carries
 * neither, or they stand for nothing. `isKnown` is false as long as that may still become known.
 */
function useBeginAt({ keyword = "", ...query }: Query): {
  readonly isKnown: boolean;
  readonly begin: Position | null;
} {
  const [carried] = useState(() => positionIn(query));
  const [words] = useState(() => (carried ? "" : keyword.trim().slice(0, 200)));
  const [isLate, setLate] = useState(false);
  const { data, failure } = useCall(searchAddress, words === "" ? null : { keyword: words }, {
    isSilent: true,
  });
  const isAnswered = words === "" || data !== undefined || failure !== undefined;
  useEffect(() => {
    if (isAnswered) return;
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [isAnswered]);
  return {
    isKnown: isAnswered || isLate,
    begin: carried ?? (isLate ? null : (data?.places[0]?.position ?? null)),
  };
}

/** The position that an address carries; null where it carries none, or none on this globe. */
function positionIn(query: {
  readonly latitude?: string | undefined;
  readonly longitude?: string | undefined;
}): Position | null {
  if (!query.latitude || !query.longitude) return null;
  const read = Position.safeParse({ latitude: Number(query.latitude), longitude: Number(query.longitude) });
  return read.success ? read.data : null;
}
