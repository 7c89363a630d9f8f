import { useTranslation } from "react-i18next";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { minusIcon, plusIcon } from "#ui/icons/common.ts";
import type { MapEngine } from "./mapEngine.ts";
import styles from "./MapView.module.css";

interface MapToolsProps {
  readonly engine: MapEngine;
  readonly label: string;
}

/** Nearer and farther, for whoever has no two fingers or no wheel to spare. */
export function MapTools({ engine, label }: MapToolsProps) {
  const { t } = useTranslation("places");
  return (
    <div className={styles.tools} role="group" aria-label={label}>
      <IconButton icon={plusIcon} kind="raised" label={t("map.nearer")} onClick={() => engine.zoomBy(1)} />
      <IconButton icon={minusIcon} kind="raised" label={t("map.farther")} onClick={() => engine.zoomBy(-1)} />
    </div>
  );
}
