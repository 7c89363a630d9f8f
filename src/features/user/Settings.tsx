import { useAtomValue } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { bcp47 } from "#domain/values/localeCodes.ts";
import { languageNames } from "#parts/language/languageNames.ts";
import { LowDataChoice } from "#parts/lowData/LowDataChoice.tsx";
import { useHost } from "#parts/session/useHost.ts";
import { ThemeChoice } from "#parts/theme/ThemeChoice.tsx";
import { LazyLayer, lazyAgain } from "#parts/trouble/lazyAgain.tsx";
import { installOfferAtom } from "#state/page/deviceSettings.ts";
import { localeAtom } from "#state/page/choices.ts";
import { Card } from "#ui/lists/Card.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { globeIcon } from "#ui/icons/common.ts";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { DataUse } from "./DataUse.tsx";
import type { Profile } from "./profile.ts";
import styles from "./User.module.css";

const LanguageSheet = lazyAgain(() => import("#parts/language/LanguageSheet.tsx"));
const InstallApp = lazyAgain(() => import("./InstallApp.tsx"));
const Shortcut = lazyAgain(() => import("./Shortcut.tsx"));
const LineNotices = lazyAgain(() => import("./LineNotices.tsx"));

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
          end={<span lang={bcp47(locale)}>{languageNames[locale]}</span>}
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
        <DataUse />
      </Card>
      {choosing !== null && (
        <LazyLayer>
          <LanguageSheet open={choosing} onClose={() => setChoosing(false)} />
        </LazyLayer>
      )}
    </section>
  );
}
