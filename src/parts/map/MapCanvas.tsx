import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#parts/shell/useTexts.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import { pinIcon } from "#ui/icons/common.ts";
import { MapFoot } from "./MapFoot.tsx";
import { MapMark } from "./MapMark.tsx";
import marks from "./MapMark.module.css";
import { MapTools } from "./MapTools.tsx";
import type { MapViewProps } from "./MapView.tsx";
import styles from "./MapView.module.css";
import { useClusters } from "./useClusters.ts";
import { useMap } from "./useMap.ts";

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
