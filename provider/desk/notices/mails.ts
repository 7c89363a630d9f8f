import { and, desc, eq, gt, isNull } from "drizzle-orm";
import { Hono } from "hono";
import { html } from "hono/html";
import { mails } from "#provider/db/tables/receipts.ts";
import type { Counter } from "#provider/desk/counter.ts";
import { storeLinks } from "#provider/desk/home/storePages.ts";
import { sendMissing, sendPage } from "#provider/desk/frame/page.ts";
import { type DeskWords, speech } from "#provider/desk/speech.ts";
import { clockTime, type View } from "#provider/desk/frame/view.ts";
import { readMail } from "#provider/notices/mail/mail.ts";
import { mailReach, type Reach } from "#provider/operations/reach.ts";
import type { Parts } from "#provider/server/context.ts";
import { outboxState } from "#provider/server/couriers/courier.ts";
import { isDeskLine, lineMessagesView, lineMessageWords, readLineMessages } from "./lineMessages.ts";
import { mailWords } from "./mailWords.ts";

/** A mail as a reader of mail shows it: its own styles, and nothing that runs or is fetched. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups; frame-ancestors 'none'";

/** The newest mails, and messages in LINE, where nothing sends them to customers; else those alone that did not get there. */
export function mailRoutes(counter: Counter): Hono {
  const { findStore, parts } = counter;
  const routes = new Hono();

  routes.get("/:store/mails", async (context) => {
    const store = await findStore(context.req.param("store"));
    if (store === undefined) return sendMissing(context, parts);
    const { words: desk, language } = speech(context);
    const words = mailWords(language);
    const mailbox = mailsView(await readMails(parts), {
      words,
      desk,
      time_zone: store.time_zone,
      address: `/desk/${encodeURIComponent(store.id)}/mails`,
      reach: mailReach(parts.settings),
    });
    const chat = lineMessagesView(await readLineMessages(parts, store.id), {
      words: lineMessageWords(language),
      states: words.states,
      time_zone: store.time_zone,
      isDesk: isDeskLine(parts),
    });
    return sendPage(context, parts, {
      heading: store.name[language],
      title: `${desk.mails} – ${store.name[language]}`,
      isInside: true,
      links: await storeLinks(counter, store.id, { words: desk, here: "mails" }),
      body: html`${mailbox}${chat}`,
    });
  });

  routes.get("/:store/mails/:id", async (context) => {
    const [mail] =
      mailReach(parts.settings) === "desk"
        ? await parts.db
            .select()
            .from(mails)
            .where(eq(mails.id, context.req.param("id")))
        : [];
    if (mail === undefined) return sendMissing(context, parts);
    context.header("content-security-policy", MAIL_POLICY);
    return context.html(readMail(mail.html, parts));
  });

  return routes;
}

interface Look extends Pick<View, "time_zone"> {
  readonly words: ReturnType<typeof mailWords>;
  readonly desk: DeskWords;
  readonly address: string;
  readonly reach: Reach;
}

/** The outbox of mail: what customers would read, or what did not get to them. */
function mailsView(newest: readonly ShownMail[], look: Look) {
  const { address, desk, reach, words } = look;
  const isDemo = reach === "desk";
  return html`<h2>${desk.mails}</h2>
    <p class="quiet">${isDemo ? words.note : reach === "customers" ? words.troubleNote : words.nowhere}</p>
    <p><a href="${address}">${desk.reload}</a></p>
    ${newest.length === 0 ? html`<p class="quiet">${isDemo ? words.none : words.noTrouble}</p>` : ""}
    <ul class="texts">${newest.map(
      ({ id, recipient, subject, text, created_at, state }) => html`<li data-key="mail-${id}">
        <p><b>${subject}</b></p>
        <p>${words.to} ${recipient} <span class="state">${words.states[state]}</span>
          <time datetime="${created_at.toISOString()}">${clockTime(created_at, look)}</time></p>
        ${
          text === ""
            ? ""
            : html`<p class="said">${text}</p>
              <p><a href="${address}/${id}" target="_blank" rel="noopener">${words.open}</a></p>`
        }</li>`,
    )}</ul>`;
}

const NEWEST = 50;

interface ShownMail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  /** Empty unless the desk stands for everybody's mailbox: it is nobody else's business. */
  readonly text: string;
  readonly created_at: Date;
  readonly state: ReturnType<typeof outboxState>;
}

/** Newest first: all mails where the desk stands for everybody's mailbox, else those that did not get to theirs. */
async function readMails(parts: Pick<Parts, "db" | "settings" | "signingKey">): Promise<ShownMail[]> {
  const { db, settings } = parts;
  const isDemo = mailReach(settings) === "desk";
  const rows = await db
    .select()
    .from(mails)
    .where(isDemo ? undefined : and(isNull(mails.sent_at), gt(mails.tries, 0)))
    .orderBy(desc(mails.created_at), desc(mails.id))
    .limit(NEWEST);
  return rows.map(({ id, recipient, subject, text, created_at, due_at, sent_at }) => ({
    id,
    recipient: isDemo ? recipient : recipient.replace(/^(.).*@/, "$1…@"),
    subject,
    text: isDemo ? readMail(text, parts) : "",
    created_at,
    state: outboxState({ sent_at, due_at }),
  }));
}
