import { type PointerEvent, useEffect, useRef, useState } from "react";

/** Pixels from the window's edge within which it scrolls along, and how many at a time. */
const EDGE = 88;
const STEP = 12;

interface Box {
  readonly top: number;
  readonly height: number;
}

interface Drag {
  readonly pointer: number;
  readonly from: number;
  /** All rows as they stood on the page when one was taken. */
  readonly boxes: readonly Box[];
  readonly startY: number;
  clientY: number;
}

/** The rows of a list that are dragged by their handles, by mouse, pen or finger; near its edge the window scrolls along. */
export function useDragging(onDrop: (from: number, to: number) => void) {
  const list = useRef<HTMLUListElement>(null);
  const drag = useRef<Drag | null>(null);
  const frame = useRef(0);
  /** Which row is dragged, and where it would stand. */
  const [moving, setMoving] = useState<{ readonly from: number; readonly to: number } | null>(null);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const rows = () => [...(list.current?.children ?? [])].filter((row) => row instanceof HTMLElement);
  const follow = () => {
    const now = drag.current;
    const row = now === null ? undefined : rows()[now.from];
    if (now === null || row === undefined) return;
    const y = now.clientY + scrollY;
    row.style.translate = `0 ${y - now.startY}px`;
    const to = now.boxes.filter(
      ({ height, top }, index) => index !== now.from && top + height / 2 < y,
    ).length;
    setMoving((before) => (before?.to === to ? before : { from: now.from, to }));
  };
  const scroll = () => {
    const now = drag.current;
    if (now === null) return;
    const step = now.clientY < EDGE ? -STEP : now.clientY > innerHeight - EDGE ? STEP : 0;
    if (step !== 0) {
      scrollBy(0, step);
      follow();
    }
    frame.current = requestAnimationFrame(scroll);
  };
  const end = (isDropped: boolean) => {
    const now = drag.current;
    if (now === null) return;
    drag.current = null;
    cancelAnimationFrame(frame.current);
    const row = rows()[now.from];
    if (row !== undefined) row.style.translate = "";
    if (isDropped && moving !== null && moving.to !== now.from) onDrop(now.from, moving.to);
    setMoving(null);
  };
  /** By how much a row makes room for the one that is dragged. */
  const shiftOf = (index: number): number => {
    const boxes = drag.current?.boxes;
    if (moving === null || boxes === undefined || index === moving.from) return 0;
    const [own, next] = [boxes[moving.from], boxes[moving.from + 1]];
    const before = boxes[moving.from - 1];
    if (own === undefined) return 0;
    const pace =
      next !== undefined ? next.top - own.top : before !== undefined ? own.top - before.top : own.height;
    const whole = Math.max(own.height, pace);
    if (index > moving.from && index <= moving.to) return -whole;
    return index < moving.from && index >= moving.to ? whole : 0;
  };

  return {
    list,
    /** The place of the row that is dragged; null: none is. */
    dragged: moving?.from ?? null,
    shiftOf,
    cancel: () => end(false),
    /** What a row's handle hears. */
    handle: (from: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || drag.current !== null) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const boxes = rows().map((row) => {
          const { height, top } = row.getBoundingClientRect();
          return { height, top: top + scrollY };
        });
        const { clientY, pointerId: pointer } = event;
        drag.current = { pointer, from, boxes, startY: clientY + scrollY, clientY };
        setMoving({ from, to: from });
        frame.current = requestAnimationFrame(scroll);
      },
      onPointerMove: (event: PointerEvent) => {
        if (drag.current?.pointer !== event.pointerId) return;
        drag.current.clientY = event.clientY;
        follow();
      },
      onPointerUp: () => end(true),
      onPointerCancel: () => end(false),
    }),
  };
}
