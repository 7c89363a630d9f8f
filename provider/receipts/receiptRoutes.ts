import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { WireLanguage } from "#contract/scalars.ts";
import { localeFromAcceptLanguage, wireLanguage } from "#domain/values/localeCodes.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { receipts } from "#provider/db/tables/receipts.ts";
import type { Parts } from "#provider/server/context.ts";
import { receiptFacts } from "./receiptFacts.ts";
import { noReceiptPage, receiptPage } from "./receiptPage.ts";

/** What was paid went back, or is on its way back. */
const REFUNDED: readonly number[] = [3, 4];
/** As `issueReceipt` makes them. */
const KEY = /^[\w-]{32}$/;

/** A receipt's page, for whoever knows its address; in the language asked for, else the browser's. */
export function receiptRoutes({ db, random }: Pick<Parts, "db" | "random">): Hono {
  const routes = new Hono();
  routes.get("/receipt/:page_key", async (context) => {
    const asked = WireLanguage.safeParse(context.req.query("language"));
    const accepted = context.req.header("accept-language") ?? "";
    const language = asked.success ? asked.data : wireLanguage(localeFromAcceptLanguage(accepted));
    const nonce = random(16);
    context.header("cache-control", "no-store");
    context.header("content-security-policy", policy(nonce));
    context.header("referrer-policy", "no-referrer");
    context.header("x-content-type-options", "nosniff");
    context.header("x-robots-tag", "noindex");
    const key = context.req.param("page_key");
    const [found] = !KEY.test(key)
      ? []
      : await db
          .select({ receipt: receipts.content, pay_status: orders.pay_status })
          .from(receipts)
          .innerJoin(orders, eq(orders.order_no, receipts.order_no))
          .where(eq(receipts.page_key, key));
    if (found === undefined) return context.html(noReceiptPage({ language, nonce }), 404);
    const isRefunded = REFUNDED.includes(found.pay_status);
    return context.html(receiptPage(receiptFacts(found.receipt, language), { language, nonce, isRefunded }));
  });
  routes.all("*", (context) => context.text("Not Found", 404));
  return routes;
}

/** Nothing from elsewhere, nothing framed; the page's one style and the print button's script pass by their nonce. */
function policy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
