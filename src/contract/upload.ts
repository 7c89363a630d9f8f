import * as z from "zod/mini";
import { Picture } from "./scalars.ts";

/** Address that takes pictures: a form (`multipart/form-data`) with the base parameters' fields, then `file`. */
export const UPLOAD_PATH = "/upload";
/** Bytes that a picture may have. */
export const UPLOAD_BYTES = 5 * 1_024 * 1_024;
/** Pixels that a picture may have: 24 mega, by thousands and twenty-four as cameras count and as they sell. */
export const UPLOAD_PIXELS = 24 * 1_024 * 1_024;
/** Kinds of pictures that are taken, by their content whatever their name. */
export const UPLOAD_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;

/** Why a picture is not taken. */
export const UploadFault = z.literal([
  /** More than 5 MB. */
  "too_large",
  /** More than 24 megapixels. */
  "too_many_pixels",
  /** HEIC or HEIF, which few browsers show: to be sent as JPEG. */
  "heic",
  /** Neither JPEG nor PNG nor WebP by its content, or something else besides. */
  "not_a_picture",
  /** It begins as a picture and cannot be read as one. */
  "broken",
  /** There is no file in the form. */
  "missing",
]);
export type UploadFault = z.infer<typeof UploadFault>;

/** A picture that was taken (specification, section 8: "an upload result with state SUCCESS and a url"). */
export const Uploaded = z.object({
  state: z.literal("SUCCESS"),
  /** To name the picture by in the call that uses it, and to show it at its largest. */
  url: z.string(),
  picture: Picture,
});
export type Uploaded = z.infer<typeof Uploaded>;

/** What an upload came to. */
export const UploadResult = z.discriminatedUnion("state", [
  Uploaded,
  z.object({
    state: z.literal("FAILED"),
    /** 20001 or 20002 without a session, 90006 too often, 90009 too large, 90003 anything else about the file. */
    code: z.int(),
    /** In the language asked for. */
    message: z.string(),
    fault: z.nullable(UploadFault),
  }),
]);
export type UploadResult = z.infer<typeof UploadResult>;
