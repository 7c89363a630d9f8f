import { useEffect, useState } from "react";
import styles from "./UseTicketView.module.css";

interface QrCodeProps {
  /** What a scanner reads; empty: its place is kept. */
  readonly text: string;
  readonly label: string;
}

/** A QR code, drawn dark on light in any theme so that every scanner reads it. */
export function QrCode({ text, label }: QrCodeProps) {
  const [drawn, setDrawn] = useState<{ text: string; picture: string } | null>(null);
  useEffect(() => {
    if (text === "") return;
    let isCurrent = true;
    import("qrcode")
      .then(({ default: qr }) => qr.toString(text, { type: "svg", margin: 2 }))
      .then(
        (svg) => isCurrent && setDrawn({ text, picture: `data:image/svg+xml,${encodeURIComponent(svg)}` }),
        // The digits say the same.
        () => {},
      );
    return () => {
      isCurrent = false;
    };
  }, [text]);
  if (drawn === null || drawn.text !== text) return <div className={styles.qrPicture} />;
  return <img className={styles.qrPicture} src={drawn.picture} alt={label} width={200} height={200} />;
}
