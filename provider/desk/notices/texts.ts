import { desc } from "drizzle-orm";
import { Hono } from "hono";
import { html } from "hono/html";
import { smsMessages } from "#provider/db/tables/signIn.ts";
import type { Counter } from "#provider/desk/counter.ts";
import { storeLinks } from "#provider/desk/home/storePages.ts";
import { sendMissing, sendPage } from "#provider/desk/frame/page.ts";
import { type DeskWords, speech } from "#provider/desk/speech.ts";
import { clockTime, type View } from "#provider/desk/frame/view.ts";
import { type Reach, textsReach } from "#provider/operations/reach.ts";
import type { Parts } from "#provider/server/context.ts";
import { outboxState } from "#provider/server/couriers/courier.ts";
import { readSms } from "#provider/notices/sms/sms.ts";
import { mailWords } from "./mailWords.ts";

/** The newest text messages: what they say where a demo's desk stands for every phone, else how each stands alone. */
export function textRoutes(counter: Counter): Hono {
  const { findStore, parts } = counter;
  const routes = new Hono();
  routes.get("/:store/texts", async (context) => {
    const store = await findStore(context.req.param("store"));
    if (store === undefined) return sendMissing(context, parts);
    const { words, language } = speech(context);
    const address = `/desk/${encodeURIComponent(store.id)}/texts`;
    return sendPage(context, parts, {
      heading: store.name[language],
      title: `${words.texts} – ${store.name[language]}`,
      isInside: true,
      links: await storeLinks(counter, store.id, { words, here: "texts" }),
      body: textsView(await readTexts(parts), {
        words,
        own: mailWords(language),
        reach: textsReach(parts.settings),
        time_zone: store.time_zone,
        address,
      }),
    });
  });
  return routes;
}

interface Look extends Pick<View, "time_zone"> {
  readonly words: DeskWords;
  readonly own: ReturnType<typeof mailWords>;
  readonly reach: Reach;
  /** Path of the page. */
  readonly address: string;
}

/** Text messages to customers: in a demo the desk stands for everybody's phone, elsewhere it says how each stands. */
function textsView(texts: readonly ShownText[], view: Look) {
  const { address, own, reach, words } = view;
  return html`<h2>${words.texts}</h2>
    <p class="quiet">${reach === "desk" ? words.textsNote : reach === "customers" ? own.textsSent : own.textsNowhere}</p>
    <p><a href="${address}">${words.reload}</a></p>
    ${texts.length === 0 ? html`<p class="quiet">${words.noTexts}</p>` : ""}
    <ul class="texts">${texts.map(
      ({ id, last4, text, created_at, state }) => html`<li data-key="text-${id}">
        <p><b>${words.endsIn} ${last4}</b> ${reach === "desk" ? "" : html`<span class="state">${own.states[state]}</span>`}
          <time datetime="${created_at.toISOString()}">${clockTime(created_at, view)}</time></p>
        ${text === "" ? "" : html`<p class="said">${text}</p>`}</li>`,
    )}</ul>`;
}

const NEWEST = 50;

interface ShownText {
  readonly id: string;
  /** All that is shown of a number. */
  readonly last4: string;
  /** Empty unless the desk stands for everybody's phone: a code is nobody else's business. */
  readonly text: string;
  readonly created_at: Date;
  readonly state: ReturnType<typeof outboxState>;
}

/** The newest text messages to customers, newest first. */
async function readTexts(parts: Pick<Parts, "db" | "signingKey" | "settings">): Promise<ShownText[]> {
  const isShown = textsReach(parts.settings) === "desk";
  const rows = await parts.db.select().from(smsMessages).orderBy(desc(smsMessages.created_at)).limit(NEWEST);
  return rows.map(({ id, phone, text, created_at, done_at, failure }) => ({
    id,
    last4: phone.slice(-4),
    text: isShown ? readSms(text, parts) : "",
    created_at,
    state: outboxState({
      sent_at: failure === null ? done_at : null,
      due_at: done_at === null ? created_at : null,
    }),
  }));
}
