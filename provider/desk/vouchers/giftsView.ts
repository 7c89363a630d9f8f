import { and, desc, eq, inArray, isNotNull } from "drizzle-orm";
import { html, raw } from "hono/html";
import type { WireLanguage } from "#contract/scalars.ts";
import { LOCALES, nameOfWire, wireLanguage } from "#domain/values/localeCodes.ts";
import type { Database } from "#provider/db/database.ts";
import { mails } from "#provider/db/tables/receipts.ts";
import { smsMessages } from "#provider/db/tables/signIn.ts";
import { vouchers } from "#provider/db/tables/storedValue.ts";
import { dayAndTime, type View } from "#provider/desk/frame/view.ts";
import { giftMessageId, maskedRecipient } from "#provider/refill/gifts/sendGift.ts";
import type { Gift } from "#provider/refill/gifts/giveVoucher.ts";
import { isOver } from "#provider/refill/holdings.ts";
import { type OfferRow, offersOf } from "#provider/refill/offers.ts";
import { outboxState } from "#provider/server/couriers/courier.ts";
import type { GiftFields } from "./giftRoutes.ts";
import type { giftWords } from "./giftWords.ts";

interface Look extends View {
  readonly words: ReturnType<typeof giftWords>;
  readonly language: WireLanguage;
  readonly store_name: string;
  /** Path of the page. */
  readonly address: string;
  /** Whether codes get to phones, without which nobody can receive a voucher. */
  readonly hasTexts: boolean;
  /** One just made, to print. */
  readonly fresh: FreshGift | null;
  /** A form that comes back, for whom it names cannot be written to. */
  readonly filled: GiftFields | null;
}

/** A gift just made, to print: its code in letters and as a QR code, whose picture is SVG. */
export interface FreshGift extends Gift {
  readonly picture: string;
}

const yen = (amount: number) => `¥${amount.toLocaleString("en-US")}`;

/** Where a store gives vouchers, and sees what became of them. */
export function giftsView({ offers, given }: Awaited<ReturnType<typeof readGifts>>, look: Look) {
  const { address, filled, fresh, words, language } = look;
  const isBack = (id: string) => filled?.voucher === null && filled.offer === id;
  return html`${fresh === null ? "" : freshView(fresh, look)}
    <section class="use-find">
      <p class="quiet">${words.note}</p>
      ${
        !look.hasTexts
          ? html`<p class="warn">${words.noTexts}</p>`
          : offers.length === 0
            ? html`<p>${words.nothing}</p>`
            : html`<form method="post" action="${address}">
              <label>${words.which} <select name="offer">${offers.map(
                ({ id, name, amount }) =>
                  html`<option value="${id}" ${isBack(id) ? "selected" : ""}>${name[language]} ${yen(amount)}</option>`,
              )}</select></label>
              ${recipientFields(null, look)}
              <button class="main">${words.give}</button></form>`
      }
    </section>
    <h2>${words.given}</h2>
    ${given.length === 0 ? html`<p class="quiet">${words.none}</p>` : ""}
    <ul class="goods">${given.map((one) => givenView(one, look))}</ul>`;
}

function freshView({ voucher, code, picture }: FreshGift, { words, language, store_name, time_zone }: Look) {
  const until = voucher.valid_until?.toLocaleDateString("sv-SE", { timeZone: time_zone });
  return html`<section class="gift printed" data-key="gift-${voucher.id}" tabindex="-1" data-focus>
    <p>${store_name}</p>
    <h2>${voucher.name[language]} ${yen(voucher.gift_amount)}</h2>
    ${raw(picture)}
    <p class="code">${code}</p>
    <p>${words.how}</p>
    ${until === undefined ? "" : html`<p>${words.until} ${until}</p>`}
    <p data-screen><b>${words.once}</b></p>
    <button type="button" data-print>${words.print}</button>
  </section>`;
}

