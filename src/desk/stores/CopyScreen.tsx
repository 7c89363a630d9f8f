import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams } from "react-router-dom";
import { copyStore } from "#contract/calls/desk/copyStore.ts";
import { door } from "#contract/calls/desk/door.ts";
import { listStores } from "#contract/calls/desk/stores.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { OtherLanguages } from "#desk/frame/OtherLanguages.tsx";
import { PageHead } from "#desk/frame/PageHead.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { useSaving } from "#desk/frame/useSaving.ts";
import { useStoreRead } from "#desk/frame/useStore.ts";
import { type TypedWords, WordsField } from "#desk/frame/WordsField.tsx";
import { readAnew } from "#desk/net/deskSend.ts";
import { openingPath } from "#desk/opening/openingPath.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Checkbox } from "#ui/fields/Checkbox.tsx";
import desk from "#desk/frame/Desk.module.css";

/** A store like this one, under another name, which is then opened like any new one. */
export default function CopyScreen() {
  const { t } = useTranslation("desk/stores");
  const { storeId = "" } = useParams();
  const read = useStoreRead();
  return (
    <div className={desk.page}>
      <PageHead title={t("copy.title")} />
      <Shown of={read}>
        {({ has_tables, name }) => (
          <CopyForm key={storeId} store_id={storeId} name={name} hasTables={has_tables} />
        )}
      </Shown>
    </div>
  );
}

interface CopyFormProps {
  readonly store_id: string;
  readonly name: string;
  readonly hasTables: boolean;
}

function CopyForm({ hasTables, name, store_id }: CopyFormProps) {
  const { t } = useTranslation("desk/stores");
  const go = useNavigate();
  const [typed, setTyped] = useState<TypedWords>({});
  const [with_tables, setWithTables] = useState(true);
  // It is part of every guest's link: short.
  const [copy_id] = useState(() => crypto.randomUUID().replaceAll("-", "").slice(0, 12));
  const { form, isAt, isBusy, said, send } = useSaving(copyStore);
  const make = async () => {
    const asked = { store_id, copy_id, name: typed, with_tables: with_tables && hasTables };
    if ((await send(asked)) === null) return;
    await Promise.all([readAnew(door), readAnew(listStores)]);
    await go(openingPath(copy_id));
  };
  const field = (language: WireLanguage) => (
    <WordsField
      name="name"
      label={t("copy.name")}
      language={language}
      words={typed}
      most={60}
      isNeeded={language === "ja"}
      error={language === "ja" && isAt("name") ? t("copy.nameFault") : undefined}
      onType={setTyped}
    />
  );
  return (
    <form
      ref={form}
      className={desk.typed}
      noValidate
      aria-label={t("copy.title")}
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <p>{t("copy.note", { name })}</p>
      {field("ja")}
      <OtherLanguages>{field}</OtherLanguages>
      {hasTables && (
        <Checkbox
          label={t("copy.tables")}
          checked={with_tables}
          onChange={({ currentTarget: { checked } }) => setWithTables(checked)}
        />
      )}
      {said}
      <Button type="submit" busy={isBusy}>
        {t("copy.act")}
      </Button>
    </form>
  );
}
