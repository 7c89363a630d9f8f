import { and, arrayContains, eq, gt, isNull, lte, ne, not, or, sql } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { sandboxPayments } from "#provider/db/tables/payments.ts";
import type { TestCard } from "./sandboxCards.ts";

export type SandboxPayment = typeof sandboxPayments.$inferSelect;

/** What the customer does on the page; `silent`: charged, but nothing is said of it for a while. */
export type Decision = "approved" | "declined" | "abandoned" | "silent";

/** Milliseconds that a payment can be decided after it was begun. */
const OPEN_FOR = 30 * 60_000;
const AT_ONCE = 50;

/** The sandbox's own books: who owes, who has paid. Each step happens once, whoever asks at the same time. */
export function sandboxBooks(db: Database, options: { readonly silence: number }) {
  const of = (ref: string) => eq(sandboxPayments.ref, ref);

  return {
    /** The payment; one whose time to decide has run out is abandoned by being looked at. */
    async find(ref: string, now: Date): Promise<SandboxPayment | null> {
      const [payment] = await db.select().from(sandboxPayments).where(of(ref));
      if (payment?.state !== "open" || payment.created_at.getTime() + OPEN_FOR > now.getTime()) {
        return payment ?? null;
      }
      await db
        .update(sandboxPayments)
        .set({ state: "abandoned" })
        .where(and(of(ref), eq(sandboxPayments.state, "open")));
      const [ended] = await db.select().from(sandboxPayments).where(of(ref));
      return ended ?? null;
    },

    /** Writes a payment down, begun or decided at once; a known one stays as it is. Answers how it stands. */
    async begin(payment: typeof sandboxPayments.$inferInsert): Promise<SandboxPayment> {
      await db.insert(sandboxPayments).values(payment).onConflictDoNothing();
      const [known] = await db.select().from(sandboxPayments).where(of(payment.ref));
      if (known?.amount !== payment.amount)
        throw new RangeError(`Payment ${payment.ref} was begun with another amount`);
      return known;
    },

    /** Notes which card is to pay, or to be kept; its bank may have to be asked. */
    async useCard(ref: string, { brand, last4 }: Pick<TestCard, "brand" | "last4">): Promise<void> {
      await db
        .update(sandboxPayments)
        .set({ card_brand: brand, card_last4: last4 })
        .where(and(of(ref), eq(sandboxPayments.state, "open")));
    },

    /** Decides an open payment; answers false when it was not open any more. */
    async decide(ref: string, decision: Decision, now: Date): Promise<boolean> {
      const isSilent = decision === "silent";
      const decided = await db
        .update(sandboxPayments)
        .set({
          state: isSilent ? "approved" : decision,
          is_silent: isSilent,
          answers_at: isSilent ? new Date(now.getTime() + options.silence) : null,
        })
        .where(
          and(
            of(ref),
            eq(sandboxPayments.state, "open"),
            gt(sandboxPayments.created_at, new Date(now.getTime() - OPEN_FOR)),
          ),
        )
        .returning({ ref: sandboxPayments.ref });
      return decided.length > 0;
    },

    /** Gives some of the money back; once for a refund, however often it is asked, and at most what was paid. */
    async refund(
      ref: string,
      { refund_id, amount }: { readonly refund_id: string; readonly amount: number },
    ): Promise<"refunded" | "failed"> {
      const { refunded_amount, refunded_for, state } = sandboxPayments;
      const after = sql`${refunded_amount} + ${amount}::integer`;
      await db
        .update(sandboxPayments)
        .set({
          refunded_amount: after,
          refunded_for: sql`array_append(${refunded_for}, ${refund_id}::text)`,
          state: sql`case when ${after} = ${sandboxPayments.amount} then 'refunded' else ${state} end`,
        })
        .where(
          and(
            of(ref),
            eq(state, "approved"),
            not(arrayContains(refunded_for, [refund_id])),
            lte(after, sandboxPayments.amount),
          ),
        );
      const [payment] = await db.select().from(sandboxPayments).where(of(ref));
      const isBack = payment?.state === "refunded" || payment?.refunded_for.includes(refund_id) === true;
      return isBack ? "refunded" : "failed";
    },

    /** Results that the webhook has still to tell. */
    untold(now: Date): Promise<{ ref: string }[]> {
      return db
        .select({ ref: sandboxPayments.ref })
        .from(sandboxPayments)
        .where(
          and(
            isNull(sandboxPayments.told_at),
            ne(sandboxPayments.state, "open"),
            or(isNull(sandboxPayments.answers_at), lte(sandboxPayments.answers_at, now)),
          ),
        )
        .orderBy(sandboxPayments.created_at)
        .limit(AT_ONCE);
    },

    async told(ref: string, now: Date): Promise<void> {
      await db.update(sandboxPayments).set({ told_at: now }).where(of(ref));
    },
  };
}

export type SandboxBooks = ReturnType<typeof sandboxBooks>;
