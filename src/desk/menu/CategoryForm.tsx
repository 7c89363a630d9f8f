import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { DeskMenu } from "#contract/calls/desk/menu.ts";
import { MenuCategory, MOST_CATEGORIES, MOST_NAME } from "#contract/menuDocument.ts";
import { checkCategory } from "#domain/menu/document/checkMenu.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { TextInput } from "#ui/fields/TextInput.tsx";
import desk from "#desk/frame/Desk.module.css";
import { LeaveGuard } from "./edit/LeaveGuard.tsx";
import { useFaultAt } from "./edit/menuFaults.ts";
import { NO_TEXT } from "#domain/menu/document/menuTexts.ts";
import { metFields, MetPanel } from "./edit/MetPanel.tsx";
import { TextsFields } from "./edit/TextsFields.tsx";
import { useContentForm } from "./edit/useContentForm.ts";
import { useValueWords } from "./edit/useValueWords.ts";
import styles from "./edit/Edit.module.css";

interface CategoryFormProps {
  readonly store_id: string;
  /** Null: a new one. */
  readonly category: DeskMenu["categories"][number] | null;
  readonly menu: DeskMenu;
  /** It is saved, or left as it was; null then. */
  readonly onDone: (id: string | null) => void;
}

/** A category's name, where it stands in the list. */
export function CategoryForm({ category, menu, onDone, store_id }: CategoryFormProps) {
  const { t } = useTranslation("desk/menu");
  const { t: td } = useTranslation("desk/desk");
  const { t: ts } = useTranslation("desk/settings");
  const [id] = useState(() => category?.id ?? crypto.randomUUID());
  const { faults, form, goBack, isBusy, isDirty, met, overwrite, said, save, set, takeTheirs, typed } =
    useContentForm<MenuCategory, MenuCategory>({
      store_id,
      kept: {
        content:
          category === null
            ? { id, name: NO_TEXT, reading: "" }
            : { id, name: category.name, reading: category.reading },
        stamp: category?.stamp ?? null,
      },
      schema: MenuCategory,
      typedOf: (content) => content,
      contentOf: (content) => content,
      check: checkCategory,
      changeOf: (content, seen) => ({ kind: "category", id, content, seen }),
    });
  const { ofCategory } = useValueWords(menu);
  const faultAt = useFaultAt(faults);
  const leave = (saved: MenuCategory | null) => {
    if (saved !== null) onDone(saved.id);
  };
  const label = category === null ? t("addCategory") : t("rename");
  if (category === null && menu.categories.length >= MOST_CATEGORIES)
    return <Notice kind="warn">{t("mostCategories", { count: MOST_CATEGORIES })}</Notice>;
  if (met !== null)
    return (
      <MetPanel
        met={met}
        isBusy={isBusy}
        fields={metFields(met, ["name", "reading"], ofCategory)}
        onWrite={(taken) => void overwrite(met, taken).then(leave)}
        onTheirs={() => void takeTheirs().then(() => onDone(null))}
        onBack={goBack}
      />
    );
  return (
    <form
      ref={form}
      className={styles.part}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void save().then(leave);
      }}
    >
      <LeaveGuard isDirty={isDirty} />
      <TextsFields
        texts={[{ name: "name", label: t("field.name"), text: typed.name, isNeeded: true }]}
        faultAt={faultAt}
        onType={(_, name) => set({ name })}
      >
        <Field label={t("field.reading")} hint={t("readingHint")} error={faultAt("reading")}>
          <TextInput
            name="reading"
            autoComplete="off"
            maxLength={MOST_NAME}
            value={typed.reading}
            onChange={(event) => set({ reading: event.currentTarget.value })}
          />
        </Field>
      </TextsFields>
      {said}
      <div className={desk.acts}>
        <Button type="submit" busy={isBusy}>
          {ts("save")}
        </Button>
        <Button kind="quiet" onClick={() => onDone(null)}>
          {td("cancel")}
        </Button>
      </div>
    </form>
  );
}
