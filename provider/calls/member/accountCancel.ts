import { inArray } from "drizzle-orm";
import { accountCancel } from "#contract/calls/member.ts";
import { answer } from "#provider/answer.ts";
import { takeCode } from "#provider/codes/checkCode.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { eraseMember, KEPT } from "#provider/members/eraseMember.ts";
import { findMember } from "#provider/members/findMember.ts";
import { lockMember } from "#provider/members/lockMember.ts";
import { openOrders } from "#provider/orders/openOrders.ts";
import { deauthorize } from "#provider/platforms/deauthorize.ts";

/** 112 names what stands in the way: `orders`, each with `order_no`, `call_number`, `store_id`, `store_name`, `total`. */
export const answerAccountCancel = answer(accountCancel, async (request, context) => {
  const { caller, db, fail, language, now, parts } = context;
  const { uid } = caller;
  const { code, line_access_token, reason = "" } = request;
  const known = await findMember(db, caller);
  const phone = known?.phone ?? null;
  if (phone !== null) {
    if (code === undefined) return fail(114, { fields: ["code"] });
    await takeCode({ phone, purpose: "cancel_account", code }, context);
  }
  const member = await lockMember(db, uid);
  // A phone that was confirmed at this moment asks for its own code.
  if (member.phone !== phone) return fail(107);
  const open = await openOrders(db, uid);
  if (open.length > 0) {
    const ids = [...new Set(open.map(({ store_id }) => store_id))];
    const names = await db
      .select({ id: stores.id, name: stores.name })
      .from(stores)
      .where(inArray(stores.id, ids));
    return fail(112, {
      orders: open.map(({ order_no, call_number, store_id, total }) => ({
        order_no,
        call_number,
        store_id,
        store_name: names.find(({ id }) => id === store_id)?.name[language] ?? "",
        total,
      })),
    });
  }
  // Nothing refuses it any more: from here on it cannot be undone.
  const unlinked = await deauthorize({ uid, line_access_token }, context);
  await eraseMember(db, member, { now, reason: reason === "" ? null : reason }, parts.random);
  return { time: now.toISOString(), kept: [...KEPT], unlinked };
});
