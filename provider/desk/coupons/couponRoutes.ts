import { and, eq, isNull } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { giftCoupon } from "#provider/coupons/claimCoupon.ts";
import { coupons } from "#provider/db/tables/coupons.ts";
import type { Counter } from "#provider/desk/counter.ts";
import { formField } from "#provider/desk/frame/form.ts";
import { HOME_PAGE } from "#provider/desk/home/homeView.ts";
import { sendMissing, sendPage } from "#provider/desk/frame/page.ts";
import { speech } from "#provider/desk/speech.ts";
import { storeLinks } from "#provider/desk/home/storePages.ts";
import { clientOrigin } from "#provider/server/origins.ts";
import { couponCard, couponsView, type FilledCoupon, printScript } from "./couponsView.ts";
import { couponDraft, type CouponForm } from "./couponDraft.ts";
import { couponWords, type CouponWords } from "./couponWords.ts";
import {
  type Issuer,
  NONE,
  operator,
  OPERATOR_COUPONS,
  readCoupons,
  scopesOf,
  storeIssuer,
} from "./readCoupons.ts";

type Said = keyof CouponWords["said"];
const GOOD: readonly string[] = ["made", "withdrawn", "given"] satisfies Said[];

/** The coupons of a store, and of the operator: made, withdrawn, given to a member, and their cards to print. */
export function couponRoutes(counter: Counter): Hono {
  const { findStore, parts, write } = counter;
  const { db, random } = parts;
  const routes = new Hono();

  const issuerOf = async (context: Context): Promise<Issuer | null> => {
    const store_id = context.req.param("store");
    if (store_id === undefined) return operator;
    const store = await findStore(store_id);
    return store === undefined ? null : storeIssuer(store);
  };
  const back = (context: Context, { address }: Issuer, said: Said) =>
    context.redirect(`${address}?said=${said}`, 303);
  const ownOf = ({ store_id }: Issuer, id: string) =>
    and(eq(coupons.id, id), store_id === null ? isNull(coupons.store_id) : eq(coupons.store_id, store_id));

  async function page(context: Context, issuer: Issuer) {
    const { words: desk, language } = speech(context);
    const words = couponWords(language);
    if (issuer.store_id === null) {
      const links = [
        { href: "/desk", label: desk.chooseStore },
        { href: HOME_PAGE, label: desk.homePage },
        { href: OPERATOR_COUPONS, label: words.title, isHere: true },
      ];
      return { heading: words.operatorTitle, isInside: true, links };
    }
    const store = await findStore(issuer.store_id);
    const name = store?.name[language] ?? "";
    const links = await storeLinks(counter, issuer.store_id, { words: desk, here: "coupons" });
    return { heading: name, title: `${words.title} – ${name}`, isInside: true, links };
  }

  async function show(context: Context, issuer: Issuer, filled: FilledCoupon | null) {
    const { language, lang } = speech(context);
    const words = couponWords(language);
    const said = Object.entries(words.said).find(([code]) => code === context.req.query("said"));
    return sendPage(context, parts, {
      ...(await page(context, issuer)),
      ...(said && { said: { text: said[1], isRefusal: !GOOD.includes(said[0]) } }),
      ...(filled && { said: { text: words.wrong, isRefusal: true } }),
      body: couponsView({
        ...(await readCoupons(db, issuer)),
        words,
        language,
        lang,
        issuer,
        now: parts.clock(),
        filled,
      }),
    });
  }

  // The operator's before whatever has a store's name in this place.
  for (const path of ["/coupons", "/:store/coupons"]) {
    routes.get(path, async (context) => {
      const issuer = await issuerOf(context);
      return issuer === null ? sendMissing(context, parts) : show(context, issuer, null);
    });

    routes.post(path, async (context) => {
      const issuer = await issuerOf(context);
      if (issuer === null) return sendMissing(context, parts);
      const { store_id } = issuer;
      const form = await formOf(context);
      const draft = couponDraft(form, issuer, store_id === null ? NONE : await scopesOf(db, store_id));
      if (!draft.ok) return show(context, issuer, { form, faults: draft.faults });
      const made = { id: `c-${random(12)}`, created_at: parts.clock(), ...draft.value };
      await write((on) => on.insert(coupons).values(made));
      return back(context, issuer, "made");
    });

    routes.get(`${path}/:coupon/card`, async (context) => {
      const issuer = await issuerOf(context);
      if (issuer === null) return sendMissing(context, parts);
      const [coupon] = await db
        .select()
        .from(coupons)
        .where(ownOf(issuer, context.req.param("coupon") ?? ""));
      if (coupon === undefined) return sendMissing(context, parts);
      const { language, lang } = speech(context);
      const words = couponWords(language);
      const frame = await page(context, issuer);
      const issued_by = issuer.store_id === null ? "" : frame.heading;
      const { time_zone } = issuer;
      const origin = clientOrigin(context.req.raw, parts.settings);
      return sendPage(context, parts, {
        ...frame,
        script: printScript,
        body: await couponCard(coupon, { words, language, lang, origin, time_zone, issued_by }),
      });
    });

    routes.post(`${path}/:coupon/withdraw`, async (context) => {
      const issuer = await issuerOf(context);
      if (issuer === null) return sendMissing(context, parts);
      const changed = await write((on) =>
        on
          .update(coupons)
          .set({ is_withdrawn: true })
          .where(ownOf(issuer, context.req.param("coupon") ?? ""))
          .returning({ id: coupons.id }),
      );
      return back(context, issuer, changed.length > 0 ? "withdrawn" : "refused");
    });

    routes.post(`${path}/:coupon/gift`, async (context) => {
      const issuer = await issuerOf(context);
      if (issuer === null) return sendMissing(context, parts);
      const to = await formField(context, "to");
      const gift = {
        coupon_id: context.req.param("coupon") ?? "",
        store_id: issuer.store_id,
        to,
        now: parts.clock(),
        id: random(12),
      };
      return back(context, issuer, await write((on) => giftCoupon(on, gift)));
    });

    // Whoever loads a form's address anew is led to the page.
    routes.get(`${path}/:coupon/*`, (context) => {
      const store = context.req.param("store");
      return context.redirect(
        store === undefined ? OPERATOR_COUPONS : `/desk/${encodeURIComponent(store)}/coupons`,
        303,
      );
    });
  }

  return routes;
}

const MOST_TEXT = 2_000;

async function formOf(context: Context): Promise<CouponForm> {
  const body = await context.req.parseBody({ all: true });
  const texts = (value: unknown) =>
    [value].flat().filter((each): each is string => typeof each === "string" && each.length <= MOST_TEXT);
  return {
    text: Object.fromEntries(
      Object.entries(body).flatMap(([name, value]) =>
        texts(value)
          .slice(0, 1)
          .map((text) => [name, text]),
      ),
    ),
    category_ids: texts(body["category_ids"]),
    goods_ids: texts(body["goods_ids"]),
  };
}
