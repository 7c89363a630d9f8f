import { useState } from "react";
import { useTranslation } from "react-i18next";
import { MOST_NAMED } from "#contract/calls/desk/stores.ts";
import { Checkbox } from "#ui/fields/Checkbox.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { TextInput } from "#ui/fields/TextInput.tsx";
import desk from "#desk/frame/Desk.module.css";
import { useStoreSearch } from "./useStoreSearch.ts";

interface ChooseStoresProps {
  readonly label: string;
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: string[]) => void;
}

/** Some of the stores, to tick: those that are ticked first, then those that were found. */
export function ChooseStores({ chosen, label, onChoose }: ChooseStoresProps) {
  const { t } = useTranslation("desk/stores");
  const [typed, setTyped] = useState("");
  const { found, hasMore, isLong, nameOf } = useStoreSearch(typed, { chosen });
  // In the order in which they came, so that nothing moves under a finger.
  const others = chosen.filter((id) => found.every(({ store_id }) => store_id !== id));
  const shown = [...others.slice(0, MOST_NAMED), ...found.map(({ store_id }) => store_id)];
  return (
    <Field group label={label}>
      {isLong && (
        <TextInput
          type="search"
          aria-label={t("find")}
          placeholder={t("find")}
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter") event.preventDefault();
          }}
        />
      )}
      <div className={desk.several}>
        {shown.map((id) => (
          <Checkbox
            key={id}
            label={nameOf(id)}
            checked={chosen.includes(id)}
            onChange={({ currentTarget: { checked } }) =>
              onChoose(checked ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          />
        ))}
      </div>
      {others.length > MOST_NAMED && (
        <p className={desk.soft}>{t("chosenMore", { count: others.length - MOST_NAMED })}</p>
      )}
      {hasMore && <p className={desk.soft}>{t("narrow")}</p>}
    </Field>
  );
}
