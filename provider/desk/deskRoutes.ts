import { asc, eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { getCookie } from "hono/cookie";
import { html } from "hono/html";
import { streamSSE } from "hono/streaming";
import type { WireLanguage } from "#contract/scalars.ts";
import { localeFromAcceptLanguage, wireLanguage, bcp47 } from "#domain/localeCodes.ts";
import { stores } from "#provider/db/tables/stores.ts";
import type { Parts } from "#provider/parts.ts";
import { signTable } from "#provider/tableLink.ts";
import { actOnOrder } from "./actOnOrder.ts";
import { actOnTable } from "./actOnTable.ts";
import { answerCall } from "./answerGuest.ts";
import { boardView } from "./boardView.ts";
import { deskDoor } from "./deskDoor.ts";
import { DESK_COOKIE, isDeskPass } from "./deskSession.ts";
import { goodsView } from "./goodsView.ts";
import { markGoods } from "./markGoods.ts";
import { deskPage, deskPolicy } from "./page.ts";
import { readBoard } from "./readBoard.ts";
import { readGoods } from "./readGoods.ts";
import { sendMessage } from "./sendMessage.ts";
import { type DeskWords, deskWords } from "./words.ts";

/** Milliseconds between looks at the board for those who watch it. */
const WATCH_EVERY = 1_000;

export interface DeskOptions {
  readonly parts: Parts;
  readonly password: string;
  /** Sends what the transaction left in the outbox. */
  readonly drain: () => void;
}

interface Speech {
  readonly language: WireLanguage;
  readonly lang: string;
  readonly words: DeskWords;
}

function speech(context: Context): Speech {
  const locale = localeFromAcceptLanguage(context.req.header("accept-language") ?? "");
  const language = wireLanguage(locale);
  return { language, lang: bcp47(locale), words: deskWords(language) };
}

/** The store's counter under `/desk`: orders as they arrive, tables, calls, goods. Server-rendered, for a tablet. */
export function deskRoutes({ parts, password, drain }: DeskOptions): Hono {
  const desk = new Hono().basePath("/desk");

  desk.use(async (context, next) => {
    context.header("cache-control", "no-store");
    context.header("x-content-type-options", "nosniff");
    context.header("referrer-policy", "same-origin");
    if (context.req.method === "POST" && !isSameOrigin(context)) return context.text("Forbidden", 403);
    await next();
  });
  desk.route("/", deskDoor({ parts, password, speech, send }));
  desk.use(async (context, next) => {
    const isOpen = isDeskPass(getCookie(context, DESK_COOKIE), parts.signingKey, parts.clock());
    if (!isOpen) return context.redirect("/desk/login", 303);
    await next();
  });

  desk.get("/", async (context) => {
    const rows = await parts.db
      .select()
      .from(stores)
      .where(eq(stores.is_listed, true))
      .orderBy(asc(stores.created_at));
    const { words, language } = speech(context);
    const only = rows.length === 1 ? rows[0] : undefined;
    if (only) return context.redirect(`/desk/${only.id}`, 303);
    const body = html`<h2>${words.stores}</h2>
      <ul class="stores">${rows.map((row) => html`<li><a href="/desk/${row.id}">${row.name[language]}</a></li>`)}</ul>`;
    return send(context, { header: html`<h1>${words.title}</h1>`, body });
  });

  desk.get("/:store", async (context) => {
    const store = await findStore(context.req.param("store"));
    if (!store) return context.notFound();
    const { words, language } = speech(context);
    const board = await readBoard(parts.db, store.id, parts.clock());
    const said = context.req.query("said");
    const note = said === "refused" ? words.refusedAction : said === "open_orders" ? words.openOrders : null;
    return send(context, {
      header: html`<h1>${store.name[language]}</h1>
        ${note ? html`<span class="said" role="alert">${note}</span>` : ""}
        <a href="/desk/${store.id}/goods">${words.goods}</a>
        <form method="post" action="/desk/leave"><button>${words.leave}</button></form>`,
      body: boardView(board, { store_id: store.id, language, words, tableLink }),
      events: `/desk/${store.id}/events`,
    });
  });

  desk.get("/:store/events", (context) => {
    const store_id = context.req.param("store");
    const { words, language } = speech(context);
    return streamSSE(context, async (stream) => {
      let shown = "";
      while (!stream.aborted && !stream.closed) {
        const board = await readBoard(parts.db, store_id, parts.clock());
        const text = String(await boardView(board, { store_id, language, words, tableLink }));
        if (text !== shown) {
          shown = text;
          await stream.writeSSE({ data: JSON.stringify(text) });
        }
        await stream.sleep(WATCH_EVERY);
      }
    });
  });

  desk.get("/:store/goods", async (context) => {
    const store = await findStore(context.req.param("store"));
    if (!store) return context.notFound();
    const { words, language } = speech(context);
    const search = context.req.query("q") ?? "";
    const rows = await readGoods(parts.db, store.id, search);
    return send(context, {
      header: html`<h1>${words.goods}</h1><a href="/desk/${store.id}">${store.name[language]}</a>`,
      body: goodsView(rows, { store_id: store.id, language, words, search }),
    });
  });

  desk.post("/:store/orders/:order/:action", async (context) => {
    const { store: store_id, order: order_no, action } = context.req.param();
    const isDone = await actOnOrder(parts, {
      store_id,
      order_no,
      action,
      reason: await field(context, "reason"),
    });
    return backTo(context, store_id, isDone ? null : "refused");
  });

  desk.post("/:store/tables/:table/:action", async (context) => {
    const { store: store_id, table: table_id, action } = context.req.param();
    const now = parts.clock();
    const outcome = await parts.db.transaction((db) => actOnTable(db, { store_id, table_id, action, now }));
    return backTo(context, store_id, outcome === "done" ? null : outcome === "unknown" ? "refused" : outcome);
  });

  desk.post("/:store/calls/:call", async (context) => {
    const { store: store_id, call: call_id } = context.req.param();
    const content = await field(context, "content");
    const now = parts.clock();
    await parts.db.transaction((db) => answerCall(db, { store_id, call_id, content, now }));
    return backTo(context, store_id, null);
  });

  desk.post("/:store/messages", async (context) => {
    const store_id = context.req.param("store");
    const [order_no, content] = [await field(context, "order_no"), await field(context, "content")];
    const now = parts.clock();
    const isSent = await parts.db.transaction((db) => sendMessage(db, { store_id, order_no, content, now }));
    return backTo(context, store_id, isSent ? null : "refused");
  });

  desk.post("/:store/goods/:goods/:mark", async (context) => {
    const { store: store_id, goods: goods_id, mark } = context.req.param();
    const now = parts.clock();
    const is_sold_out = mark === "sold_out";
    await parts.db.transaction((db) => markGoods(db, { store_id, goods_id, is_sold_out, now }));
    drain();
    const search = await field(context, "q");
    return context.redirect(
      `/desk/${encodeURIComponent(store_id)}/goods?q=${encodeURIComponent(search)}`,
      303,
    );
  });

  function tableLink({ store_id, id, epoch }: { store_id: string; id: string; epoch: number }): string {
    const tableId = signTable({ store_id, table_id: id, epoch }, parts.signingKey);
    return `/orderFood?${new URLSearchParams({ storeId: store_id, tableId })}`;
  }

  async function findStore(id: string) {
    const [store] = await parts.db.select().from(stores).where(eq(stores.id, id));
    return store;
  }

  function backTo(context: Context, store_id: string, said: string | null) {
    drain();
    return context.redirect(`/desk/${encodeURIComponent(store_id)}${said ? `?said=${said}` : ""}`, 303);
  }

  function send(context: Context, page: Pick<Parameters<typeof deskPage>[0], "header" | "body" | "events">) {
    const nonce = parts.random(16);
    const { lang, words } = speech(context);
    context.header("content-security-policy", deskPolicy(nonce));
    return context.html(deskPage({ title: words.title, lang, nonce, ...page }));
  }

  return desk;
}

/** A form field's text, trimmed, at most 200 characters. */
async function field(context: Context, name: string): Promise<string> {
  const value = (await context.req.parseBody())[name];
  return typeof value === "string" ? value.trim().slice(0, 200) : "";
}

function isSameOrigin(context: Context): boolean {
  const origin = context.req.header("origin");
  if (origin === undefined || origin === "null")
    return context.req.header("sec-fetch-site") === "same-origin";
  return URL.parse(origin)?.host === (context.req.header("x-forwarded-host") ?? context.req.header("host"));
}
