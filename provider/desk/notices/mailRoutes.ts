import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { mails } from "#provider/db/tables/receipts.ts";
import { readMail } from "#provider/notices/mail/mail.ts";
import { mailReach } from "#provider/operations/reach.ts";
import type { Parts } from "#provider/server/context.ts";

/** A mail as a reader of mail shows it: its own styles, and nothing that runs or is fetched. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups; frame-ancestors 'none'";

/** Each mail as its customer sees it, where the desk stands for everybody's mailbox. */
export function mailRoutes(parts: Pick<Parts, "db" | "settings" | "signingKey">): Hono {
  const routes = new Hono();
  routes.get("/:store/mails/:id", async (context, next) => {
    const own = eq(mails.id, context.req.param("id"));
    const [mail] = mailReach(parts.settings) === "desk" ? await parts.db.select().from(mails).where(own) : [];
    if (mail === undefined) return next();
    context.header("content-security-policy", MAIL_POLICY);
    return context.html(readMail(mail.html, parts));
  });
  return routes;
}
