import { type KeyboardEvent, type PointerEvent, useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { centered, type Crop, LARGEST_ZOOM, partOf } from "#domain/pictures/crop.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Field, useFieldTies } from "#ui/fields/Field.tsx";
import styles from "./Pictures.module.css";
import type { Chosen } from "./useSending.ts";

/** Shares of the picture that an arrow key moves the focus point by, alone and with Shift. */
const STEP = { small: 0.02, large: 0.1 };

const MOVES: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface CropperProps {
  readonly chosen: Chosen;
  readonly isBusy: boolean;
  readonly onDone: (crop: Crop) => void;
  readonly onClose: () => void;
}

/**
 * What is left of a picture, by a focus point that is put where it matters and a zoom: by pointer, touch and keyboard. What
 * the frame shows is what the provider cuts, by the same rule.
 */
export function Cropper({ chosen, isBusy, onClose, onDone }: CropperProps) {
  const { t } = useTranslation("desk/pictures");
  const [crop, setCrop] = useState(chosen.crop);
  const [size, setSize] = useState<{ readonly width: number; readonly height: number } | null>(null);
  const image = useAddress(chosen.file);
  const put = ({ buttons, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    if (buttons === 0) return;
    const { height, left, top, width } = currentTarget.getBoundingClientRect();
    if (width === 0 || height === 0) return;
    setCrop({ ...crop, x: within((clientX - left) / width), y: within((clientY - top) / height) });
  };
  const move = (event: KeyboardEvent) => {
    const by = MOVES[event.key];
    if (by === undefined || size === null) return;
    // The page would scroll.
    event.preventDefault();
    const step = event.shiftKey ? STEP.large : STEP.small;
    const { x, y } = centered(size, crop);
    setCrop({ ...crop, x: within(x + by.x * step), y: within(y + by.y * step) });
  };
  const at = { x: Math.round(crop.x * 100), y: Math.round(crop.y * 100) };
  return (
    <div className={styles.cropper}>
      <p className={styles.how}>{t("cropHow")}</p>
      <div
        className={styles.stage}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture?.(event.pointerId);
          put(event);
        }}
        onPointerMove={put}
      >
        <img
          ref={image}
          alt=""
          draggable={false}
          onLoad={({ currentTarget: { naturalHeight: height, naturalWidth: width } }) =>
            setSize({ width, height })
          }
        />
        {size !== null && <span className={styles.part} style={placed(size, crop)} />}
        <span
          role="slider"
          tabIndex={0}
          className={styles.focus}
          aria-label={t("focus")}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={at.x}
          aria-valuetext={t("focusAt", at)}
          style={{ insetInlineStart: `${at.x}%`, insetBlockStart: `${at.y}%` }}
          onKeyDown={move}
        />
      </div>
      <Field label={t("zoom")}>
        <Zoom value={crop.zoom} onZoom={(zoom) => setCrop({ ...crop, zoom })} />
      </Field>
      <div className={styles.acts}>
        <Button size="small" kind="quiet" busy={isBusy} onClick={() => onDone(crop)}>
          {t("useCrop")}
        </Button>
        <Button size="small" kind="plain" onClick={onClose}>
          {t("leaveCrop")}
        </Button>
      </div>
    </div>
  );
}

interface ZoomProps {
  readonly value: number;
  readonly onZoom: (zoom: number) => void;
}

function Zoom({ onZoom, value }: ZoomProps) {
  const ties = useFieldTies();
  return (
    <input
      {...ties}
      className={styles.zoom}
      type="range"
      min={1}
      max={LARGEST_ZOOM}
      step={0.1}
      value={value}
      onChange={({ currentTarget }) => onZoom(Number(currentTarget.value))}
    />
  );
}

const within = (share: number) => Math.min(1, Math.max(0, share));

/** Where the part that is left lies on the picture. */
function placed(size: { readonly width: number; readonly height: number }, crop: Crop) {
  const { height, left, top, width } = partOf(size, crop);
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;
  return {
    left: percent(left, size.width),
    top: percent(top, size.height),
    width: percent(width, size.width),
    height: percent(height, size.height),
  };
}

/** Gives an image the address of a file of this device, for as long as it is shown. */
function useAddress(file: Blob) {
  return useCallback(
    (image: HTMLImageElement | null) => {
      if (image === null || typeof URL.createObjectURL !== "function") return;
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
}
