import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { WireLanguage } from "#contract/scalars.ts";
import { LOCALES, nameOfWire, wireLanguage } from "#domain/values/localeCodes.ts";
import { Segments } from "#ui/fields/Segments.tsx";
import desk from "./Desk.module.css";

const OTHERS = LOCALES.map(wireLanguage).filter((one) => one !== "ja");

/** The fields of a form in the languages other than Japanese, one of them at a time. */
export function OtherLanguages({ children }: { readonly children: (language: WireLanguage) => ReactNode }) {
  const { t } = useTranslation("desk/company");
  const [language, setLanguage] = useState<WireLanguage>(OTHERS[0] ?? "en");
  return (
    <details className={desk.fold}>
      <summary>{t("others")}</summary>
      <p className={desk.soft}>{t("fallback")}</p>
      <Segments
        label={t("others")}
        name="language"
        value={language}
        onChange={setLanguage}
        options={OTHERS.map((value) => ({ value, label: nameOfWire(value) }))}
      />
      {children(language)}
    </details>
  );
}
