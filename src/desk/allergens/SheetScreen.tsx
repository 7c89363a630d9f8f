import { wordsIn } from "#domain/menu/document/menuTexts.ts";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams, useSearchParams } from "react-router-dom";
import useSWR from "swr";
import { allergenSheet, type Check } from "#contract/calls/desk/allergens.ts";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import type { MenuText } from "#contract/menuDocument.ts";
import {
  bcp47,
  isLocale,
  type Locale,
  LOCALES,
  nameOfWire,
  wireLanguage,
} from "#domain/values/localeCodes.ts";
import { deskTexts } from "#desk/deskTexts.ts";
import { PageHead } from "#desk/frame/PageHead.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { useDesk } from "#desk/net/deskSend.ts";
import { dateAndTime } from "#text/formats.ts";
import { intlTag } from "#text/useLanguageTag.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { Select } from "#ui/fields/TextInput.tsx";
import desk from "#desk/frame/Desk.module.css";
import { SheetTable } from "./SheetTable.tsx";
import { SIGNS } from "./signs.ts";
import styles from "./Sheet.module.css";

type Sheet = DeskResponse<typeof allergenSheet>;

/** Dishes that are laid out at once, unless one asks for all. */
const MANY = 500;

/** What the store states of allergens, on paper, in the language of whoever reads it: as guests see it now. */
export default function SheetScreen() {
  const { t } = useTranslation("desk/allergens");
  const { storeId: store_id = "" } = useParams();
  const read = useDesk(allergenSheet, { store_id });
  return (
    <div className={desk.page}>
      <PageHead title={t("sheet.title")} note={t("sheet.note")}>
        <Button size="small" onClick={() => window.print()}>
          {t("sheet.print")}
        </Button>
      </PageHead>
      <Shown of={read}>
        {(sheet) =>
          sheet.categories.length === 0 ? <EmptyState title={t("none")} /> : <Chosen sheet={sheet} />
        }
      </Shown>
    </div>
  );
}

/** Its language is the page's address: a link leads to a sheet in it. */
function Chosen({ sheet }: { readonly sheet: Sheet }) {
  const { i18n, t } = useTranslation("desk/allergens");
  const [query, setQuery] = useSearchParams();
  const asked = query.get("language") ?? i18n.language;
  const locale: Locale = isLocale(asked) ? asked : "ja";
  const count = sheet.categories.reduce((sum, { dishes }) => sum + dishes.length, 0);
  const [category, setCategory] = useState(count > MANY ? (sheet.categories[0]?.id ?? "") : "");
  const own = isLocale(i18n.language) ? wireLanguage(i18n.language) : "ja";
  return (
    <>
      <div className={`${desk.screenOnly} ${styles.choices}`}>
        <Field label={t("sheet.language")}>
          <Select
            value={locale}
            onChange={({ currentTarget: { value } }) => setQuery({ language: value }, { replace: true })}
            options={LOCALES.map((value) => ({ value, label: nameOfWire(wireLanguage(value)) }))}
          />
        </Field>
        <Field label={t("category")}>
          <Select
            value={category}
            onChange={({ currentTarget: { value } }) => setCategory(value)}
            options={[
              { value: "", label: t("all") },
              ...sheet.categories.map(({ id, name }) => ({ value: id, label: wordsIn(name, own) })),
            ]}
          />
        </Field>
      </div>
      <Spoken locale={locale}>
        <Paper sheet={sheet} locale={locale} category={category} />
      </Spoken>
    </>
  );
}

/** What is within once the texts of a language are there. */
function Spoken({ children, locale }: { readonly children: ReactNode; readonly locale: Locale }) {
  const { i18n } = useTranslation();
  const { data } = useSWR(["texts of a sheet", locale], async () => {
    const texts = await deskTexts(locale);
    for (const name of ["desk/allergens", "menu"])
      if (!i18n.hasResourceBundle(locale, name)) i18n.addResourceBundle(locale, name, texts[name] ?? {});
    return locale;
  });
  return data === locale ? children : <Skeleton lines={8} />;
}

interface PaperProps {
  readonly sheet: Sheet;
  readonly locale: Locale;
  /** Empty: all of them. */
  readonly category: string;
}

function Paper({ category, locale, sheet }: PaperProps) {
  const { t } = useTranslation("desk/allergens", { lng: locale });
  const say = (name: MenuText) => wordsIn(name, wireLanguage(locale));
  const when = (check: Check) => dateAndTime(check.at, intlTag(locale), sheet.time_zone);
  const checkWords = (check: Check | null) =>
    check === null
      ? ""
      : check.by === null
        ? t("checkedAt", { time: when(check) })
        : t("checkedBy", { name: check.by, time: when(check) });
  const categories = sheet.categories.filter(({ id }) => category === "" || id === category);
  const asked = new Set(categories.flatMap(({ dishes }) => dishes.flatMap(({ groups }) => groups)));
  const groups = sheet.groups.filter(({ id }) => asked.has(id));
  const called = new Map(groups.map(({ id, name }) => [id, say(name)]));
  const rowOf = (of: {
    name: MenuText;
    allergens: Sheet["groups"][number]["options"][number]["allergens"];
  }) => ({
    name: say(of.name),
    stated: of.allergens,
  });
  return (
    <article className={styles.paper} lang={bcp47(locale)} aria-label={t("sheet.title")}>
      <h2>
        {say(sheet.store)} <small>{t("sheet.title")}</small>
      </h2>
      <ul className={styles.legend} aria-label={t("legend")}>
        {(["contains", "without", "kitchen", "unstated"] as const).map((state) => (
          <li key={state}>
            <b aria-hidden="true">{SIGNS[state]}</b> {t(`state.${state}`)}
          </li>
        ))}
      </ul>
      <p>{t("sheet.means")}</p>
      {categories.map(({ dishes, id, name }) => (
        <SheetTable
          key={id}
          title={say(name)}
          locale={locale}
          rows={dishes.map((dish) => ({
            ...rowOf(dish),
            id: dish.id,
            note: [
              ...(dish.groups.length === 0
                ? []
                : [
                    t("sheet.with", {
                      names: dish.groups.flatMap((one) => called.get(one) ?? []).join(" · "),
                    }),
                  ]),
              checkWords(dish.checked),
            ],
          }))}
        />
      ))}
      {groups.map(({ checked, id, name, options }) => (
        <SheetTable
          key={id}
          title={t("sheet.optionsOf", { name: say(name) })}
          locale={locale}
          rows={options.map((option) => ({
            ...rowOf(option),
            id: option.id,
            note: [checkWords(checked)],
          }))}
        />
      ))}
      <p className={styles.last}>
        {sheet.checked === null
          ? t("sheet.neverChecked")
          : t("sheet.last", { words: checkWords(sheet.checked) })}
      </p>
    </article>
  );
}
