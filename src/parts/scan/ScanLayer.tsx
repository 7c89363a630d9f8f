import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useNavigate } from "react-router-dom";
import { href } from "#routes/href.ts";
import { readScan } from "#routes/readScan.ts";
import { signInDoorAtom } from "#state/account/signInDoor.ts";
import { ScanSheet } from "./ScanSheet.tsx";

interface ScanLayerProps {
  readonly onEnd: () => void;
  /** Takes a gift's code where the screen has a place for it; elsewhere it leads to the one that has. */
  readonly onGift?: ((code: string) => void) | undefined;
}

/** From the tap on: LINE's own reader in LINE where that can read, else our sheet with the camera. */
export default function ScanLayer({ onEnd, onGift }: ScanLayerProps) {
  const navigate = useNavigate();
  const { host, liffId, reach } = useAtomValue(signInDoorAtom);
  const [isOurs, setOurs] = useState(host !== "line");
  const [foreign, setForeign] = useState<string | null>(null);

  const follow = (text: string) => {
    const found = readScan(text, { origin: window.location.origin, liffId });
    if (found.kind === "foreign") {
      setForeign(found.text);
      setOurs(true);
      return;
    }
    onEnd();
    if (found.kind === "address") void navigate(found.address);
    else if (onGift) onGift(found.code);
    else void navigate(`${href("activate", {})}#${new URLSearchParams({ code: found.code })}`);
  };

  useEffect(() => {
    if (host !== "line") return;
    let isCurrent = true;
    const read = async () => {
      const text = await reach().then(
        (line) => line.scan(),
        () => undefined,
      );
      if (!isCurrent) return;
      if (text === undefined) setOurs(true);
      else if (text === null) onEnd();
      else follow(text);
    };
    void read();
    return () => {
      isCurrent = false;
    };
    // Once for each tap: LINE's reader stands over the page until it answers.
  }, [host, reach]); // oxlint-disable-line react-hooks/exhaustive-deps

  // Beside the screen, not in it: the button may stand in a form, and this holds one.
  return createPortal(
    <ScanSheet
      open={isOurs}
      onClose={onEnd}
      foreign={foreign}
      onText={follow}
      onAgain={() => setForeign(null)}
    />,
    document.body,
  );
}
