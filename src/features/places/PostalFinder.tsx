import { useAtom } from "jotai";
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { typedPostalCode } from "#domain/values/typedText.ts";
import { postalSearchAtom } from "#state/places/pickedPlaces.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { pinIcon } from "#ui/icons/common.ts";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { TextInput } from "#ui/fields/TextInput.tsx";
import styles from "./Places.module.css";
import { type ChoosePlace, usePostalFinder } from "./usePostalFinder.ts";

/** Where one is by a postal code: the areas that it stands for, of which one is chosen. */
export function PostalFinder({ onChoose }: { readonly onChoose: ChoosePlace }) {
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
