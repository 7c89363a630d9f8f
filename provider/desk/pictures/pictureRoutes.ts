import { type Context, Hono } from "hono";
import { getCookie } from "hono/cookie";
import {
  DESK_PICTURE_PATH,
  type DeskPictureAnswer,
  type DeskPictureFault,
  PictureForm,
} from "#contract/calls/desk/pictures.ts";
import { UPLOAD_BYTES } from "#contract/upload.ts";
import { wholeCrop } from "#domain/pictures/crop.ts";
import type { Log } from "#provider/operations/log.ts";
import { keepPicture, NotKept } from "#provider/pictures/keepPicture.ts";
import type { Parts } from "#provider/server/context.ts";
import { limitBody } from "#provider/server/limitBody.ts";
import { countTry } from "#provider/server/limits.ts";
import { mayUse } from "#provider/staff/deskDispatch.ts";
import { DESK_COOKIE, findDeskSession, type Signed } from "#provider/staff/deskSession.ts";

/** Address of `pictureRoutes`. */
export const DESK_PICTURES = new RegExp(`^${DESK_PICTURE_PATH}$`);

/** What the form has beside the picture: boundaries, names, the crop. */
const AROUND = 64 * 1_024;
/** Somebody who photographs a whole menu in an afternoon sends fewer. */
const BY_STAFF = { name: "pictures by staff", most: 200, seconds: 600 } as const;

const statuses: Partial<Record<DeskPictureFault, 401 | 403 | 413 | 429 | 500>> = {
  not_signed_in: 401,
  forbidden: 403,
  too_large: 413,
  held_up: 429,
  not_kept: 500,
};

function answered(context: Context, answer: DeskPictureAnswer): Response {
  if ("fault" in answer) {
    if (answer.seconds !== undefined) context.header("retry-after", String(answer.seconds));
    return context.json(answer, statuses[answer.fault] ?? 400);
  }
  return context.json(answer);
}

/**
 * Takes pictures of the staff's: who may change a store may send them, and they are nothing until something names them.
 * The desk has seen to it that the form is of one of its own pages.
 */
export function pictureRoutes(parts: Parts, log: Log): Hono<{ Variables: { signed: Signed } }> {
  const routes = new Hono<{ Variables: { signed: Signed } }>();
  routes.post(
    DESK_PICTURE_PATH.replace("/desk", ""),
    async (context, next) => {
      const now = parts.clock();
      const signed = await findDeskSession(getCookie(context, DESK_COOKIE), parts);
      if (signed === null) return answered(context, { fault: "not_signed_in" });
      if (!mayUse(signed, "store", parts)) return answered(context, { fault: "forbidden" });
      const seconds = await countTry(parts.db, BY_STAFF, signed.staff.id, now);
      if (seconds !== null) return answered(context, { fault: "held_up", seconds });
      context.set("signed", signed);
      return next();
    },
    limitBody({
      maxSize: UPLOAD_BYTES + AROUND,
      onError: (context) => answered(context, { fault: "too_large" }),
    }),
    async (context) => {
      const form = await context.req.parseBody().catch(() => null);
      const read = PictureForm.safeParse(form);
      if (form === null || !read.success) return answered(context, { fault: "malformed" });
      const file = form["file"];
      if (!(file instanceof File)) return answered(context, { fault: "missing" });
      if (file.size > UPLOAD_BYTES) return answered(context, { fault: "too_large" });
      const { ratio, x, y, zoom } = read.data;
      const crop = { ...wholeCrop(ratio ?? null), zoom, x, y };
      const { id: staff_id } = context.get("signed").staff;
      try {
        const bytes = new Uint8Array(await file.arrayBuffer());
        const kept = await keepPicture(parts, bytes, { staff_id, crop });
        return answered(context, typeof kept === "string" ? { fault: kept } : { picture: kept });
      } catch (error) {
        if (!(error instanceof NotKept)) throw error;
        log.error("a picture could not be kept", { error });
        return answered(context, { fault: "not_kept" });
      }
    },
  );
  return routes;
}
