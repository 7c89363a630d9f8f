import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/actions/Button.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { TextInput } from "#ui/fields/TextInput.tsx";
import styles from "./Arrange.module.css";
import type { Arrangement } from "./useArrangement.ts";

/** Characters of an area's name, as the provider keeps it. */
const LONGEST = 20;

interface AreaFormProps {
  readonly area: string;
  readonly arrangement: Arrangement;
  readonly onArea: (area: string) => void;
}

/** Names the area that is seen, or begins another one. */
export function AreaForm({ area, arrangement, onArea }: AreaFormProps) {
  const { t } = useTranslation("desk/floor");
  const [typed, type] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const name = typed.trim();
  const take = (work: () => void) => {
    const wrong = name === "" ? t("fault.name") : arrangement.areas.includes(name) ? t("fault.twice") : null;
    setFault(wrong);
    if (wrong !== null) return;
    work();
    onArea(name);
    type("");
  };
  const rename = () => take(() => arrangement.renameArea(area, name));
  return (
    <form
      className={styles.areaForm}
      onSubmit={(event) => {
        event.preventDefault();
        rename();
      }}
    >
      <Field label={t("areaName")} error={fault}>
        <TextInput
          value={typed}
          maxLength={LONGEST}
          placeholder={area || t("areaExample")}
          autoComplete="off"
          onChange={({ target }) => type(target.value)}
        />
      </Field>
      <Button type="submit" kind="quiet" size="small">
        {t("renameArea")}
      </Button>
      <Button kind="quiet" size="small" onClick={() => take(() => arrangement.addArea(name))}>
        {t("addArea")}
      </Button>
    </form>
  );
}
