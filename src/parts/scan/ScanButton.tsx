import { lazy, Suspense, useState } from "react";
import { SectionBoundary } from "#parts/trouble/SectionBoundary.tsx";
import { Button } from "#ui/Button.tsx";
import { Icon } from "#ui/Icon.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { qrIcon } from "#ui/icons/qrIcon.ts";

const ScanLayer = lazy(() => import("./ScanLayer.tsx"));

interface ScanButtonProps {
  readonly label: string;
  /** Without words, in a bar. */
  readonly isSmall?: boolean;
  readonly onGift?: (code: string) => void;
}

/** Reads a code, as of a table or a gift; its code and the camera come with the tap. */
export function ScanButton({ label, isSmall = false, onGift }: ScanButtonProps) {
  const [isOn, setOn] = useState(false);
  const start = () => setOn(true);
  return (
    <>
      {isSmall ? (
        <IconButton icon={qrIcon} label={label} onClick={start} />
      ) : (
        <Button block kind="outline" icon={<Icon of={qrIcon} />} onClick={start}>
          {label}
        </Button>
      )}
      {isOn && (
        <SectionBoundary isLayer>
          <Suspense fallback={null}>
            <ScanLayer onEnd={() => setOn(false)} onGift={onGift} />
          </Suspense>
        </SectionBoundary>
      )}
    </>
  );
}
