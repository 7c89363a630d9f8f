import * as z from "zod/mini";
import { Picture } from "#contract/scalars.ts";
import { UploadFault } from "#contract/upload.ts";

/**
 * Address that takes the staff's pictures, for whoever may change a store or the home page: a form (`multipart/form-data`)
 * with `PictureForm`'s fields, then `file`. It is no call of the desk, since what is sent is no JSON.
 */
export const DESK_PICTURE_PATH = "/desk/picture";

const Share = z.coerce.number().check(z.minimum(0), z.maximum(1));

/** How a picture is to be cropped, as a form's texts say it; a field that is missing leaves it whole. */
export const PictureForm = z.object({
  /** Height divided by width of what is left. */
  ratio: z.optional(z.coerce.number().check(z.minimum(0.1), z.maximum(10))),
  zoom: z._default(z.coerce.number().check(z.minimum(1), z.maximum(4)), 1),
  x: z._default(Share, 0.5),
  y: z._default(Share, 0.5),
});

/** Why a picture of the staff is not taken. */
export const DeskPictureFault = z.union([
  UploadFault,
  z.literal([
    "not_signed_in",
    "forbidden",
    /** Too many in a short time. */
    "held_up",
    /** It is taken from another page, or its form cannot be read. */
    "malformed",
    /** The files could not be kept. */
    "not_kept",
  ]),
]);
export type DeskPictureFault = z.infer<typeof DeskPictureFault>;

/** What became of a picture that was sent. */
export const DeskPictureAnswer = z.union([
  z.object({ picture: Picture }),
  z.object({
    fault: DeskPictureFault,
    /** To wait. */
    seconds: z.optional(z.int()),
  }),
]);
export type DeskPictureAnswer = z.infer<typeof DeskPictureAnswer>;
