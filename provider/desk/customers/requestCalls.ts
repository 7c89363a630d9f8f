import { and, eq, inArray } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { getCookie } from "hono/cookie";
import * as call from "#contract/calls/desk/privacyRequests.ts";
import { addDays } from "#domain/hours/zonedTime.ts";
import type { Database } from "#provider/db/database.ts";
import { privacyRequests } from "#provider/db/tables/privacyRequests.ts";
import { balanceCorrections } from "#provider/db/tables/storedValue.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { eraseMember } from "#provider/members/eraseMember.ts";
import { findMember, type MemberRow, unusedCoupons } from "#provider/members/member.ts";
import { readOwnData } from "#provider/members/ownData/readOwnData.ts";
import { confirmErasure } from "#provider/members/requests/confirmErasure.ts";
import {
  dueOn,
  endRequest,
  keepRequest,
  lockRequest,
  type RequestRow,
  todayInJapan,
} from "#provider/members/requests/requests.ts";
import { openOrders } from "#provider/orders/lockOrder.ts";
import { goodBalances } from "#provider/refill/holdings.ts";
import type { Parts } from "#provider/server/context.ts";
import { audit } from "#provider/staff/audit.ts";
import type { StaffMember } from "#provider/staff/accounts.ts";
import { answerDesk, askedFrom, DeskFailed, mayUse } from "#provider/staff/deskDispatch.ts";
import { DESK_COOKIE, findDeskSession } from "#provider/staff/deskSession.ts";
import { requestsOf } from "./presentRequests.ts";
import { customerOf, mayAnswerFor } from "./sight.ts";

/** A year: nobody is asked to answer what is older. */
const OLDEST = -365;

const open = answerDesk(call.openRequests, async (_, { db, now, signed }) => ({
  requests: await requestsOf(db, "open", { now, staff: signed.staff }),
}));

const take = answerDesk(call.takeRequest, async (request, context) => {
  const { db, fail, now, signed, write } = context;
  const { came_on, customer_id, identity, kind, note, request_id } = request;
  if ((await customerOf(db, signed.staff, customer_id)) === null) return fail("gone");
  const today = todayInJapan(now);
  if (came_on > today || came_on < addDays(today, OLDEST)) return fail("malformed", { fields: ["came_on"] });
  await write(async ({ audit: log, db: inner }) => {
    const draft = { id: request_id, uid: customer_id, kind, came_on, identity, note };
    if (!(await keepRequest(inner, { ...draft, taken_by: signed.staff.id }, now))) return;
    await log({
      did: "customer.request",
      subject: customer_id,
      after: { request: request_id, kind, came_on, due_on: dueOn(came_on), identity },
    });
  });
  return { due_on: dueOn(came_on) };
});

/** Whose request it is, where one may answer it; null: nobody who is there. @throws DeskFailed */
async function answerable(
  db: Database,
  staff: StaffMember,
  { uid }: Pick<RequestRow, "uid">,
): Promise<MemberRow | null> {
  const member = await customerOf(db, staff, uid);
  if (member !== null && !(await mayAnswerFor(db, staff, uid))) throw new DeskFailed("beyond_stores");
  return member;
}

const answered = answerDesk(call.answerRequest, async ({ outcome, refusal, request_id }, context) => {
  const { fail, now, signed, write } = context;
  if (outcome === "refused" && refusal === "") return fail("reason_missing", { fields: ["refusal"] });
  const fault = await write(async ({ audit: log, db }) => {
    const request = await lockRequest(db, request_id);
    if (request === null || (await answerable(db, signed.staff, request)) === null) return "gone" as const;
    // A deletion is answered by deleting.
    const isTold = outcome === "refused" || request.kind === "disclosure";
    if (request.state !== "open" || !isTold) return "changed" as const;
    const answer = { state: outcome, answered_by: signed.staff.id, refusal };
    await endRequest(db, request_id, { ...answer, now });
    await log({
      did: "customer.answer",
      subject: request.uid,
      before: { state: "open" },
      after: { request: request_id, kind: request.kind, state: outcome },
    });
    return null;
  });
  return fault === null ? {} : fail(fault);
});

async function knownRequest(db: Database, id: string): Promise<RequestRow | null> {
  const [request] = await db.select().from(privacyRequests).where(eq(privacyRequests.id, id));
  return request ?? null;
}

