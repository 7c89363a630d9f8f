import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { Position } from "#contract/scalars.ts";
import type { MapEngine } from "./mapEngine.ts";
import styles from "./MapMark.module.css";

interface MapMarkProps {
  readonly engine: MapEngine;
  readonly position: Position;
  readonly isTop?: boolean;
  readonly children: ReactNode;
}

/** Draws its children at a position of the map, whoever draws the map. */
export function MapMark({ engine, position, isTop = false, children }: MapMarkProps) {
  const [host] = useState(() => {
    const element = document.createElement("div");
    element.className = styles.host ?? "";
    return element;
  });
  const { latitude, longitude } = position;
  useEffect(
    () => engine.mark(host, { latitude, longitude }, isTop),
    [engine, host, latitude, longitude, isTop],
  );
  return createPortal(children, host);
}
