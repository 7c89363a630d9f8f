import { useAtom } from "jotai";
import { useTranslation } from "react-i18next";
import { type Theme, themeAtom } from "#state/page/deviceSettings.ts";
import { Segments } from "#ui/fields/Segments.tsx";
import { changeTheme } from "./changeTheme.ts";

const THEMES = ["auto", "light", "dark"] as const satisfies readonly Theme[];

/** Light, dark, or as the device is set. */
export function ThemeChoice() {
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
