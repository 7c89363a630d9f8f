import { useAtomValue } from "jotai";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import type { Position } from "#contract/scalars.ts";
import { OutsideLink } from "#parts/shell/OutsideLink.tsx";
import { useTexts } from "#parts/shell/useTexts.ts";
import { mapSettingsAtom } from "#state/page/operatorSettings.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { minusIcon, pinIcon, plusIcon } from "#ui/icons/common.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import marks from "./MapCanvas.module.css";
import styles from "./MapView.module.css";
import type { MapViewProps } from "./MapView.tsx";
import type { MapEngine, MapFrame } from "./mapEngine.ts";
import { useClusters, useMap } from "./useMap.ts";

/** The map itself: what an engine draws, our marks on it, and our buttons over it. */
export default function MapCanvas(props: MapViewProps) {
  const { label, points, selected = null, onSelect, own = null, hasPin = false } = props;
  const { t } = useTranslation("places");
  const hasTexts = useTexts(["places"]);
  const box = useRef<HTMLDivElement>(null);
  const { engine, frame, hasGround, hasFailed } = useMap(box, props);
  const standing = useClusters(points, selected, frame);

  return (
    <>
      <div ref={box} className={styles.box} />
      {hasTexts && hasFailed && <p className={styles.failed}>{t("map.failed")}</p>}
      {hasTexts && engine && frame && (
        <>
          {own && (
            <MapMark engine={engine} position={own}>
              <span className={marks.own} role="img" aria-label={t("map.own")} />
            </MapMark>
          )}
          {standing.map((one) =>
            "point" in one ? (
              <MapMark
                key={one.key}
                engine={engine}
                position={one.point.position}
                isTop={one.point.id === selected}
              >
                <button
                  type="button"
                  className={marks.press}
                  aria-pressed={one.point.id === selected}
                  aria-label={[one.point.name, one.point.note].filter(Boolean).join(" ")}
                  onClick={() => onSelect?.(one.point.id)}
                >
                  <span className={marks.bubble}>
                    {one.point.id === selected && <span className={marks.name}>{one.point.name}</span>}
                    {one.point.note || (one.point.id !== selected && <Icon of={pinIcon} size={16} />)}
                  </span>
                </button>
              </MapMark>
            ) : (
              <MapMark key={one.key} engine={engine} position={one.position}>
                <button
                  type="button"
                  className={marks.cluster}
                  aria-label={t("map.cluster", { count: one.count })}
                  onClick={() => {
                    // It is about to fall apart into others.
                    box.current?.querySelector<HTMLElement>("[tabindex]")?.focus({ preventScroll: true });
                    engine.moveTo(one.position, one.zoom);
                  }}
                >
                  {one.count}
                </button>
              </MapMark>
            ),
          )}
          {hasPin && (
            <span className={styles.pin}>
              <Icon of={pinIcon} size={32} filled label={t("map.pin")} />
            </span>
          )}
          <MapTools engine={engine} label={label} />
          <MapFoot engine={engine} frame={frame} hasGround={hasGround} />
        </>
      )}
    </>
  );
}

/** Where OpenStreetMap's licence wants one to be led. */
const OPEN_STREET_MAP = "https://www.openstreetmap.org/copyright";

interface MapFootProps {
  readonly engine: MapEngine;
  readonly frame: MapFrame;
  readonly hasGround: boolean | null;
}

/** The scale, and who made the ground; Google writes its own. */
function MapFoot({ engine, frame, hasGround }: MapFootProps) {
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

/** Metres of a pixel at the equator when one tile of 256 pixels is the world. */
const METRES_A_PIXEL = 156_543.034;
const WIDEST = 88;

/** A round length, 1, 2 or 5 of a power of ten in metres, of at most 88 pixels on a Mercator map. */
export function scaleBar(
  latitude: number,
  zoom: number,
): { readonly metres: number; readonly pixels: number } {
  const metresAPixel = (METRES_A_PIXEL * Math.cos((latitude * Math.PI) / 180)) / 2 ** zoom;
  const most = Math.max(1, metresAPixel * WIDEST);
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = ([5, 2].find((step) => step * power <= most) ?? 1) * power;
  return { metres, pixels: Math.max(8, Math.round(metres / metresAPixel)) };
}

interface MapToolsProps {
  readonly engine: MapEngine;
  readonly label: string;
}

/** Nearer and farther, for whoever has no two fingers or no wheel to spare. */
function MapTools({ engine, label }: MapToolsProps) {
  const { t } = useTranslation("places");
  return (
    <div className={styles.tools} role="group" aria-label={label}>
      <IconButton icon={plusIcon} kind="raised" label={t("map.nearer")} onClick={() => engine.zoomBy(1)} />
      <IconButton icon={minusIcon} kind="raised" label={t("map.farther")} onClick={() => engine.zoomBy(-1)} />
    </div>
  );
}

interface MapMarkProps {
  readonly engine: MapEngine;
  readonly position: Position;
  readonly isTop?: boolean;
  readonly children: ReactNode;
}

/** Draws its children at a position of the map, whoever draws the map. */
function MapMark({ engine, position, isTop = false, children }: MapMarkProps) {
  const [host] = useState(() => {
    const element = document.createElement("div");
    element.className = marks.host ?? "";
    return element;
  });
  const { latitude, longitude } = position;
  useEffect(
    () => engine.mark(host, { latitude, longitude }, isTop),
    [engine, host, latitude, longitude, isTop],
  );
  return createPortal(children, host);
}
