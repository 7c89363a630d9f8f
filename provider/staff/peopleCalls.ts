import { randomUUID } from "node:crypto";
import { and, asc, eq, gt, isNull, max } from "drizzle-orm";
import * as call from "#contract/calls/desk/staff.ts";
import type { Database } from "#provider/db/database.ts";
import { staff, staffInvitations } from "#provider/db/tables/staff.ts";
import { changed } from "./audit.ts";
import {
  countStores,
  endPinSessions,
  endSessionsOf,
  giveStores,
  hasOtherOwner,
  isLoginTaken,
  lockStaff,
  memberColumns,
  memberOf,
  storeNames,
} from "./accounts.ts";
import { answerDesk } from "./deskDispatch.ts";
import { endInvitations, makeInvitation } from "./invitations.ts";

const listStaff = answerDesk(call.listStaff, async (_, { db, language, now }) => {
  const people = await db
    .select(memberColumns)
    .from(staff)
    .where(isNull(staff.left_at))
    .orderBy(asc(staff.created_at), asc(staff.id));
  const invited = await db
    .select({ staff_id: staffInvitations.staff_id, until: max(staffInvitations.expires_at) })
    .from(staffInvitations)
    .where(and(isNull(staffInvitations.used_at), gt(staffInvitations.expires_at, now)))
    .groupBy(staffInvitations.staff_id);
  const members = people.map(memberOf);
  const firsts = members.flatMap(({ store_ids }) => store_ids?.slice(0, 1) ?? []);
  const names = await storeNames(db, [...new Set(firsts)], language);
  return {
    staff: members.map(
      ({ code_secret, id, login, name, password_hash, pin_hash, role, seen_at, store_ids }) => ({
        staff_id: id,
        name,
        login,
        role,
        store_ids,
        store_name: names.find((one) => one.store_id === store_ids?.[0])?.name ?? null,
        invited_until: invited.find((one) => one.staff_id === id)?.until?.toISOString() ?? null,
        has_password: password_hash !== null,
        has_code: code_secret !== null,
        has_pin: pin_hash !== null,
        seen_time: seen_at?.toISOString() ?? null,
      }),
    ),
  };
});

/** Whether all of these are stores; those that are given have to be. */
async function areStores(db: Database, store_ids: readonly string[] | null): Promise<boolean> {
  if (store_ids === null) return true;
  return (await countStores(db, store_ids)) === new Set(store_ids).size;
}

const invite = answerDesk(call.invite, async ({ login, name, role, store_ids }, context) => {
  const { fail, now, write } = context;
  const id = randomUUID();
  return write(async ({ audit, db }) => {
    if (await isLoginTaken(db, login, null)) fail("login_taken");
    if (!(await areStores(db, store_ids))) fail("gone");
    await db.insert(staff).values({ id, name, login, role, created_at: now });
    await giveStores(db, { id, role, store_ids });
    await audit({ did: "staff.invite", subject: id, after: { role, store_ids } });
    return makeInvitation(db, { id, name, login }, context);
  });
});

const changeStaff = answerDesk(call.changeStaff, async ({ staff_id: id, ...to }, { fail, now, write }) => {
  await write(async ({ audit, db }) => {
    const member = await lockStaff(db, id);
    if (member === null) return fail("gone");
    const { login, name, role } = to;
    if (await isLoginTaken(db, login, id)) fail("login_taken");
    if (!(await areStores(db, to.store_ids))) fail("gone");
    if (member.role === "owner" && role !== "owner" && !(await hasOtherOwner(db, id))) fail("last_owner");
    const store_ids = role === "owner" ? null : [...new Set(to.store_ids ?? [])].toSorted();
    await db.update(staff).set({ name, login, role }).where(eq(staff.id, id));
    await giveStores(db, { id, role, store_ids });
    // What a PIN opened at a store that is not theirs any more ends, also where it becomes theirs again.
    if (store_ids !== null) await endPinSessions(db, { staff_id: id, but: store_ids, now });
    const { after, before } = changed<Record<string, unknown>>(
      { role: member.role, store_ids: member.store_ids },
      { role, store_ids },
    );
    // That a name was changed, and not from what to what: it is a person's.
    const renamed = {
      ...(name !== member.name && { name: "*" }),
      ...(login !== member.login && { login: "*" }),
    };
    await audit({ did: "staff.change", subject: id, before, after: { ...after, ...renamed } });
  });
  return {};
});

const inviteAgain = answerDesk(call.inviteAgain, async ({ staff_id }, context) =>
  context.write(async ({ audit, db }) => {
    const member = await lockStaff(db, staff_id);
    if (member === null) return context.fail("gone");
    await audit({ did: "staff.link", subject: staff_id });
    return makeInvitation(db, member, context);
  }),
);

const removeStaff = answerDesk(call.removeStaff, async ({ staff_id: id }, { fail, now, signed, write }) => {
  if (id === signed.staff.id) fail("oneself");
  await write(async ({ audit, db }) => {
    const member = await lockStaff(db, id);
    if (member === null) return fail("gone");
    if (member.role === "owner" && !(await hasOtherOwner(db, id))) fail("last_owner");
    await endSessionsOf(db, id, { now });
    await endInvitations(db, id, now);
    const gone = { left_at: now, password_hash: null, code_secret: null, code_offered: null, pin_hash: null };
    await db.update(staff).set(gone).where(eq(staff.id, id));
    await audit({ did: "staff.remove", subject: id, before: { role: member.role } });
  });
  return {};
});

const endSessions = answerDesk(call.endSessions, async ({ staff_id }, { fail, now, signed, write }) => {
  await write(async ({ audit, db }) => {
    if ((await lockStaff(db, staff_id)) === null) fail("gone");
    await endSessionsOf(db, staff_id, { but: staff_id === signed.staff.id ? signed : null, now });
    await audit({ did: "staff.end", subject: staff_id });
  });
  return {};
});

const removePinOf = answerDesk(call.removePinOf, async ({ staff_id }, { fail, now, write }) => {
  await write(async ({ audit, db }) => {
    if ((await lockStaff(db, staff_id)) === null) fail("gone");
    await db.update(staff).set({ pin_hash: null }).where(eq(staff.id, staff_id));
    await endPinSessions(db, { staff_id, now });
    await audit({ did: "staff.pin_off", subject: staff_id });
  });
  return {};
});

export const peopleCalls = [
  listStaff,
  invite,
  changeStaff,
  inviteAgain,
  removeStaff,
  endSessions,
  removePinOf,
];
