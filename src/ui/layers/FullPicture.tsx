import { type PointerEvent, useRef, useState } from "react";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { closeIcon } from "#ui/icons/common.ts";
import { Picture, type PictureProps } from "#ui/pictures/Picture.tsx";
import styles from "./FullPicture.module.css";
import { Still, useModal } from "./useModal.ts";

export type FullPictureProps = {
  open: boolean;
  /** Called by back, Escape, a tap beside the picture and the button. */
  onClose: () => void;
  picture: Pick<PictureProps, "src" | "widths" | "ratio" | "tint">;
  /** What it is of. */
  name: string;
  /** What is seen in it, where that was written. */
  shows?: string | undefined;
  closeLabel: string;
};

/** How large it can become, and what two taps, or two clicks, make of it. */
const [LARGEST, LARGER] = [4, 2.5];

/** A picture as large as the screen: two fingers or two taps enlarge it, and what hangs out is scrolled to. */
export default function FullPicture({ open, onClose, picture, name, shows, closeLabel }: FullPictureProps) {
  const { present, ref, props } = useModal(open, onClose);
  const { scale, hands } = usePinch(onClose);
  return (
    <dialog ref={ref} {...props} className={styles.dialog} aria-label={name}>
      {present && (
        <Still still={!open}>
          <div className={styles.close}>
            <IconButton icon={closeIcon} kind="raised" label={closeLabel} onClick={onClose} data-autofocus />
          </div>
          <div
            role="presentation"
            className={styles.view}
            data-view
            data-larger={scale > 1 || undefined}
            {...hands}
          >
            <div
              className={styles.picture}
              style={{ inlineSize: `calc(${scale} * min(100vw, 100dvh / ${picture.ratio}))` }}
            >
              <Picture {...picture} alt={shows || name} sizes={scale > 1 ? "200vw" : "100vw"} priority />
            </div>
          </div>
        </Still>
      )}
    </dialog>
  );
}

/**
 * How large the picture is, and the hands that change it; what lies under the fingers stays under them. A tap beside the
 * picture calls `onBeside`.
 */
function usePinch(onBeside: () => void) {
  const [scale, setScale] = useState(1);
  const fingers = useRef(new Map<number, { readonly x: number; readonly y: number }>());
  const start = useRef<{ readonly apart: number; readonly scale: number } | null>(null);

  const apart = () => {
    const [one, other] = [...fingers.current.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : null;
  };
  const to = (view: HTMLElement, next: number, { x, y }: { readonly x: number; readonly y: number }) => {
    const wanted = Math.min(LARGEST, Math.max(1, next));
    const before = { left: view.scrollLeft + x, top: view.scrollTop + y };
    const by = wanted / scale;
    setScale(wanted);
    requestAnimationFrame(() =>
      view.scrollTo({ left: before.left * by - x, top: before.top * by - y, behavior: "instant" }),
    );
  };
  const lift = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId);
    if (fingers.current.size < 2) start.current = null;
  };
  return {
    scale,
    hands: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        const distance = apart();
        start.current = distance === null ? null : { apart: distance, scale };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (!fingers.current.has(event.pointerId)) return;
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        const distance = apart();
        const [one, other] = [...fingers.current.values()];
        if (!start.current || distance === null || !one || !other) return;
        const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
        to(event.currentTarget, (start.current.scale * distance) / start.current.apart, middle);
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        if (fingers.current.size === 1 && event.target === event.currentTarget) onBeside();
        lift(event);
      },
      onPointerCancel: lift,
      onDoubleClick: (event: { currentTarget: HTMLElement; clientX: number; clientY: number }) =>
        to(event.currentTarget, scale > 1 ? 1 : LARGER, { x: event.clientX, y: event.clientY }),
    },
  };
}
