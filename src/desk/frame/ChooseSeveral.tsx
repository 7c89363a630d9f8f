import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Checkbox } from "#ui/fields/Checkbox.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { TextInput } from "#ui/fields/TextInput.tsx";
import desk from "./Desk.module.css";

/** So many are all shown; of more one finds them by name. */
const FEW = 12;
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
  const words = typed.trim().normalize("NFKC").toLowerCase();
  const isShown = ({ id, name }: ChooseSeveralProps["all"][number]) =>
    chosen.includes(id) || words === "" || name.normalize("NFKC").toLowerCase().includes(words);
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
        {all
          .filter(isShown)
          .slice(0, SHOWN)
          .map(({ id, name }) => (
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
    </Field>
  );
}
