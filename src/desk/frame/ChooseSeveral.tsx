import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { searchText } from "#domain/values/searchText.ts";
import { Checkbox } from "#ui/fields/Checkbox.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { TextInput } from "#ui/fields/TextInput.tsx";
import desk from "./Desk.module.css";

/** Up to this many are shown without a field to find them by name. */
const FEW = 12;
/** No more than these are shown at once, beside those that are ticked. */
const SHOWN = 60;

interface ChooseSeveralProps {
  readonly label: string;
  readonly error?: ReactNode;
  readonly all: readonly { readonly id: string; readonly name: string }[];
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: string[]) => void;
}

/** Boxes to tick, found by name where there are many; those that are ticked stay in sight. */
export function ChooseSeveral({ all, chosen, error, label, onChoose }: ChooseSeveralProps) {
  const { t } = useTranslation("desk/desk");
  const [typed, setTyped] = useState("");
  const words = searchText(typed);
  const found = all.filter(({ id, name }) => chosen.includes(id) || searchText(name).includes(words));
  const shown = found.filter(({ id }, place) => place < SHOWN || chosen.includes(id));
  return (
    <Field group label={label} error={error}>
      {all.length > FEW && (
        <TextInput
          type="search"
          aria-label={`${label}: ${t("find")}`}
          placeholder={t("find")}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter") event.preventDefault();
          }}
        />
      )}
      <div className={desk.several}>
        {shown.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onChange={({ currentTarget: { checked } }) =>
              onChoose(checked ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          />
        ))}
      </div>
      {shown.length < found.length && <p className={desk.soft}>{t("choose.more")}</p>}
    </Field>
  );
}
