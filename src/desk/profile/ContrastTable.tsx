import { useTranslation } from "react-i18next";
import { AA_GRAPHIC, AA_TEXT, contrast, GROUNDS, leastContrast } from "#domain/values/contrast.ts";
import type { AccentPalette } from "#ui/accentPalette.ts";
import styles from "./Profile.module.css";

interface ContrastTableProps {
  readonly color: string;
  readonly palette: AccentPalette;
}

/** How well a color is seen on light and on dark pages, in numbers, and as it is shown there. */
export function ContrastTable({ color, palette }: ContrastTableProps) {
  const { t } = useTranslation("desk/stores");
  const rows = (["light", "dark"] as const).map((theme) => {
    const { accent, onAccent } = palette[theme];
    // On dark pages it is always made lighter: as it is shown there.
    const own = theme === "light" ? color : accent;
    return {
      theme,
      accent,
      onAccent,
      ground: GROUNDS[theme][0],
      onPage: leastContrast(own, GROUNDS[theme]),
      onButton: contrast(onAccent, accent),
    };
  });
  const number = (value: number, least: number) => (
    <td data-low={value < least || undefined}>{value.toFixed(2)}</td>
  );
  return (
    <table className={styles.contrast}>
      <caption>{t("looks.contrast")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("looks.page")}</th>
          <th scope="col">{t("looks.onPage")}</th>
          <th scope="col">{t("looks.onButton")}</th>
          <th scope="col">{t("looks.asShown")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ accent, ground, onAccent, onButton, onPage, theme }) => (
          <tr key={theme}>
            <th scope="row">{t(`looks.${theme}`)}</th>
            {number(onPage, AA_GRAPHIC)}
            {number(onButton, AA_TEXT)}
            <Sample ground={ground} accent={accent} onAccent={onAccent} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SampleProps {
  readonly ground: string;
  readonly accent: string;
  readonly onAccent: string;
}

/** A button as guests see it. */
function Sample({ accent, ground, onAccent }: SampleProps) {
  const { t } = useTranslation("desk/stores");
  const words = t("looks.example");
  return (
    <td aria-label={words}>
      <span className={styles.ground} style={{ background: ground }}>
        <span className={styles.sample} style={{ background: accent, color: onAccent }}>
          {words}
        </span>
      </span>
    </td>
  );
}
