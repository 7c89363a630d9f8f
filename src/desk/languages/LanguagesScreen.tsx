import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams, useSearchParams } from "react-router-dom";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import { textCounts } from "#contract/calls/desk/languages.ts";
import { MenuLanguage } from "#contract/menuDocument.ts";
import { isLocale, nameOfWire, tagOfWire, wireLanguage } from "#domain/values/localeCodes.ts";
import { PageHead } from "#desk/frame/PageHead.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { useDesk } from "#desk/net/deskSend.ts";
import { SearchField } from "#ui/fields/SearchField.tsx";
import { Switch } from "#ui/fields/Checkbox.tsx";
import desk from "#desk/frame/Desk.module.css";
import { FileSection } from "./FileSection.tsx";
import { TextList } from "./TextList.tsx";
import { useTranslations } from "./useTranslations.ts";
import styles from "./Languages.module.css";

/** Letters that are searched for at most. */
const LONGEST = 100;

/** All texts of a store and its menu beside their translations, with what is missing in each language. */
export default function LanguagesScreen() {
  const { t } = useTranslation("desk/languages");
  const { storeId: store_id = "" } = useParams();
  const read = useDesk(textCounts, { store_id });
  return (
    <div className={desk.page}>
      <PageHead title={t("title")} note={t("note")} />
      <Shown of={read}>{(counts) => <Languages key={store_id} store_id={store_id} counts={counts} />}</Shown>
    </div>
  );
}

interface LanguagesProps {
  readonly store_id: string;
  readonly counts: DeskResponse<typeof textCounts>;
}

/** The languages with what is missing in each, and the texts of the one that was chosen. */
function Languages({ counts: { languages, service }, store_id }: LanguagesProps) {
  const { t, i18n } = useTranslation("desk/languages");
  const [query, setQuery] = useSearchParams();
  const own = isLocale(i18n.language) ? wireLanguage(i18n.language) : "ja";
  // Chosen once: a language that has been translated to its end stays the one that one looks at.
  const [first] = useState(() => firstOf(languages, own));
  const asked = MenuLanguage.safeParse(query.get("language"));
  const language = asked.success ? asked.data : first;
  const go = (name: string, value: string | null) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === null) after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true },
    );
  return (
    <>
      <ul className={styles.languages} aria-label={t("choose")}>
        {languages.map((one) => (
          <li key={one.language}>
            <button
              type="button"
              aria-pressed={one.language === language}
              onClick={() => go("language", one.language)}
            >
              <span lang={tagOfWire(one.language)}>{nameOfWire(one.language)}</span>
              <small>
                {one.missing === 0 ? t("whole") : t("missingOf", { missing: one.missing, all: one.all })}
              </small>
            </button>
          </li>
        ))}
      </ul>
      <OneLanguage
        key={language}
        store_id={store_id}
        language={language}
        service={service}
        isMissingOnly={query.get("show") !== "all"}
        onMissingOnly={(isOnly) => go("show", isOnly ? null : "all")}
        words={(query.get("q") ?? "").slice(0, LONGEST)}
        onFind={(words) => go("q", words.trim() === "" ? null : words.trim())}
      />
    </>
  );
}

interface OneLanguageProps {
  readonly store_id: string;
  readonly language: MenuLanguage;
  readonly service: string | null;
  readonly isMissingOnly: boolean;
  readonly onMissingOnly: (isOnly: boolean) => void;
  readonly words: string;
  readonly onFind: (words: string) => void;
}

/** The texts of a language: what is looked for, files of them, and the list. */
function OneLanguage(props: OneLanguageProps) {
  const { isMissingOnly, language, onFind, onMissingOnly, service, store_id, words } = props;
  const { t } = useTranslation("desk/languages");
  const [times, setTimes] = useState(0);
  const writing = useTranslations(store_id, language);
  return (
    <>
      <FileSection store_id={store_id} language={language} onTaken={() => setTimes(times + 1)} />
      <SearchField
        label={t("find")}
        placeholder={t("find")}
        clearLabel={t("clear")}
        defaultValue={words}
        onType={(typed) => typed === "" && onFind("")}
        onSearch={onFind}
      />
      <Switch
        label={t("missingOnly")}
        checked={isMissingOnly}
        onChange={({ currentTarget }) => onMissingOnly(currentTarget.checked)}
      />
      <TextList
        key={[isMissingOnly, words, times].join(" ")}
        store_id={store_id}
        language={language}
        isMissingOnly={isMissingOnly}
        words={words}
        service={service}
        writing={writing}
      />
    </>
  );
}

/** Where there is something to do: one's own language, else the first other one of which something is missing. */
function firstOf(languages: LanguagesProps["counts"]["languages"], own: string): MenuLanguage {
  const others = languages.filter(({ language }) => language !== "ja");
  const open = others.filter(({ missing }) => missing > 0);
  const isOwn = ({ language }: { readonly language: MenuLanguage }) => language === own;
  return (open.find(isOwn) ?? open[0] ?? others.find(isOwn) ?? others[0])?.language ?? "en";
}
