import { encodeQR } from "qr";
import { qrPicture } from "#domain/share/qrPicture.ts";

/** A QR code as the address of a picture. To be imported when one is shown: the encoder comes with it. */
export function qrAddress(text: string, border: number): string {
  return `data:image/svg+xml,${encodeURIComponent(qrPicture(encodeQR(text, "raw", { ecc: "medium", border })))}`;
}
