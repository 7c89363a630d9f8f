import { and, desc, eq, gte, inArray } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { getCookie } from "hono/cookie";
import { html, raw } from "hono/html";
import type { WireLanguage } from "#contract/scalars.ts";
import { localDay, zonedInstant } from "#domain/hours/zonedTime.ts";
import type { Database } from "#provider/db/database.ts";
import { useTickets } from "#provider/db/tables/storedValue.ts";
import type { Counter } from "#provider/desk/counter.ts";
import { DESK_COOKIE } from "#provider/staff/deskSession.ts";
import { formField } from "#provider/desk/frame/form.ts";
import { storeLinks } from "#provider/desk/home/storePages.ts";
import { sendMissing, sendPage } from "#provider/desk/frame/page.ts";
import { speech } from "#provider/desk/frame/speech.ts";
import { clockTime, type View } from "#provider/desk/frame/view.ts";
import { keyedHash } from "#provider/server/signing.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { decideTicket, reverseTicket } from "#provider/refill/tickets/decideTicket.ts";
import { findShown } from "#provider/refill/tickets/showTicket.ts";
import { type Subject, subjectOf, type TicketRow } from "#provider/refill/tickets/tickets.ts";
import { useScript } from "./useScript.ts";
import { type UseSaid, usesWords } from "./usesWords.ts";

const GOOD: readonly string[] = ["confirmed", "refused", "reversed"] satisfies UseSaid[];

/** Cards, vouchers, coupons and cash at the counter: found by the code that the customer shows, decided, taken back. */
export function counterUseRoutes(counter: Counter): Hono {
  const { findStore, parts, write } = counter;
  const routes = new Hono();
  const address = (store: string) => `/desk/${encodeURIComponent(store)}/uses`;
  const back = (context: Context, store: string, query: Record<string, string>) =>
    context.redirect(`${address(store)}?${new URLSearchParams(query)}`, 303);

  routes.get("/:store/uses", async (context) => {
    const store = await findStore(context.req.param("store"));
    if (store === undefined) return sendMissing(context, parts);
    const { words: desk, language } = speech(context);
    const words = usesWords(language);
    const now = parts.clock();
    const { id: store_id, time_zone } = store;
    const use_id = context.req.query("use");
    const waiting = use_id === undefined ? null : await readWaiting(parts.db, { store_id, use_id, now });
    const said = Object.entries(words.said).find(([code]) => code === context.req.query("said"));
    return sendPage(context, parts, {
      heading: store.name[language],
      title: `${desk.uses} – ${store.name[language]}`,
      isInside: true,
      links: await storeLinks(counter, store_id, { words: desk, here: "uses" }),
      script: useScript,
      ...(said && { said: { text: said[1], isRefusal: !GOOD.includes(said[0]) } }),
      body: usesView(waiting, await readUses(parts.db, store, now), {
        words,
        language,
        time_zone,
        address: address(store_id),
        isWrong: said?.[0] === "wrong",
      }),
    });
  });

  routes.post("/:store/uses/find", async (context) => {
    const { store: store_id } = context.req.param();
    const typed = await formField(context, "code");
    const desk = keyedHash(parts.signingKey, "limit", getCookie(context, DESK_COOKIE) ?? "");
    const by = { store_id, desk, typed, key: parts.signingKey, now: parts.clock() };
    const shown = await findShown(parts.db, by);
    return back(context, store_id, shown.ok ? { use: shown.ticket.id } : { said: shown.reason });
  });

  routes.post("/:store/uses/:use/:word{confirm|refuse}", async (context) => {
    const { store: store_id, use: use_id, word } = context.req.param();
    const isConfirmed = word === "confirm";
    const on = { store_id, use_id, isConfirmed, now: parts.clock() };
    return back(context, store_id, { said: await write((db) => decideTicket(db, on)) });
  });

  routes.post("/:store/uses/:use/reverse", async (context) => {
    const { store: store_id, use: use_id } = context.req.param();
    const store = await findStore(store_id);
    if (store === undefined) return sendMissing(context, parts);
    const on = { store_id, use_id, time_zone: store.time_zone, now: parts.clock() };
    return back(context, store_id, { said: await write((db) => reverseTicket(db, on)) });
  });

  return routes;
}

interface Look extends Pick<View, "time_zone"> {
  readonly words: ReturnType<typeof usesWords>;
  readonly language: WireLanguage;
  /** Path of the page. */
  readonly address: string;
  /** Whether what was just typed was no code that is shown. */
  readonly isWrong: boolean;
}

const yen = (amount: number) => `¥${amount.toLocaleString("en-US")}`;

