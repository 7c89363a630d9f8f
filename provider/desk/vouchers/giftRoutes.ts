import { and, eq, isNull } from "drizzle-orm";
import { type Context, Hono } from "hono";
import encodeQR from "qr";
import { WireLanguage } from "#contract/scalars.ts";
import { qrPicture } from "#domain/share/qrPicture.ts";
import type { Database } from "#provider/db/database.ts";
import { vouchers } from "#provider/db/tables/storedValue.ts";
import type { Counter } from "#provider/desk/counter.ts";
import { formField } from "#provider/desk/frame/form.ts";
import { storeLinks } from "#provider/desk/home/storePages.ts";
import { type DeskPage, sendMissing, sendPage } from "#provider/desk/frame/page.ts";
import { speech } from "#provider/desk/frame/speech.ts";
import {
  giftLink,
  type GiftRecipient,
  giftRecipient,
  maySendGift,
  recallGift,
  renewCode,
  sendGift,
} from "#provider/refill/gifts/sendGift.ts";
import { type Gift, giveVoucher } from "#provider/refill/gifts/giveVoucher.ts";
import { mailReach, textsReach } from "#provider/operations/reach.ts";
import { clientOrigin } from "#provider/server/origins.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { giftWords } from "./giftWords.ts";
import { type FreshGift, giftsView, readGifts } from "./giftsView.ts";
import { useScript } from "./useScript.ts";

interface Shown {
  readonly fresh?: FreshGift | null;
  readonly filled?: GiftFields | null;
  readonly said?: DeskPage["said"];
}

/** Vouchers that a store gives: made here, sent, or their code shown once and to print; withdrawn while nobody has activated them. */
export function giftRoutes(counter: Counter): Hono {
  const { findStore, parts, write } = counter;
  const hasTexts = () => textsReach(parts.settings) !== "nobody";
  const routes = new Hono();

  async function show(
    context: Context,
    store: StoreRow,
    { fresh = null, filled = null, said }: Shown = {},
  ): Promise<Response> {
    const { words: desk, language, lang } = speech(context);
    const { id, name, time_zone } = store;
    return sendPage(context, parts, {
      heading: name[language],
      title: `${desk.gifts} – ${name[language]}`,
      isInside: true,
      links: await storeLinks(counter, id, { words: desk, here: "gifts" }),
      script: useScript,
      ...(said && { said }),
      body: giftsView(await readGifts(parts.db, id), {
        fresh,
        filled,
        hasTexts: hasTexts(),
        words: giftWords(language),
        language,
        lang,
        time_zone,
        now: parts.clock(),
        store_name: name[language],
        address: `/desk/${encodeURIComponent(id)}/gifts`,
      }),
    });
  }

  routes.get("/:store/gifts", async (context) => {
    const store = await findStore(context.req.param("store"));
    return store === undefined ? sendMissing(context, parts) : show(context, store);
  });

  // Answered with the page itself: the code is shown now, and stands in no address.
  routes.post("/:store/gifts", async (context) => {
    const store = await findStore(context.req.param("store"));
    if (store === undefined) return sendMissing(context, parts);
    const { language } = speech(context);
    const filled = await giftFields(context, language);
    const now = parts.clock();
    const words = giftWords(language);
    if (!hasTexts()) return show(context, store, { said: { text: words.noTexts, isRefusal: true } });
    const make = (db: Database) =>
      giveVoucher(db, { store_id: store.id, offer_id: filled.offer, now }, parts);
    if (filled.to !== "") return sent(context, store, filled, make);
    const gift = await write(make);
    if (gift === null) return show(context, store, { said: { text: words.refused, isRefusal: true } });
    const link = giftLink(clientOrigin(context.req.raw, parts.settings), gift.code);
    const picture = qrPicture(encodeQR(link, "raw", { ecc: "medium", border: 1 }));
    return show(context, store, { fresh: { ...gift, picture } });
  });

  // Whoever typed a wrong address sends it again, to another one: with a new code, for the old one is not kept.
  routes.post("/:store/gifts/:voucher/send", async (context) => {
    const store = await findStore(context.req.param("store"));
    if (store === undefined) return sendMissing(context, parts);
    const id = context.req.param("voucher");
    const filled = await giftFields(context, speech(context).language, id);
    const now = parts.clock();
    return sent(context, store, filled, (db) => renewCode(db, { id, store_id: store.id, now }, parts));
  });

  /** Sends a gift that is made in the same transaction, and says what came of it. */
  async function sent(
    context: Context,
    store: StoreRow,
    filled: GiftFields,
    make: (db: Database) => Promise<Gift | null>,
  ): Promise<Response> {
    const { recipient, language } = filled;
    const words = giftWords(speech(context).language);
    const refused = (text: string) => show(context, store, { filled, said: { text, isRefusal: true } });
    if (!hasTexts()) return refused(words.noTexts);
    if (recipient === null) return refused(words.badTo);
    if (recipient.by === "mail" && mailReach(parts.settings) === "nobody") return refused(words.noMail);
    const now = parts.clock();
    if (!(await maySendGift(parts, { store_id: store.id, to: recipient.to, now })))
      return refused(words.tooMany);
    const origin = clientOrigin(context.req.raw, parts.settings);
    const gift = await write(async (db) => {
      const made = await make(db);
      if (made !== null) await sendGift(db, made, { recipient, language, store, origin, now }, parts);
      return made;
    });
    if (gift === null) return show(context, store, { said: { text: words.refused, isRefusal: true } });
    return show(context, store, { said: { text: words.sentTo, isRefusal: false } });
  }

  routes.post("/:store/gifts/:voucher/withdraw", async (context) => {
    const store = await findStore(context.req.param("store"));
    if (store === undefined) return sendMissing(context, parts);
    const isWaiting = and(
      eq(vouchers.id, context.req.param("voucher")),
      eq(vouchers.store_id, store.id),
      isNull(vouchers.uid),
    );
    const gone = await write(async (db) => {
      const deleted = await db
        .delete(vouchers)
        .where(isWaiting)
        .returning({ hash: vouchers.activation_hash });
      for (const { hash } of deleted) if (hash !== null) await recallGift(db, hash, parts.clock());
      return deleted;
    });
    const words = giftWords(speech(context).language);
    const isRefusal = gone.length === 0;
    const text = isRefusal ? counterRefused(context) : words.withdrawn;
    return show(context, store, { said: { text, isRefusal } });
  });

  return routes;
}

const counterRefused = (context: Context) => speech(context).words.refusedAction;

/** What staff typed of whom a gift is for, so that the form can come back with it. */
export interface GiftFields {
  readonly offer: string;
  readonly to: string;
  readonly language: WireLanguage;
  /** The given voucher that is sent again; null: a new one. */
  readonly voucher: string | null;
  /** Null: what was typed is no address and no number, or nothing was typed. */
  readonly recipient: GiftRecipient | null;
}

/** A form's fields of a gift; `usual` is the language where it names none. */
async function giftFields(
  context: Context,
  usual: WireLanguage,
  voucher: string | null = null,
): Promise<GiftFields> {
  const to = await formField(context, "to");
  const language = WireLanguage.safeParse(await formField(context, "language"));
  return {
    offer: await formField(context, "offer"),
    to,
    language: language.success ? language.data : usual,
    voucher,
    recipient: giftRecipient(to),
  };
}
