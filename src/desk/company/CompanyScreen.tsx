import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  company as companyCall,
  DISCLOSURE_ITEMS,
  type DisclosureItem,
  saveCompany,
} from "#contract/calls/desk/company.ts";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import { opening } from "#contract/calls/desk/opening.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { OtherLanguages } from "#desk/frame/OtherLanguages.tsx";
import { PageHead } from "#desk/frame/PageHead.tsx";
import { SavingForm } from "#desk/frame/SavingForm.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { useSaving } from "#desk/frame/useSaving.ts";
import { WordsField } from "#desk/frame/WordsField.tsx";
import { readAnew, useDesk } from "#desk/net/deskSend.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { TextInput } from "#ui/fields/TextInput.tsx";
import desk from "#desk/frame/Desk.module.css";

type Company = DeskResponse<typeof companyCall>;

/** The items that may be empty, those that take several lines, and how long they all are. */
const OPTIONAL: readonly DisclosureItem[] = ["website", "qualification"];
const SHORT: Readonly<Partial<Record<DisclosureItem, number>>> = {
  seller: 120,
  responsible_person: 120,
  address: 200,
  phone: 60,
  email: 120,
  website: 200,
};
const MOST = 1_000;

/** The company that runs the stores: what it has to state by law, and its number on invoices. */
export default function CompanyScreen() {
  const { t } = useTranslation("desk/company");
  const read = useDesk(companyCall, {});
  return (
    <div className={desk.page}>
      <PageHead title={t("title")} note={t("note")} />
      <Shown of={read}>{(kept) => <CompanyForm kept={kept} />}</Shown>
    </div>
  );
}

interface Typed {
  readonly disclosure: Company["disclosure"];
  readonly number: string;
  /** What stands for what it was begun from. */
  readonly stamp: string;
}

function CompanyForm({ kept }: { readonly kept: Company }) {
  const { t } = useTranslation("desk/company");
  const { t: ts } = useTranslation("desk/settings");
  const [typed, setTyped] = useState<Typed | null>(null);
  const shown: Typed = typed ?? {
    disclosure: kept.disclosure,
    number: kept.registration_number ?? "",
    stamp: kept.stamp,
  };
  const saving = useSaving(saveCompany);
  const set = (changes: Partial<Typed>) => setTyped({ ...shown, ...changes });
  const save = async () => {
    const number = shown.number.trim();
    const { disclosure, stamp } = shown;
    const registration_number = number === "" ? null : number;
    const saved = await saving.send({ disclosure, registration_number, stamp }, ts("saved"));
    await readAnew(companyCall);
    if (saved === null) return;
    setTyped(null);
    await readAnew(opening);
  };
  const field = (item: DisclosureItem, language: WireLanguage) => {
    const isNeeded = language === "ja" && !OPTIONAL.includes(item);
    return (
      <WordsField
        key={item}
        name={item}
        label={t(`item.${item}`)}
        language={language}
        words={shown.disclosure[item]}
        most={SHORT[item] ?? MOST}
        isLong={SHORT[item] === undefined}
        isNeeded={isNeeded}
        error={isNeeded && saving.isAt(`disclosure.${item}`) ? t("missing") : undefined}
        onType={(words) => set({ disclosure: { ...shown.disclosure, [item]: words } })}
      />
    );
  };
  return (
    <SavingForm
      saving={saving}
      label={t("title")}
      lead={!kept.is_kept && <Notice kind="info">{t("proposed")}</Notice>}
      submit={ts("save")}
      onSubmit={save}
      overtaken={
        typed !== null && typed.stamp !== kept.stamp
          ? { words: t("changed"), readTheirs: () => setTyped(null) }
          : null
      }
    >
      {DISCLOSURE_ITEMS.map((item) => field(item, "ja"))}
      <OtherLanguages>{(language) => DISCLOSURE_ITEMS.map((item) => field(item, language))}</OtherLanguages>
      <Field
        label={t("number")}
        hint={t("numberHint")}
        error={saving.isAt("registration_number") ? t("numberWrong") : undefined}
      >
        <TextInput
          name="registration_number"
          autoComplete="off"
          maxLength={24}
          value={shown.number}
          onChange={(event) => set({ number: event.currentTarget.value })}
        />
      </Field>
      <p className={desk.soft}>{t("stores", { count: kept.stores })}</p>
    </SavingForm>
  );
}
