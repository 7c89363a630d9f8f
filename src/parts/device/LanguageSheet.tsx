import { useAtomValue, useStore } from "jotai";
import { useTranslation } from "react-i18next";
import { LANGUAGES } from "#contract/languages.ts";
import { bcp47, type Locale, LOCALES } from "#domain/values/localeCodes.ts";
import { showToastAtom } from "#state/page/alerts.ts";
import { localeAtom } from "#state/page/choices.ts";
import { checkIcon } from "#ui/icons/common.ts";
import { Sheet } from "#ui/layers/Sheet.tsx";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { changeLocale } from "./changeLocale.ts";

/** Chooses the language of the app and of the store's texts. */
export default function LanguageSheet({
  open,
  onClose,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const { t, i18n } = useTranslation();
  const store = useStore();
  const current = useAtomValue(localeAtom);
  const choose = (locale: Locale) => {
    onClose();
    changeLocale(locale, i18n, store).catch(() => store.set(showToastAtom, t("trouble.unreachable"), "bad"));
  };
  return (
    <Sheet open={open} onClose={onClose} title={t("language")} closeLabel={t("close")}>
      <ul>
        {LOCALES.map((locale) => (
          <li key={locale} lang={bcp47(locale)}>
            <ListRow
              title={LANGUAGES[locale].name}
              onClick={() => choose(locale)}
              end={locale === current ? <Icon of={checkIcon} label={t("ok")} /> : undefined}
            />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