/** Where a clerk types or scans what a customer shows, sees what it is, and says yes or no. */
function usesView(waiting: ShownUse | null, uses: readonly ShownUse[], look: Look) {
  const { address, isWrong, words } = look;
  return html`${waiting === null ? "" : waitingView(waiting, look)}
    <form class="use-find" method="post" action="${address}/find">
      <p class="quiet">${words.ask}</p>
      <label>${words.digits}
        <input name="code" inputmode="numeric" autocomplete="off" maxlength="200" required data-code
          ${isWrong ? raw('aria-invalid="true" aria-describedby="said"') : ""} ${waiting === null ? raw("autofocus") : ""} /></label>
      <button ${waiting === null ? raw('class="main"') : ""}>${words.find}</button>
      <button type="button" data-scan data-stop="${words.stop}" hidden>${words.scan}</button>
      <video playsinline muted hidden></video>
    </form>
    <h2>${words.today}</h2>
    ${uses.length === 0 ? html`<p class="quiet">${words.none}</p>` : ""}
    <ul class="goods">${uses.map((use) => useView(use, look))}</ul>`;
}

/** What the customer wants to use, before it is decided. */
function waitingView({ ticket, subject }: ShownUse, { address, words, language }: Look) {
  const { id, kind, amount } = ticket;
  const own = `${address}/${encodeURIComponent(id)}`;
  const isCash = kind === "top_up";
  const line = (label: string, value: number) => html`<div><dt>${label}</dt><dd>${yen(value)}</dd></div>`;
  return html`<section class="use" data-key="use-${id}" tabindex="-1" data-focus>
    <h2><mark>${words.kinds[kind]}</mark> ${subject?.name[language] ?? ""}</h2>
    ${subject?.description ? html`<p>${subject.description[language]}</p>` : ""}
    <dl>
      ${amount === null ? "" : line(isCash ? words.takes : words.spends, amount)}
      ${subject !== null && subject.bonus > 0 ? line(words.bonus, subject.bonus) : ""}
      ${subject?.balance == null ? "" : line(words.balance, subject.balance)}
      ${subject?.balance == null ? "" : line(isCash ? words.afterCash : words.after, Math.max(0, subject.balance + subject.change))}
    </dl>
    <div class="actions">
      <form method="post" action="${own}/confirm">
        <button class="main">${isCash ? words.takeCash : words.confirm}</button>
      </form>
      <form method="post" action="${own}/refuse"><button>${words.refuse}</button></form>
    </div>
  </section>`;
}

function useView({ ticket, subject }: ShownUse, look: Look) {
  const { address, words, language } = look;
  const { id, kind, amount, state, decided_at, reversed_at } = ticket;
  const time = decided_at ?? ticket.created_at;
  const isBack = reversed_at !== null;
  return html`<li data-key="use-${id}">
    <span>${kind === "card" ? "" : html`<b>${words.kinds[kind]}</b>`} ${subject?.name[language] ?? ""} ${amount === null ? "" : yen(amount)}
      <time datetime="${time.toISOString()}">${clockTime(time, look)}</time></span>
    ${state === "refused" ? html`<small class="state">${words.wasRefused}</small>` : ""}
    ${isBack ? html`<small class="state">${words.reversed}</small>` : ""}
    ${
      state === "confirmed" && !isBack
        ? html`<details data-key="reverse-${id}"><summary>${words.reverse}</summary>
            <form method="post" action="${address}/${encodeURIComponent(id)}/reverse">
              <p>${kind === "top_up" ? words.reverseCash : words.reverseHow}</p>
              <button class="danger">${words.reverse}</button></form></details>`
        : ""
    }</li>`;
}

const MOST = 200;

interface ShownUse {
  readonly ticket: TicketRow;
  readonly subject: Subject | null;
}

/** What was decided at a store's counter on its day of today, newest first. */
async function readUses(
  db: Database,
  { id, time_zone }: Pick<StoreRow, "id" | "time_zone">,
  now: Date,
): Promise<ShownUse[]> {
  const midnight = zonedInstant(localDay(now, time_zone), 0, time_zone);
  const tickets = await db
    .select()
    .from(useTickets)
    .where(
      and(
        eq(useTickets.store_id, id),
        inArray(useTickets.state, ["confirmed", "refused"]),
        gte(useTickets.decided_at, midnight),
      ),
    )
    .orderBy(desc(useTickets.decided_at), desc(useTickets.id))
    .limit(MOST);
  const shown: ShownUse[] = [];
  for (const ticket of tickets) shown.push({ ticket, subject: await subjectOf(db, ticket) });
  return shown;
}

/** A ticket that a clerk has found and not decided; null when there is none of this store. */
async function readWaiting(
  db: Database,
  on: { readonly store_id: string; readonly use_id: string; readonly now: Date },
): Promise<ShownUse | null> {
  const [ticket] = await db
    .select()
    .from(useTickets)
    .where(and(eq(useTickets.id, on.use_id), eq(useTickets.store_id, on.store_id)));
  if (ticket === undefined || ticket.state !== "waiting" || ticket.expires_at <= on.now) return null;
  return { ticket, subject: await subjectOf(db, ticket) };
}
