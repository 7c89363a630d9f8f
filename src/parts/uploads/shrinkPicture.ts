import { UPLOAD_BYTES, type UploadFault } from "#contract/upload.ts";
import { pictureType, TELLING_BYTES } from "#domain/values/pictureType.ts";

/** Pixels of the longer side of what is sent: more than any screen shows of it. */
const LONGEST = 2_048;
const QUALITY = 0.85;

/**
 * Draws a picture anew, upright and no larger than needed: a fraction of the bytes, and nothing of where it was taken.
 * Where this browser cannot read a picture, it is sent as it is, for the provider to say; what is none, and HEIC that
 * the browser cannot read, is refused here.
 */
export async function shrinkPicture(file: Blob): Promise<Blob | UploadFault> {
  const head = await bytesOf(file.slice(0, TELLING_BYTES)).catch(() => null);
  // Taken off the device meanwhile, or a folder.
  if (head === null) return "missing";
  const type = pictureType(new Uint8Array(head));
  if (type === "other") return "not_a_picture";
  const drawn = await redraw(file).catch(() => null);
  if (drawn !== null) return drawn;
  if (type === "heic") return "heic";
  return file.size > UPLOAD_BYTES ? "too_large" : file;
}

/** Null where the browser has no means to. */
async function redraw(file: Blob): Promise<Blob | null> {
  if (typeof createImageBitmap === "undefined") return null;
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const pen = canvas.getContext("2d");
  if (pen === null) return null;
  // What is transparent would be black in a JPEG.
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = "high";
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
}

/** `Blob.arrayBuffer`, which the browsers that old phones have do not know. */
function bytesOf(blob: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () =>
      reader.result instanceof ArrayBuffer ? resolve(reader.result) : reject(new TypeError("no bytes")),
    );
    reader.addEventListener("error", () => reject(reader.error ?? new TypeError("unreadable")));
    reader.readAsArrayBuffer(blob);
  });
}
