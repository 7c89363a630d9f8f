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
  const number = (name: string, value: number, least: number) => (
    <div>
      <dt>{name}</dt>
      <dd data-low={value < least || undefined}>{value.toFixed(2)}</dd>
    </div>
  );
  return (
    <div className={styles.contrast} role="group" aria-label={t("looks.contrast")}>
      {rows.map(({ accent, ground, onAccent, onButton, onPage, theme }) => (
        <section key={theme}>
          <h3>{t(`looks.${theme}`)}</h3>
          <dl>
            {number(t("looks.onPage"), onPage, AA_GRAPHIC)}
            {number(t("looks.onButton"), onButton, AA_TEXT)}
          </dl>
          <Sample ground={ground} accent={accent} onAccent={onAccent} />
        </section>
      ))}
    </div>
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
    <span className={styles.ground} style={{ background: ground }}>
      <span className="visually-hidden">{t("looks.asShown")} </span>
      <span className={styles.sample} style={{ background: accent, color: onAccent }}>
        {words}
      </span>
    </span>
  );
}
