import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useStoreSearch } from "./useStoreSearch.ts";
import { Field } from "#ui/fields/Field.tsx";
import { Select, TextInput } from "#ui/fields/TextInput.tsx";

interface ChooseStoreProps {
  readonly label: string;
  readonly value: string;
  readonly onChoose: (store_id: string) => void;
  /** The first choice, which stands for no store in particular. */
  readonly none?: string;
  /** Those that were closed for good as well. */
  readonly hasEnded?: boolean;
}

/** One of one's stores: from a list, which is narrowed by words where it is long. */
export function ChooseStore({ hasEnded = false, label, none, onChoose, value }: ChooseStoreProps) {
  const { t } = useTranslation("desk/stores");
  const [typed, setTyped] = useState("");
  const chosen = value === "" ? [] : [value];
  const { found, isLong, hasMore, nameOf } = useStoreSearch(typed, { chosen, hasEnded });
  const others = chosen.filter((id) => found.every(({ store_id }) => store_id !== id));
  return (
    <>
      {isLong && (
        <Field label={t("find")} hint={hasMore ? t("narrow") : undefined}>
          <TextInput
            type="search"
            autoComplete="off"
            maxLength={100}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === "Enter") event.preventDefault();
            }}
          />
        </Field>
      )}
      <Field label={label}>
        <Select
          value={value}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
          options={[
            ...(none === undefined ? [] : [{ value: "", label: none }]),
            ...others.map((id) => ({ value: id, label: nameOf(id) })),
            ...found.map(({ name, store_id }) => ({ value: store_id, label: name })),
          ]}
        />
      </Field>
    </>
  );
}
