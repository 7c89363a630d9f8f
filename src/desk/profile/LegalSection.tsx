import { useTranslation } from "react-i18next";
import type { KeptDisclosure } from "#contract/calls/desk/company.ts";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import { opening } from "#contract/calls/desk/opening.ts";
import { MOST_OWN_TEXT, saveStoreLegal, storeLegal } from "#contract/calls/desk/storeLegal.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { OWN_TEXTS } from "#contract/ownTexts.ts";
import { DisclosureFields, RegistrationField, registrationIn } from "#desk/company/DisclosureFields.tsx";
import { OtherLanguages } from "#desk/frame/OtherLanguages.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { useSaving } from "#desk/frame/useSaving.ts";
import { WordsField } from "#desk/frame/WordsField.tsx";
import { readAnew, useDesk } from "#desk/net/deskSend.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Checkbox } from "#ui/fields/Checkbox.tsx";
import { PartForm } from "./PartForm.tsx";
import { usePart } from "./usePart.ts";

interface LegalSectionProps {
  readonly store_id: string;
}

/** What a store states by law, as the company or of its own, and its own terms and privacy policy. */
export function LegalSection({ store_id }: LegalSectionProps) {
  const read = useDesk(storeLegal, { store_id });
  return <Shown of={read}>{(kept) => <LegalForm store_id={store_id} kept={kept} />}</Shown>;
}

interface LegalFormProps extends LegalSectionProps {
  readonly kept: DeskResponse<typeof storeLegal>;
}

function LegalForm({ kept, store_id }: LegalFormProps) {
  const { t } = useTranslation("desk/stores");
  const { t: ts } = useTranslation("desk/settings");
  const { disclosure, follows_company, has_company, privacy, registration_number, stamp, terms } = kept;
  const part = usePart(
    { follows_company, disclosure, number: registration_number ?? "", terms, privacy },
    stamp,
  );
  const saving = useSaving(saveStoreLegal);
  const { value } = part;
  const set = (changes: Partial<typeof value>) => part.set({ ...value, ...changes });
  const save = async () => {
    const isOwn = !value.follows_company;
    const saved = await saving.send(
      {
        store_id,
        stamp: part.stamp,
        disclosure: isOwn ? value.disclosure : null,
        registration_number: isOwn ? registrationIn(value.number) : null,
        terms: value.terms,
        privacy: value.privacy,
      },
      ts("saved"),
    );
    await Promise.all([storeLegal, opening].map(readAnew));
    if (saved !== null) part.forget();
  };
  const stated = (language: WireLanguage) =>
    !value.follows_company && (
      <DisclosureFields
        language={language}
        disclosure={value.disclosure}
        isAt={saving.isAt}
        onType={(typed: KeptDisclosure) => set({ disclosure: typed })}
      />
    );
  const texts = (language: WireLanguage) =>
    OWN_TEXTS.map((name) => (
      <WordsField
        key={name}
        name={name}
        label={t(`legal.${name}`)}
        language={language}
        words={value[name]}
        most={MOST_OWN_TEXT}
        isLong
        hint={language === "ja" ? t("legal.textHint") : undefined}
        error={saving.isAt(`${name}.${language}`) ? t("legal.tooLong", { most: MOST_OWN_TEXT }) : undefined}
        onType={(words) => set({ [name]: words })}
      />
    ));
  return (
    <PartForm
      id="legal"
      title={t("legal.title")}
      note={t("legal.note")}
      saving={saving}
      part={part}
      onSave={save}
    >
      {(has_company || value.follows_company) && (
        <Checkbox
          label={t("legal.follows")}
          checked={value.follows_company}
          onChange={({ currentTarget: { checked } }) => set({ follows_company: checked })}
        />
      )}
      {value.follows_company && !has_company && <Notice kind="warn">{t("legal.noCompany")}</Notice>}
      {stated("ja")}
      {!value.follows_company && (
        <RegistrationField value={value.number} isAt={saving.isAt} onType={(number) => set({ number })} />
      )}
      {texts("ja")}
      <OtherLanguages>
        {(language) => (
          <>
            {stated(language)}
            {texts(language)}
          </>
        )}
      </OtherLanguages>
    </PartForm>
  );
}
