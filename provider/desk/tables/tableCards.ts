import { asc, eq } from "drizzle-orm";
import { Hono } from "hono";
import { html, raw } from "hono/html";
import encodeQR from "qr";
import { qrPicture } from "#domain/share/qrPicture.ts";
import { permanentLink } from "#domain/share/shareCard.ts";
import { tables } from "#provider/db/tables/stores.ts";
import type { Counter } from "#provider/desk/counter.ts";
import { storeLinks } from "#provider/desk/home/storePages.ts";
import { sendMissing, sendPage } from "#provider/desk/frame/page.ts";
import { speech } from "#provider/desk/speech.ts";
import { clientOrigin } from "#provider/server/origins.ts";
import { scanLines, tableCardWords } from "./tableCardWords.ts";

/**
 * The cards that stand on a store's tables, to print: all of them, or those of each `table` in the address; with `line`
 * their codes lead into LINE, where the app is there.
 */
export function tableCardRoutes(counter: Counter): Hono {
  const { findStore, parts, tableLink } = counter;
  const routes = new Hono();
  routes.get("/:store/cards", async (context) => {
    const store = await findStore(context.req.param("store"));
    if (store === undefined) return sendMissing(context, parts);
    const { words: desk, language } = speech(context);
    const words = tableCardWords(language);
    const { liffId } = parts.settings;
    const isForLine = liffId !== null && context.req.query("line") === "1";
    const entryPoints = {
      liffId: isForLine ? liffId : null,
      origin: clientOrigin(context.req.raw, parts.settings),
    };
    const rows = await parts.db
      .select()
      .from(tables)
      .where(eq(tables.store_id, store.id))
      .orderBy(asc(tables.position), asc(tables.id));
    const chosen = new Set(context.req.queries("table"));
    return sendPage(context, parts, {
      heading: store.name[language],
      title: `${words.title} – ${store.name[language]}`,
      isInside: true,
      links: await storeLinks(counter, store.id, { words: desk, here: "cards" }),
      script: printScript,
      body: await tableCardsView({
        tables: rows.map((table) => ({ ...table, link: permanentLink(tableLink(table), entryPoints) })),
        chosen,
        isForLine: liffId === null ? null : isForLine,
        store: store.name,
        words,
      }),
    });
  });
  return routes;
}

export interface CardTable {
  readonly id: string;
  readonly name: string;
  /** The signed address of the table's menu, whole. */
  readonly link: string;
}

interface CardsOf {
  readonly tables: readonly CardTable[];
  /** Ids of the tables whose cards are shown; none: all. */
  readonly chosen: ReadonlySet<string>;
  /** Whether the codes lead into LINE; null: the app is not there. */
  readonly isForLine: boolean | null;
  /** The store's name as its guests know it: in Japanese, and in English where that is another. */
  readonly store: { readonly ja: string; readonly en: string };
  readonly words: ReturnType<typeof tableCardWords>;
}

/** Cards for the tables, to be printed and cut out; on the screen, which tables are meant. */
async function tableCardsView({ tables: listed, chosen, isForLine, store, words }: CardsOf) {
  if (listed.length === 0) return html`<p class="quiet">${words.none}</p>`;
  const shown = listed.filter(({ id }) => chosen.size === 0 || chosen.has(id));
  return html`<div class="card-choice">
      <p>${words.note}</p>
      <form method="get">
        <fieldset><legend>${words.choose}</legend>
          <div class="choices">${listed.map(
            ({ id, name }) => html`<label><input type="checkbox" name="table" value="${id}"
              ${chosen.has(id) ? "checked" : ""} /> ${name}</label>`,
          )}</div></fieldset>
        ${isForLine === null ? "" : lineChoice(isForLine, words)}
        <button>${words.show}</button>
        <button type="button" id="print" class="main" hidden>${words.print}</button>
      </form>
    </div>
    <ul class="table-cards">${await Promise.all(shown.map((table) => card(table, store)))}</ul>`;
}

function lineChoice(isForLine: boolean, words: CardsOf["words"]) {
  return html`<fieldset><legend>${words.forLine}</legend>
    <div class="choices"><label><input type="checkbox" name="line" value="1" aria-describedby="for-line"
      ${isForLine ? "checked" : ""} /> ${words.openLine}</label></div>
    <p id="for-line" class="quiet">${words.lineNote}</p></fieldset>`;
}

async function card({ link, name }: CardTable, { ja, en }: CardsOf["store"]) {
  // Quiet as far as the standard asks: a card is cut by hand.
  const code = qrPicture(encodeQR(link, "raw", { ecc: "medium", border: 4 }));
  return html`<li>
    <div class="card-words">
      <p class="card-store" lang="ja">${ja}</p>
      ${en === ja ? "" : html`<p class="card-store-en" lang="en">${en}</p>`}
      <p class="card-table">${name}</p>
      ${scanLines.map(({ lang, text }) => html`<p class="card-line" lang="${lang}">${text}</p>`)}
    </div>
    <div class="card-code" role="img" aria-label="QR ${name}">${raw(code)}</div>
  </li>`;
}

/** Prints the page, where there are scripts to do it with. */
const printScript =
  '{ const button = document.getElementById("print"); button.hidden = false; button.onclick = () => print(); }';
