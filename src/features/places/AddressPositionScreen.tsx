import { useAtom } from "jotai";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ResponseOf } from "#contract/call.ts";
import { searchAddress, searchPostCode } from "#contract/calls/places.ts";
import { typedPostalCode } from "#domain/values/typedText.ts";
import { useSend } from "#net/useCall.ts";
import { MyAddresses } from "#parts/places/MyAddresses.tsx";
import { useFindMe } from "#parts/places/useDevicePosition.ts";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { href } from "#routes/href.ts";
import { postalSearchAtom } from "#state/places/pickedPlaces.ts";
import { whereaboutsAtom } from "#state/places/whereabouts.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { TextInput } from "#ui/fields/TextInput.tsx";
import { pinIcon, searchIcon } from "#ui/icons/common.ts";
import { locateIcon } from "#ui/icons/discovery.ts";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { DeviceNotice } from "./HereButton.tsx";
import styles from "./Places.module.css";
import { useChoosing } from "./useChoosing.ts";

/** Where one is: by the device, on one's press, and in every other way when it does not say. */
export default function AddressPositionScreen() {
  const { t } = useTranslation("places");
  const [here, setHere] = useAtom(whereaboutsAtom);
  const { choose, goOn, leave } = useChoosing(undefined);
  const { state, findMe } = useFindMe();
  const isAsking = state === "asking" || state === "slow";
  const press = async () => {
    if (await findMe()) leave();
  };

  return (
    <>
      <BackBar title={t("position.title")} parent="home" />
      <main className={styles.page}>
        {here && (
          <ListRow
            title={here.label || t("position.device")}
            note={t("position.now")}
            start={<Icon of={pinIcon} size={20} />}
            end={
              <Button kind="quiet" size="small" onClick={() => setHere(null)}>
                {t("position.forget")}
              </Button>
            }
          />
        )}
        <section className={styles.block} aria-label={t("position.device")}>
          <Button
            block
            busy={isAsking}
            icon={<Icon of={locateIcon} size={20} />}
            onClick={() => void press()}
          >
            {t("position.device")}
          </Button>
          {state === "idle" && <p className={styles.quiet}>{t("position.deviceNote")}</p>}
          <DeviceNotice state={state} />
        </section>
        <section>
          <h2 className={styles.title}>{t("position.others")}</h2>
          <div className={styles.rows}>
            <ListRow
              title={t("search.title")}
              start={<Icon of={searchIcon} size={20} />}
              onClick={() => goOn(href("searchAddress", {}))}
            />
            <ListRow
              title={t("position.byMap")}
              start={<Icon of={pinIcon} size={20} />}
              onClick={() => goOn(href("googleEarth", {}))}
            />
          </div>
        </section>
        <PostalFinder onChoose={choose} />
        <div className={styles.block}>
          <MyAddresses onChosen={leave} />
        </div>
      </main>
    </>
  );
}

/** Where one is by a postal code: the areas that it stands for, of which one is chosen. */
function PostalFinder({ onChoose }: { readonly onChoose: ChoosePlace }) {
  const { t } = useTranslation("places");
  const [code, setCode] = useAtom(postalSearchAtom);
  const { areas, fault, isBusy, find, take } = usePostalFinder((chosen) => {
    setCode("");
    onChoose(chosen);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void find(typedPostalCode(code));
  };
  return (
    <section className={styles.block}>
      <form className={styles.postal} onSubmit={submit} noValidate>
        <Field
          label={t("postal.label")}
          hint={t("postal.hint")}
          error={fault === null ? undefined : t(`postal.${fault}`)}
        >
          <TextInput
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
            inputMode="numeric"
            autoComplete="postal-code"
            enterKeyHint="search"
            maxLength={20}
            end={
              <Button type="submit" kind="quiet" size="small" busy={isBusy}>
                {t("postal.find")}
              </Button>
            }
          />
        </Field>
      </form>
      {areas.length > 0 && (
        <>
          <h2 className={styles.title}>
            <span role="status">{t("postal.areas")}</span>
          </h2>
          <ul className={styles.rows}>
            {areas.map((area) => {
              const words = area.prefecture + area.city + area.town;
              return (
                <li key={words}>
                  <ListRow
                    title={<span lang="ja">{words}</span>}
                    start={<Icon of={pinIcon} size={20} />}
                    onClick={() => void take(area)}
                  />
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}

type ChoosePlace = ReturnType<typeof useChoosing>["choose"];
type Area = ResponseOf<typeof searchPostCode>["areas"][number];
type Fault = "bad" | "none" | "notPlaced" | "failed";

/** Finds the areas of a postal code, and where the chosen one of them is. */
function usePostalFinder(choose: ChoosePlace) {
  const send = useSend();
  const [areas, setAreas] = useState<readonly Area[]>([]);
  const [fault, setFault] = useState<Fault | null>(null);
  const [isBusy, setBusy] = useState(false);

  const find = async (postal_code: string) => {
    setAreas([]);
    if (!/^\d{7}$/.test(postal_code)) return setFault("bad");
    setFault(null);
    setBusy(true);
    const answer = await send(searchPostCode, { postal_code }, { isSilent: true });
    setBusy(false);
    if (!answer.ok) return setFault("failed");
    setAreas(answer.data.areas);
    if (answer.data.areas.length === 0) setFault("none");
  };

  const take = async (area: Area) => {
    const keyword = area.prefecture + area.city + area.town;
    setFault(null);
    setBusy(true);
    const answer = await send(searchAddress, { keyword }, { isSilent: true });
    setBusy(false);
    if (!answer.ok) return setFault("failed");
    const [place] = answer.data.places;
    if (!place) return setFault("notPlaced");
    choose({ position: place.position, label: place.address || keyword, source: "postal", place });
  };
  return { areas, fault, isBusy, find, take };
}
