import { useState } from "react";
import { LazyLayer, lazyWithRetry } from "#parts/trouble/lazyWithRetry.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { qrIcon } from "#ui/icons/common.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import styles from "./ScanButton.module.css";

const ScanLayer = lazyWithRetry(() => import("./ScanLayer.tsx"));

const LOOKS = {
  wide: { block: true, kind: "outline" },
  main: { block: true, kind: "primary" },
  small: { size: "small", kind: "quiet" },
} as const;

interface ScanButtonProps {
  readonly label: string;
  /**
   * `main`: what the screen is waiting for; `small`: beside other things; `line`: quiet, for the few who want it;
   * `icon`: without words, in a bar.
   */
  readonly look?: keyof typeof LOOKS | "line" | "icon";
  readonly onGift?: (code: string) => void;
}

/** Reads a code, as of a table or a gift; its code and the camera come with the tap. */
export function ScanButton({ label, look = "wide", onGift }: ScanButtonProps) {
  const [isOn, setOn] = useState(false);
  const start = () => setOn(true);
  return (
    <>
      {look === "icon" ? (
        <IconButton icon={qrIcon} label={label} onClick={start} />
      ) : look === "line" ? (
        <button type="button" className={styles.line} onClick={start}>
          <Icon of={qrIcon} size={20} />
          {label}
        </button>
      ) : (
        <Button {...LOOKS[look]} icon={<Icon of={qrIcon} />} onClick={start}>
          {label}
        </Button>
      )}
      {isOn && (
        <LazyLayer>
          <ScanLayer onEnd={() => setOn(false)} onGift={onGift} />
        </LazyLayer>
      )}
    </>
  );
}
