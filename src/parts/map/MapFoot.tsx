import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { OutsideLink } from "#parts/shell/OutsideLink.tsx";
import { mapSettingsAtom } from "#state/page/operatorSettings.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import type { MapEngine, MapFrame } from "./mapEngine.ts";
import styles from "./MapView.module.css";
import { scaleBar } from "./scaleBar.ts";

/** Where OpenStreetMap's licence wants one to be led. */
const OPEN_STREET_MAP = "https://www.openstreetmap.org/copyright";

interface MapFootProps {
  readonly engine: MapEngine;
  readonly frame: MapFrame;
  readonly hasGround: boolean | null;
}

/** The scale, and who made the ground; Google writes its own. */
export function MapFoot({ engine, frame, hasGround }: MapFootProps) {
  const { t } = useTranslation("places");
  const tag = useLanguageTag();
  const { mapCredit = "", mapTiles } = useAtomValue(mapSettingsAtom);
  if (engine.drawnBy === "google") return null;
  const { metres, pixels } = scaleBar(frame.centre.latitude, frame.zoom);
  const unit = metres < 1_000 ? "meter" : "kilometer";
  const length = new Intl.NumberFormat(tag, { style: "unit", unit, unitDisplay: "short" });
  return (
    <div className={styles.foot}>
      <svg className={styles.scale} width={pixels} height="6" aria-hidden="true">
        <path d={`M1 0v5h${pixels - 2}V0`} />
      </svg>
      <span>{length.format(metres < 1_000 ? metres : metres / 1_000)}</span>
      {hasGround === false && mapTiles && <span>{t("map.noGround")}</span>}
      {hasGround && <Credit of={mapCredit} />}
    </div>
  );
}

function Credit({ of }: { readonly of: string }) {
  if (!of.includes("OpenStreetMap")) return <span className={styles.credit}>{of}</span>;
  return (
    <OutsideLink className={styles.credit} href={OPEN_STREET_MAP}>
      {of}
    </OutsideLink>
  );
}
