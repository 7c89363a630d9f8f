import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { html } from "hono/html";
import { mails } from "#provider/db/tables/receipts.ts";
import type { Counter } from "#provider/desk/counter.ts";
import { sendMissing, sendPage } from "#provider/desk/sendPage.ts";
import { speech } from "#provider/desk/speech.ts";
import { storeLinks } from "#provider/desk/storeLinks.ts";
import { mailReach } from "#provider/reach.ts";
import { readMail } from "#provider/mail/readMail.ts";
import { lineMessagesView } from "./lineMessagesView.ts";
import { lineMessageWords } from "./lineMessageWords.ts";
import { mailsView } from "./mailsView.ts";
import { mailWords } from "./mailWords.ts";
import { isDeskLine, readLineMessages } from "./readLineMessages.ts";
import { readMails } from "./readMails.ts";

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
