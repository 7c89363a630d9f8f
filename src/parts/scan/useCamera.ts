import { type RefObject, useEffect, useRef, useState } from "react";

/** Milliseconds between two looks: often enough for a hand that moves, and the phone stays cool. */
const PAUSE = 150;

export type CameraState = "starting" | "watching" | "denied" | "missing";

/** Looks through the camera for a code while `isOn`; the camera is let go of at once after. */
export function useCamera(isOn: boolean, onText: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>("starting");
  const [stream, setStream] = useState<MediaStream | null>(null);
  const told = useRef(onText);
  useEffect(() => {
    told.current = onText;
  });
  useEffect(() => {
    if (!isOn) return;
    const over = new AbortController();
    const heard = { onStream: setStream, onText: (text: string) => told.current(text) };
    void watch(video, heard, over.signal).then(
      () => {},
      (error: unknown) => {
        if (over.signal.aborted) return;
        setState(error instanceof DOMException && error.name === "NotAllowedError" ? "denied" : "missing");
      },
    );
    return () => {
      over.abort();
      setStream(null);
    };
  }, [isOn]);
  return { video, state, stream, onPlaying: () => setState("watching") };
}

async function watch(
  place: RefObject<HTMLVideoElement | null>,
  { onStream, onText }: { onStream: (stream: MediaStream) => void; onText: (text: string) => void },
  over: AbortSignal,
): Promise<void> {
  const camera = { facingMode: "environment", width: { ideal: 1_280 } };
  const [read, stream] = await Promise.all([
    codeReader(),
    navigator.mediaDevices.getUserMedia({ video: camera, audio: false }),
  ]);
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  const video = place.current;
  if (over.aborted || !video) return stop();
  over.addEventListener("abort", stop);
  video.srcObject = stream;
  await video.play();
  if (!over.aborted) onStream(stream);
  while (!over.aborted) {
    const text = video.readyState >= video.HAVE_CURRENT_DATA ? await read(video) : null;
    if (over.aborted) return;
    if (text !== null) return onText(text);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

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
