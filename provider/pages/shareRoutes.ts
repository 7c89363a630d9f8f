import { and, eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { Id, type Picture } from "#contract/scalars.ts";
import {
  CARD_KINDS,
  CARD_SIZE,
  type CardKind,
  cardVersion,
  MESSAGE_CARD_WIDTH,
  PLAIN_CARD,
  PLAIN_MESSAGE_CARD,
} from "#domain/share/shareCard.ts";
import type { Database } from "#provider/db/database.ts";
import { coupons } from "#provider/db/tables/coupons.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { stores } from "#provider/db/tables/stores.ts";
import type { Log } from "#provider/operations/log.ts";
import type { Parts } from "#provider/server/context.ts";
import { fewAtOnce } from "#provider/server/uploads/fewAtOnce.ts";
import { drawCard, pictureBytes } from "./drawCard.ts";
import type { Frontend } from "./frontend.ts";

/** Addresses of `shareRoutes`. */
export const SHARED = /^\/share\//;

/** Cards that are kept, the last ones asked for: some ten megabytes. */
const KEPT = 100;
/** Cards that may wait for being drawn; more are told to come again. */
const MOST_WAITING = 20;
/** Of the address that names what is shown, and of any other, in which the picture may change. */
const FOREVER = "public, max-age=31536000, immutable";
const A_WHILE = "public, max-age=300";

interface Options {
  readonly parts: Pick<Parts, "db" | "files" | "settings">;
  readonly frontend: Pick<Frontend, "file">;
  readonly log: Log;
}

/**
 * Serves the pictures of shared links (`cardAddress`). Only what there is can be drawn, one at a time and once as long
 * as it is kept, so that asking for many costs little.
 */
export function shareRoutes({ parts, frontend, log }: Options): Hono {
  const routes = new Hono();
  const inTurn = fewAtOnce(1);
  const kept = new Map<string, Promise<Uint8Array | null>>();
  let waiting = 0;

  for (const kind of CARD_KINDS) {
    routes.get(`/share/${kind}/:file{.+\\.jpg}`, (context) =>
      answer(context, kind, context.req.param("file").slice(0, -".jpg".length)),
    );
  }

  async function answer(context: Context, kind: CardKind, id: string): Promise<Response> {
    const look =
      Id.safeParse(id).success && !id.includes("\0") ? await cardSubject(parts.db, kind, id) : null;
    if (look === null) return context.text("Not Found", 404);
    const version = cardVersion(look);
    const isForMessage = context.req.query("w") === String(MESSAGE_CARD_WIDTH);
    const width = isForMessage ? MESSAGE_CARD_WIDTH : CARD_SIZE.width;
    const name = `${kind} ${id} ${version} ${width}`;
    if (!kept.has(name) && waiting >= MOST_WAITING) {
      context.header("retry-after", "5");
      return context.text("Service Unavailable", 503);
    }
    const card = await remember(name, () => draw(look, { name, width }));
    context.header("cache-control", context.req.query("v") === version ? FOREVER : A_WHILE);
    // A picture that is kept elsewhere, or cannot be read, has the plain card.
    if (card === null) {
      context.header("cache-control", A_WHILE);
      return context.redirect(isForMessage ? PLAIN_MESSAGE_CARD : PLAIN_CARD, 302);
    }
    context.header("content-type", "image/jpeg");
    context.header("cross-origin-resource-policy", "cross-origin");
    context.header("x-content-type-options", "nosniff");
    return context.body(Uint8Array.from(card).buffer);
  }

  function remember(name: string, make: () => Promise<Uint8Array | null>): Promise<Uint8Array | null> {
    const card = kept.get(name) ?? make();
    kept.delete(name);
    kept.set(name, card);
    for (const oldest of kept.keys()) {
      if (kept.size <= KEPT) break;
      kept.delete(oldest);
    }
    return card;
  }

  async function draw(
    { picture, logo }: NonNullable<Awaited<ReturnType<typeof cardSubject>>>,
    { name, width }: { readonly name: string; readonly width: number },
  ): Promise<Uint8Array | null> {
    if (picture === null) return null;
    waiting += 1;
    try {
      return await inTurn([], async () => {
        const [bytes, sign] = await Promise.all([
          pictureBytes(picture, parts, frontend),
          logo && pictureBytes(logo, parts, frontend),
        ]);
        return bytes && (await drawCard({ picture: bytes, logo: sign, tint: picture.tint, width }));
      });
    } catch (error) {
      log.error("card not drawn", { name, error });
      kept.delete(name);
      return null;
    } finally {
      waiting -= 1;
    }
  }
  return routes;
}

/** The pictures that a card is drawn of. */
export interface CardPictures {
  readonly picture: Picture | null;
  readonly logo: Picture | null;
}

/** What the card of a store, of goods or of a coupon shows; null where there is none of that id. */
async function cardSubject(db: Database, kind: CardKind, id: string): Promise<CardPictures | null> {
  const look = { picture: stores.picture, logo: stores.logo };
  if (kind === "store") {
    const [store] = await db.select(look).from(stores).where(eq(stores.id, id));
    return store ?? null;
  }
  if (kind === "goods") {
    const [found] = await db
      .select({ picture: goods.picture })
      .from(goods)
      .where(and(eq(goods.id, id), eq(goods.is_withdrawn, false)));
    return found === undefined ? null : { picture: found.picture, logo: null };
  }
  const [coupon] = await db
    .select({ own: coupons.picture, ...look })
    .from(coupons)
    .leftJoin(stores, eq(stores.id, coupons.store_id))
    .where(and(eq(coupons.id, id), eq(coupons.is_withdrawn, false)));
  return coupon === undefined ? null : { picture: coupon.own ?? coupon.picture, logo: coupon.logo };
}