/** Whom a gift is sent to, and in which language they read; `voucher` is one that is sent again. */
function recipientFields(voucher: string | null, { filled, words, language }: Look) {
  const back = filled?.voucher === voucher ? filled : null;
  const isBad = back !== null && back.recipient === null;
  const id = `gift-to-${voucher ?? "new"}`;
  return html`<label>${voucher === null ? words.to : words.toAgain}
      <input class="plain" name="to" autocomplete="off" maxlength="254" value="${back?.to ?? ""}" ${voucher === null ? "" : "required"}
        ${isBad ? raw(`aria-invalid="true" aria-describedby="${id}-fault" autofocus`) : ""} /></label>
    ${isBad ? html`<p class="warn fault" id="${id}-fault">${words.badTo}</p>` : ""}
    <label>${words.language} <select name="language">${LOCALES.map(wireLanguage).map(
      (one) =>
        html`<option value="${one}" ${one === (back?.language ?? language) ? "selected" : ""}>${nameOfWire(one)}</option>`,
    )}</select></label>
    <p class="quiet">${voucher === null ? words.toNote : words.sendHow}</p>`;
}

function givenView({ voucher, sent }: GivenVoucher, look: Look) {
  const { address, filled, words, language, now } = look;
  const { id, uid, name, gift_amount, valid_until, created_at } = voucher;
  const state = uid !== null ? words.activated : isOver(valid_until, now) ? words.expired : words.waits;
  return html`<li data-key="given-${id}">
    <span>${name[language]} ${yen(gift_amount)} <time datetime="${created_at.toISOString()}">${dayAndTime(created_at, look)}</time></span>
    <small class="state">${state}</small>
    ${sent === null || uid !== null ? "" : html`<small class="state">${sent.to} ${words.states[sent.state]}</small>`}
    ${
      look.hasTexts && uid === null && !isOver(valid_until, now)
        ? html`<details data-key="send-${id}" ${filled?.voucher === id ? "open" : ""}><summary>${sent === null ? words.send : words.sendAgain}</summary>
            <form class="use-find" method="post" action="${address}/${encodeURIComponent(id)}/send">
              ${recipientFields(id, look)}
              <button class="main">${words.send}</button></form></details>`
        : ""
    }
    ${
      uid === null
        ? html`<details data-key="withdraw-${id}"><summary>${words.withdraw}</summary>
            <form method="post" action="${address}/${encodeURIComponent(id)}/withdraw">
              <p>${words.withdrawHow}</p>
              <button class="danger">${words.withdraw}</button></form></details>`
        : ""
    }</li>`;
}

const NEWEST = 100;

interface GivenVoucher {
  readonly voucher: typeof vouchers.$inferSelect;
  /** The message with its present code; null where it was printed, or what was sent is kept no more. */
  readonly sent: { readonly to: string; readonly state: ReturnType<typeof outboxState> } | null;
}

/** The vouchers that a store can give, and those that it gave, newest first. */
export async function readGifts(
  db: Database,
  store_id: string,
): Promise<{ readonly offers: readonly OfferRow[]; readonly given: readonly GivenVoucher[] }> {
  const { offers } = await offersOf(db, store_id);
  const given = await db
    .select()
    .from(vouchers)
    .where(and(eq(vouchers.store_id, store_id), isNotNull(vouchers.activation_hash)))
    .orderBy(desc(vouchers.created_at), desc(vouchers.id))
    .limit(NEWEST);
  const sent = await sentWith(
    db,
    given.flatMap(({ activation_hash }) =>
      activation_hash === null ? [] : [giftMessageId(activation_hash)],
    ),
  );
  return {
    offers: offers.filter(({ kind }) => kind === 2),
    given: given.map((voucher) => ({
      voucher,
      sent: sent.get(giftMessageId(voucher.activation_hash ?? "")) ?? null,
    })),
  };
}

/** What became of messages, by their ids. */
async function sentWith(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NonNullable<GivenVoucher["sent"]>>> {
  if (ids.length === 0) return new Map();
  const [byMail, byText] = await Promise.all([
    db
      .select()
      .from(mails)
      .where(inArray(mails.id, [...ids])),
    db
      .select()
      .from(smsMessages)
      .where(inArray(smsMessages.id, [...ids])),
  ]);
  return new Map([
    ...byMail.map(({ id, recipient, sent_at, due_at }) => {
      const state = outboxState({ sent_at, due_at });
      return [id, { to: maskedRecipient(recipient), state }] as const;
    }),
    ...byText.map(({ id, phone, done_at, failure }) => {
      const state = done_at === null ? "waiting" : failure === null ? "sent" : "given_up";
      return [id, { to: maskedRecipient(phone), state }] as const;
    }),
  ]);
}
