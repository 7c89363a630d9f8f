import { and, desc, eq, isNull, ne } from "drizzle-orm";
import { html } from "hono/html";
import type { WireLanguage } from "#contract/scalars.ts";
import { lineMessages } from "#provider/db/tables/lineMessages.ts";
import { type ByLanguage, wordsIn } from "#provider/desk/speech.ts";
import { clockTime, type View } from "#provider/desk/frame/view.ts";
import type { Parts } from "#provider/server/context.ts";
import { outboxState } from "#provider/server/couriers/courier.ts";
import type { mailWords } from "./mailWords.ts";

interface Look extends Pick<View, "time_zone"> {
  readonly words: ReturnType<typeof lineMessageWords>;
  readonly states: ReturnType<typeof mailWords>["states"];
  readonly isDesk: boolean;
}

/** What customers would read in LINE, or what LINE did not take. */
export function lineMessagesView(messages: readonly ShownLineMessage[], look: Look) {
  const { isDesk, states, words } = look;
  return html`<h2>${words.title}</h2>
    <p class="quiet">${isDesk ? words.note : words.troubleNote}</p>
    ${messages.length === 0 ? html`<p class="quiet">${isDesk ? words.none : words.noTrouble}</p>` : ""}
    <ul class="texts">${messages.map(
      ({ id, order_no, content, created_at, failure, state }) => html`<li data-key="line-${id}">
        <p>${words.order} ${order_no} <span class="state">${states[state]}</span>
          <time datetime="${created_at.toISOString()}">${clockTime(created_at, look)}</time></p>
        ${content === "" ? "" : html`<p class="said">${content}</p>`}
        ${failure === "" ? "" : html`<p class="quiet">${failure}</p>`}</li>`,
    )}</ul>`;
}

const NEWEST = 50;

interface ShownLineMessage {
  readonly id: string;
  readonly order_no: string;
  /** Empty where LINE shows it to its customer: it is nobody else's business. */
  readonly content: string;
  /** Why it did not get there; empty where nothing is wrong. */
  readonly failure: string;
  readonly created_at: Date;
  readonly state: ReturnType<typeof outboxState>;
}

/** Whether the desk stands for everybody's LINE: in a demo without an official account. */
export function isDeskLine(parts: Pick<Parts, "lineMessages" | "settings">): boolean {
  return parts.lineMessages.isDesk && parts.settings.hasDemo;
}

/** A store's, newest first: all where the desk stands for everybody's LINE, else those that did not get there. */
export async function readLineMessages(
  parts: Pick<Parts, "db" | "lineMessages" | "settings">,
  store_id: string,
): Promise<ShownLineMessage[]> {
  const { db } = parts;
  const isDesk = isDeskLine(parts);
  const isStuck = and(isNull(lineMessages.sent_at), ne(lineMessages.failure, ""));
  const rows = await db
    .select()
    .from(lineMessages)
    .where(and(eq(lineMessages.store_id, store_id), isDesk ? undefined : isStuck))
    .orderBy(desc(lineMessages.created_at), desc(lineMessages.id))
    .limit(NEWEST);
  return rows.map(({ id, order_no, content, failure, created_at, due_at, sent_at }) => ({
    id,
    order_no,
    content: isDesk ? content : "",
    failure,
    created_at,
    state: outboxState({ sent_at, due_at }),
  }));
}

interface LineMessageWords {
  readonly title: string;
  readonly note: string;
  /** Where LINE shows them to customers: only what did not get there is shown. */
  readonly troubleNote: string;
  readonly none: string;
  readonly noTrouble: string;
  readonly order: string;
}

const words: ByLanguage<LineMessageWords> = {
  ja: {
    title: "LINEのお知らせ",
    note: "LINE公式アカウントが未設定のため、お客様には届きません。お知らせに同意されたお客様に届くはずの内容を、ここに表示します。",
    troubleNote: "LINEで届けられなかったお知らせです。お客様は、ご注文の画面で状況をご覧いただけます。",
    none: "LINEのお知らせはまだありません",
    noTrouble: "届けられなかったお知らせはありません",
    order: "注文",
  },
  zh: {
    title: "LINE 通知",
    note: "尚未设置 LINE 官方账号，顾客收不到通知。此处显示的就是同意接收的顾客本应收到的内容。",
    troubleNote: "以下通知未能通过 LINE 送达。顾客可在订单页面查看进展。",
    none: "还没有 LINE 通知",
    noTrouble: "没有未送达的通知",
    order: "订单",
  },
  en: {
    title: "LINE notifications",
    note: "No LINE official account is set up, so nobody gets these: what customers who agreed would find in LINE is shown here.",
    troubleNote: "Undelivered LINE notifications. Customers can still check their order’s page.",
    none: "No LINE notifications yet",
    noTrouble: "All LINE notifications were delivered",
    order: "Order",
  },
  tw: {
    title: "LINE 通知",
    note: "尚未設定 LINE 官方帳號，顧客收不到通知。這裡顯示的就是同意接收的顧客原本會收到的內容。",
    troubleNote: "以下通知無法透過 LINE 送達。顧客可在訂單頁面查看進度。",
    none: "目前沒有 LINE 通知",
    noTrouble: "沒有未送達的通知",
    order: "訂單",
  },
  ko: {
    title: "LINE 알림",
    note: "LINE 공식 계정이 설정되지 않아 고객에게 전달되지 않습니다. 알림에 동의하신 고객이 받게 될 내용을 여기에서 확인하실 수 있습니다.",
    troubleNote: "LINE으로 전달되지 않은 알림입니다. 고객은 주문 화면에서 상황을 확인하실 수 있습니다.",
    none: "아직 LINE 알림이 없습니다",
    noTrouble: "전달되지 않은 알림이 없습니다",
    order: "주문",
  },
};

export function lineMessageWords(language: WireLanguage): LineMessageWords {
  return wordsIn(words, language);
}