const means = answerDesk(call.deletionMeans, async ({ request_id }, context) => {
  const { db, fail, language, now, signed } = context;
  const request = await knownRequest(db, request_id);
  const member = request === null ? null : await answerable(db, signed.staff, request);
  if (request === null || member === null) return fail("gone");
  const { uid } = member;
  const under = await openOrders(db, uid);
  const at = under.map(({ store_id }) => store_id);
  const named = await db
    .select({ id: stores.id, name: stores.name })
    .from(stores)
    .where(inArray(stores.id, at));
  const names = new Map(named.map(({ id, name }) => [id, name]));
  return {
    open_orders: under.map(({ call_number, order_no, store_id, total }) => ({
      order_no,
      store_id,
      store_name: names.get(store_id)?.[language] ?? store_id,
      call_number,
      total,
    })),
    ...(await goodBalances(db, uid, now)),
    unused_coupons: await unusedCoupons(db, uid, now),
    waiting_corrections: await waitingOf(db, uid),
    has_mail: member.email !== null,
  };
});

const waitingOf = (db: Database, uid: string): Promise<number> =>
  db.$count(
    balanceCorrections,
    and(eq(balanceCorrections.uid, uid), eq(balanceCorrections.state, "waiting")),
  );

const erase = answerDesk(call.eraseCustomer, async ({ balance, request_id }, context) => {
  const { fail, now, parts, signed, write } = context;
  const fault = await write(async ({ audit: log, db }) => {
    const known = await knownRequest(db, request_id);
    if (known === null) return "gone" as const;
    // Members before what hangs on them.
    const member = await findMember(db, { uid: known.uid }, { lock: true });
    const request = await lockRequest(db, request_id);
    if (member === null || request === null) return "gone" as const;
    if ((await answerable(db, signed.staff, request)) === null) return "gone" as const;
    if (request.state !== "open" || request.kind !== "deletion") return "changed" as const;
    if ((await openOrders(db, member.uid)).length > 0) return "open_orders" as const;
    const left = await goodBalances(db, member.uid, now);
    if (left.card_balance + left.voucher_balance !== balance) return "changed" as const;
    await endRequest(db, request_id, { state: "answered", answered_by: signed.staff.id, refusal: "", now });
    await eraseMember(db, member, { now, reason: null }, parts.random);
    if (member.email !== null) await confirmErasure(db, member.email, member.language, now);
    await log({
      did: "customer.erase",
      subject: member.uid,
      before: { state: "open", ...left },
      after: { request: request_id, state: "answered" },
    });
    return null;
  });
  return fault === null ? {} : fail(fault);
});

export const requestCalls = [open, take, answered, means, erase];

/** The file that answers a request for disclosure, for whoever may answer it; each time that it is taken stands in the log. */
export function disclosureRoutes(parts: Parts): Hono {
  const routes = new Hono();
  routes.get(`${call.DISCLOSURE_FILE.replace("/desk", "")}/:id`, async (context: Context) => {
    const now = parts.clock();
    const signed = await findDeskSession(getCookie(context, DESK_COOKIE), parts);
    if (signed === null || !mayUse(signed, "customers", parts)) return context.text("Forbidden", 403);
    const request = await knownRequest(parts.db, context.req.param("id") ?? "");
    if (request === null || request.kind !== "disclosure" || request.state === "refused")
      return context.text("Not Found", 404);
    const { staff } = signed;
    const member = await customerOf(parts.db, staff, request.uid);
    if (member === null) return context.text("Not Found", 404);
    if (!(await mayAnswerFor(parts.db, staff, request.uid))) return context.text("Forbidden", 403);
    const data = await readOwnData(parts.db, request.uid, now);
    const actor = { staff, ...askedFrom(context, parts, signed.tablet) };
    const after = { request: request.id };
    await audit(parts.db, actor, { did: "customer.disclose", subject: request.uid, after }, now);
    const name = `disclosure-${now.toISOString().slice(0, 10)}.json`;
    context.header("content-type", "application/json; charset=utf-8");
    context.header("content-disposition", `attachment; filename="${name}"`);
    return context.body(`${JSON.stringify(data, null, 2)}\n`);
  });
  return routes;
}
