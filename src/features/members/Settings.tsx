import { useAtom, useAtomValue, useStore } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LANGUAGES } from "#contract/languages.ts";
import type { LowData } from "#domain/device/lowData.ts";
import { bcp47 } from "#domain/values/localeCodes.ts";
import { useHost } from "#parts/account/useHost.ts";
import { changeLowData } from "#parts/device/lowData.ts";
import { lazyWithRetry, LazyLayer } from "#parts/trouble/lazyWithRetry.tsx";
import { keepCookie, localeAtom } from "#state/page/choices.ts";
import {
  installOfferAtom,
  lowDataAtom,
  type Theme,
  THEME_KEY,
  themeAtom,
} from "#state/page/deviceSettings.ts";
import { Segments } from "#ui/fields/Segments.tsx";
import { globeIcon } from "#ui/icons/common.ts";
import { Card } from "#ui/lists/Card.tsx";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import styles from "./User.module.css";
import type { Profile } from "./profile.ts";

const LanguageSheet = lazyWithRetry(() => import("#parts/device/LanguageSheet.tsx"));
const InstallApp = lazyWithRetry(() => import("./InstallApp.tsx"));
const Shortcut = lazyWithRetry(() => import("./Shortcut.tsx"));
const LineNotices = lazyWithRetry(() => import("./LineNotices.tsx"));

/** How the app behaves: language, light or dark, data use, and where one is told of orders. */
export function Settings({ profile }: { readonly profile: Profile | undefined }) {
  const { t } = useTranslation("user");
  const { t: tc } = useTranslation();
  const locale = useAtomValue(localeAtom);
  const isInLine = useHost() === "line";
  const install = useAtomValue(installOfferAtom);
  /** Null until it was opened once: its code comes then. */
  const [choosing, setChoosing] = useState<boolean | null>(null);
  return (
    <section className={styles.section} aria-labelledby="settings">
      <h2 id="settings">{t("settings.title")}</h2>
      <Card padded={false}>
        <ListRow
          title={tc("language")}
          start={<Icon of={globeIcon} />}
          end={<span lang={bcp47(locale)}>{LANGUAGES[locale].name}</span>}
          onClick={() => setChoosing(true)}
        />
        <div className={styles.setting}>
          <h3>{t("settings.theme")}</h3>
          <ThemeChoice />
        </div>
        <div className={styles.setting}>
          <h3>{t("settings.lowData")}</h3>
          <LowDataChoice />
          <p className={styles.note}>{t("settings.lowDataNote")}</p>
        </div>
        {profile?.message_answered_time !== undefined && (
          <LazyLayer>
            <LineNotices key={profile.uid} profile={profile} />
          </LazyLayer>
        )}
        {isInLine && (
          <LazyLayer>
            <Shortcut />
          </LazyLayer>
        )}
        {install && (
          <LazyLayer>
            <InstallApp offer={install} />
          </LazyLayer>
        )}
      </Card>
      {choosing !== null && (
        <LazyLayer>
          <LanguageSheet open={choosing} onClose={() => setChoosing(false)} />
        </LazyLayer>
      )}
    </section>
  );
}

const THEMES = ["auto", "light", "dark"] as const satisfies readonly Theme[];

/** Light, dark, or as the device is set. */
function ThemeChoice() {
  const { t } = useTranslation("user");
  const [theme, setTheme] = useAtom(themeAtom);
  return (
    <Segments
      label={t("settings.theme")}
      name="theme"
      value={theme}
      options={THEMES.map((value) => ({ value, label: t(`settings.themes.${value}`) }))}
      onChange={(chosen) => {
        setTheme(chosen);
        changeTheme(chosen);
      }}
    />
  );
}

/** Paints the page light or dark at once, and has the server's pages come so from now on. */
function changeTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === "auto") delete dataset["theme"];
  else dataset["theme"] = theme;
  keepCookie(THEME_KEY, theme === "auto" ? null : theme, document);
}

const CHOICES = ["auto", "on", "off"] as const satisfies readonly LowData[];

/** Text first and pictures on a tap, everything at once, or as the device is set. */
export function LowDataChoice() {
  const { t } = useTranslation("user");
  const [chosen, choose] = useAtom(lowDataAtom);
  const store = useStore();
  return (
    <Segments
      label={t("settings.lowData")}
      name="low-data"
      value={chosen}
      options={CHOICES.map((value) => ({ value, label: t(`settings.lowDataChoices.${value}`) }))}
      onChange={(value) => {
        choose(value);
        void changeLowData(value, store).catch(() => {});
      }}
    />
  );
}
