import { and, eq, isNull } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { toString as qrCode } from "qrcode";
import { vouchers } from "#provider/db/tables/storedValue.ts";
import type { Counter } from "#provider/desk/counter.ts";
import { formField } from "#provider/desk/formField.ts";
import type { DeskPage } from "#provider/desk/page.ts";
import { sendMissing, sendPage } from "#provider/desk/sendPage.ts";
import { speech } from "#provider/desk/speech.ts";
import { storeLinks } from "#provider/desk/storeLinks.ts";
import { giveVoucher } from "#provider/gifts/giveVoucher.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { clientOrigin } from "#provider/surroundings.ts";
import { giftsView, type FreshGift } from "./giftsView.ts";
import { giftWords } from "./giftWords.ts";
import { readGifts } from "./readGifts.ts";
import { useScript } from "./useScript.ts";

/** Vouchers that a store gives: made here, their code shown once and to print, withdrawn while nobody has activated them. */
export function giftRoutes(counter: Counter): Hono {
  const { findStore, parts, write } = counter;
  const routes = new Hono();

  async function show(
    context: Context,
    store: StoreRow,
    fresh: FreshGift | null,
    said?: DeskPage["said"],
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
      body: giftsView(await readGifts(parts.db, id), fresh, {
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
    return store === undefined ? sendMissing(context, parts) : show(context, store, null);
  });

  // Answered with the page itself: the code is shown now, and stands in no address.
  routes.post("/:store/gifts", async (context) => {
    const store = await findStore(context.req.param("store"));
    if (store === undefined) return sendMissing(context, parts);
    const offer_id = await formField(context, "offer");
    const now = parts.clock();
    const gift = await write((db) => giveVoucher(db, { store_id: store.id, offer_id, now }, parts));
    const words = giftWords(speech(context).language);
    if (gift === null) return show(context, store, null, { text: words.refused, isRefusal: true });
    const link = new URL("/activate", clientOrigin(context.req.raw, parts.settings));
    // Behind the sign that browsers send no further: whoever reads logs of addresses would own the voucher.
    link.hash = new URLSearchParams({ code: gift.code }).toString();
    const picture = await qrCode(link.href, { type: "svg", margin: 1, errorCorrectionLevel: "M" });
    return show(context, store, { ...gift, picture });
  });

  routes.post("/:store/gifts/:voucher/withdraw", async (context) => {
    const store = await findStore(context.req.param("store"));
    if (store === undefined) return sendMissing(context, parts);
    const isWaiting = and(
      eq(vouchers.id, context.req.param("voucher")),
      eq(vouchers.store_id, store.id),
      isNull(vouchers.uid),
    );
    const gone = await write((db) => db.delete(vouchers).where(isWaiting).returning({ id: vouchers.id }));
    const words = giftWords(speech(context).language);
    const isRefusal = gone.length === 0;
    const text = isRefusal ? counterRefused(context) : words.withdrawn;
    return show(context, store, null, { text, isRefusal });
  });

  return routes;
}

const counterRefused = (context: Context) => speech(context).words.refusedAction;
