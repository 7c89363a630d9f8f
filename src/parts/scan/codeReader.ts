type Detect = (image: ImageBitmapSource) => Promise<readonly { readonly rawValue: string }[]>;

interface Detector {
  readonly detect: Detect;
}
interface DetectorMaker {
  new (options: { formats: ["qr_code"] }): Detector;
  getSupportedFormats: () => Promise<readonly string[]>;
}

/** The browser's own reader where it knows these codes; its absence is the rule, on every iPhone for one. */
async function ownDetector(): Promise<Detector | null> {
  const { BarcodeDetector: Own } = globalThis as { BarcodeDetector?: DetectorMaker };
  const formats = (await Own?.getSupportedFormats().catch(() => [])) ?? [];
  return Own && formats.includes("qr_code") ? new Own({ formats: ["qr_code"] }) : null;
}

async function anyDetector(): Promise<Detector> {
  const own = await ownDetector();
  if (own) return own;
  const { BarcodeDetector } = await import("qr/decode.js");
  return new BarcodeDetector({ formats: ["qr_code"] });
}

/** Reads the first QR code in a picture; null where there is none, or it cannot be made out. */
export async function codeReader(): Promise<(image: ImageBitmapSource) => Promise<string | null>> {
  const detector = await anyDetector();
  return (image) =>
    detector.detect(image).then(
      ([found]) => found?.rawValue ?? null,
      () => null,
    );
}
