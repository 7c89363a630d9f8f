import { eq } from "drizzle-orm";
import * as call from "#contract/calls/desk/corrections.ts";
import { rolesWith } from "#domain/staff/rights.ts";
import { balanceCorrections } from "#provider/db/tables/storedValue.ts";
import { ownStore } from "#provider/desk/stores/ownStore.ts";
import {
  type CorrectionRow,
  keepCorrection,
  settleCorrection,
} from "#provider/refill/corrections/corrections.ts";
import { lockStaff, staffAt, worksAt } from "#provider/staff/accounts.ts";
import { demoStaffWith } from "#provider/staff/demoStaff.ts";
import { answerDesk, type DeskContext, DeskFailed } from "#provider/staff/deskDispatch.ts";
import { guessesAt } from "#provider/staff/deskGuesses.ts";
import type { Signed } from "#provider/staff/deskSession.ts";
import { takeOneTimeCode } from "#provider/staff/oneTimeCode.ts";
import { correctionsOf } from "./presentCorrections.ts";
import { customerOf } from "./sight.ts";

/** Who else may confirm a correction at a store, by their names. */
async function othersAt(
  { db, parts, signed }: Pick<DeskContext<Signed>, "db" | "parts" | "signed">,
  store_id: string,
): Promise<string[]> {
  const roles = rolesWith("customers");
  const people = [
    ...(await staffAt(db, { roles, store_id })),
    ...(parts.settings.hasDemo ? demoStaffWith(roles) : []),
  ];
  return people.filter(({ id }) => id !== signed.staff.id).map(({ name }) => name);
}

const waiting = answerDesk(call.waitingCorrections, async (_, { db, language, signed }) => ({
  corrections: await correctionsOf(db, "waiting", { language, staff: signed.staff }),
}));

const terms = answerDesk(call.correctionTerms, async ({ store_id }, context) => {
  await ownStore(context, store_id);
  const { code_secret } = context.signed.staff;
  return { others: await othersAt(context, store_id), has_code: code_secret !== null };
});

const ask = answerDesk(call.askCorrection, async (request, context) => {
  const { db, fail, now, parts, signed, write } = context;
  const { code, correction_id, customer_id, ...asked } = request;
  const { id: asked_by, role } = signed.staff;
  await ownStore(context, asked.store_id);
  if ((await customerOf(db, signed.staff, customer_id)) === null) return fail("gone");
  const isAlone = (await othersAt(context, asked.store_id)).length === 0;
  // Whoever is alone proves once more that it is they.
  const secret = signed.staff.code_secret;
  if (isAlone && role !== "owner") return fail("no_other");
  if (isAlone && secret === null) return fail("no_code");
  if (isAlone && code === undefined) return fail("code_needed", { fields: ["code"] });
  const guesses = await guessesAt({ login: signed.staff.login, member: signed.staff }, context);
  if (isAlone) await guesses.count("code");
  const kept = await write(async ({ audit, db: inner }) => {
    const draft = { ...asked, id: correction_id, uid: customer_id, asked_by };
    const outcome = await keepCorrection(inner, draft, { isAlone, now });
    if (outcome.kind !== "kept") return outcome;
    if (isAlone && secret !== null && code !== undefined) {
      const locked = await lockStaff(inner, asked_by);
      const isRight = locked !== null && (await takeOneTimeCode(inner, locked, { code, now, secret }, parts));
      if (!isRight) throw new DeskFailed("wrong_code", { fields: ["code"] });
    }
    const { amount, part, store_id } = asked;
    await audit({
      did: "customer.correct",
      subject: correction_id,
      store_id,
      before: null,
      after: { customer: customer_id, part, amount, due: outcome.row.due_at },
    });
    return outcome;
  });
  if (kept.row === null)
    return kept.kind === "short" ? fail("short", { fields: ["amount"] }) : fail(kept.kind);
  if (isAlone) await guesses.right("code");
  return { state: "waiting" as const, due_at: kept.row.due_at?.toISOString() ?? null };
});

const decide = answerDesk(call.decideCorrection, async ({ balance, correction_id, decision }, context) => {
  const { db, fail, now, signed, write } = context;
  const [known] = await db.select().from(balanceCorrections).where(eq(balanceCorrections.id, correction_id));
  if (known === undefined || !worksAt(signed.staff, known.store_id)) return fail("gone");
  const outcome = await write(async ({ audit, db: inner }) => {
    const deciding = { id: correction_id, decision, staff_id: signed.staff.id, balance, now };
    const settled = await settleCorrection(inner, deciding);
    if (typeof settled === "string") return settled;
    await audit({
      did: "customer.decide",
      subject: correction_id,
      store_id: known.store_id,
      before: { state: "waiting" },
      after: { state: settled.state, customer: settled.uid, balance: settled.balance_after },
    });
    return settled satisfies CorrectionRow;
  });
  if (typeof outcome === "string") return fail(outcome);
  return { state: outcome.state, balance_after: outcome.balance_after };
});

export const correctionCalls = [waiting, terms, ask, decide];
