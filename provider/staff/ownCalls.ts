import { and, desc, eq, gt, isNull } from "drizzle-orm";
import * as call from "#contract/calls/desk/door.ts";
import { checkStaffPassword } from "#domain/staff/staffPassword.ts";
import { deskSessions, staff, staffDevices } from "#provider/db/tables/staff.ts";
import { hashPassword, isPasswordOf } from "#provider/members/signIn/password.ts";
import { endSessionsOf, lockStaff } from "./accounts.ts";
import { answerDesk, type DeskContext } from "./deskDispatch.ts";
import { guessesAt } from "./deskGuesses.ts";
import type { Signed } from "./deskSession.ts";
import { newCodeSecret, takeOneTimeCode } from "./oneTimeCode.ts";

type Asking = DeskContext<Signed, "held_up" | "wrong_password">;

/** The desk may stand open: who changes an account says its password anew. @throws DeskFailed */
export async function checkPresent(present: string, context: Asking): Promise<void> {
  const { fail, signed } = context;
  const { login, password_hash } = signed.staff;
  const guesses = await guessesAt({ login, member: signed.staff }, context);
  await guesses.count("password");
  // The demo's staff have none.
  if (!(await isPasswordOf(present.normalize("NFC"), password_hash))) fail("wrong_password");
  await guesses.right("password");
}

const changePassword = answerDesk(call.changePassword, async ({ password, present }, context) => {
  const { fail, now, signed, write } = context;
  await checkPresent(present, context);
  const fault = checkStaffPassword(password, signed.staff);
  if (fault !== null) return fail(fault);
  const password_hash = await hashPassword(password.normalize("NFC"));
  await write(async ({ audit, db }) => {
    await lockStaff(db, signed.staff.id);
    await db.update(staff).set({ password_hash }).where(eq(staff.id, signed.staff.id));
    await endSessionsOf(db, signed.staff.id, { but: signed, now });
    await audit({ did: "desk.password", subject: signed.staff.id });
  });
  return {};
});

const offerCode = answerDesk(call.offerCode, async ({ present }, context) => {
  const { parts, signed, write } = context;
  await checkPresent(present, context);
  const { address, kept, secret } = newCodeSecret(signed.staff.login, parts);
  await write(({ db }) => db.update(staff).set({ code_offered: kept }).where(eq(staff.id, signed.staff.id)));
  return { secret, address };
});

const confirmCode = answerDesk(call.confirmCode, async ({ code }, context) => {
  const { fail, now, parts, signed, write } = context;
  const { id, login } = signed.staff;
  const guesses = await guessesAt({ login, member: signed.staff }, context);
  await guesses.count("code");
  const isRight = await write(async ({ audit, db }) => {
    const locked = await lockStaff(db, id);
    const secret = locked?.code_offered ?? null;
    if (locked === null || secret === null) return false;
    // The step of another secret's code says nothing of this one's.
    if (!(await takeOneTimeCode(db, { id, code_step: null }, { code, now, secret }, parts))) return false;
    await db.update(staff).set({ code_secret: secret, code_offered: null }).where(eq(staff.id, id));
    await audit({ did: "desk.code_on", subject: id });
    return true;
  });
  if (!isRight) return fail("wrong_code");
  await guesses.right("code");
  return {};
});

const endCode = answerDesk(call.endCode, async ({ present }, context) => {
  const { signed, write } = context;
  await checkPresent(present, context);
  const { id } = signed.staff;
  await write(async ({ audit, db }) => {
    const cleared = { code_secret: null, code_offered: null, code_step: null };
    await db.update(staff).set(cleared).where(eq(staff.id, id));
    await audit({ did: "desk.code_off", subject: id });
  });
  return {};
});

const devices = answerDesk(call.ownDevices, async (_, { db, now, signed }) => {
  const own = eq(staffDevices.staff_id, signed.staff.id);
  const found = await db.select().from(staffDevices).where(own).orderBy(desc(staffDevices.seen_at));
  const isOpen = and(
    eq(deskSessions.staff_id, signed.staff.id),
    isNull(deskSessions.ended_at),
    gt(deskSessions.expires_at, now),
  );
  const open = await db
    .selectDistinct({ device_id: deskSessions.device_id })
    .from(deskSessions)
    .where(isOpen);
  return {
    devices: found.map(({ device_id, first_at, label, seen_at }) => ({
      device_id,
      label,
      first_time: first_at.toISOString(),
      seen_time: seen_at.toISOString(),
      is_open: open.some((session) => session.device_id === device_id),
      is_this: device_id === signed.device_id,
    })),
  };
});

const endDevice = answerDesk(call.endDevice, async ({ device_id }, { close, fail, now, signed, write }) => {
  const { id } = signed.staff;
  const isThere = await write(async ({ audit, db }) => {
    if (device_id === undefined) await endSessionsOf(db, id, { but: signed, now });
    else {
      const one = and(eq(staffDevices.staff_id, id), eq(staffDevices.device_id, device_id));
      if ((await db.delete(staffDevices).where(one).returning()).length === 0) return false;
      await db
        .update(deskSessions)
        .set({ ended_at: now })
        .where(
          and(
            eq(deskSessions.staff_id, id),
            eq(deskSessions.device_id, device_id),
            isNull(deskSessions.ended_at),
          ),
        );
    }
    await audit({
      did: "desk.device_end",
      subject: id,
      after: { devices: device_id === undefined ? "others" : "one" },
    });
    return true;
  });
  if (!isThere) return fail("gone");
  if (device_id === signed.device_id) close();
  return {};
});

export const ownCalls = [changePassword, offerCode, confirmCode, endCode, devices, endDevice];
