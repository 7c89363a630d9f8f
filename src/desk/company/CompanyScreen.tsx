import { useState } from "react";
import { useTranslation } from "react-i18next";
import { company as companyCall, saveCompany } from "#contract/calls/desk/company.ts";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import { opening } from "#contract/calls/desk/opening.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { OtherLanguages } from "#desk/frame/OtherLanguages.tsx";
import { PageHead } from "#desk/frame/PageHead.tsx";
import { SavingForm } from "#desk/frame/SavingForm.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { useSaving } from "#desk/frame/useSaving.ts";
import { readAnew, useDesk } from "#desk/net/deskSend.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import desk from "#desk/frame/Desk.module.css";
import { DisclosureFields, RegistrationField, registrationIn } from "./DisclosureFields.tsx";

type Company = DeskResponse<typeof companyCall>;

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
    const { disclosure, number, stamp } = shown;
    const registration_number = registrationIn(number);
    const saved = await saving.send({ disclosure, registration_number, stamp }, ts("saved"));
    await readAnew(companyCall);
    if (saved === null) return;
    setTyped(null);
    await readAnew(opening);
  };
  const fields = (language: WireLanguage) => (
    <DisclosureFields
      language={language}
      disclosure={shown.disclosure}
      isAt={saving.isAt}
      onType={(disclosure) => set({ disclosure })}
    />
  );
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
      {fields("ja")}
      <OtherLanguages>{fields}</OtherLanguages>
      <RegistrationField value={shown.number} isAt={saving.isAt} onType={(number) => set({ number })} />
      <p className={desk.soft}>{t("stores", { count: kept.stores })}</p>
    </SavingForm>
  );
}
