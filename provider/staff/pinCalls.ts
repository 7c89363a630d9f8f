import { eq } from "drizzle-orm";
import * as call from "#contract/calls/desk/tablets.ts";
import { isCommonPin } from "#domain/staff/pin.ts";
import { staff } from "#provider/db/tables/staff.ts";
import { hashPassword, isPasswordOf } from "#provider/members/signIn/password.ts";
import type { Parts } from "#provider/server/context.ts";
import { isSameText, keyedHash } from "#provider/server/signing.ts";
import { DEMO_STAFF, endPinSessions, findStaff, hasPinAt, lockStaff, type StaffMember } from "./accounts.ts";
import { demoPinHolders, keepDemoStaff } from "./demoStaff.ts";
import { answerDesk } from "./deskDispatch.ts";
import { guessesAt } from "./deskGuesses.ts";
import { endDeskSession, stayOpen, type TabletRow } from "./deskSession.ts";
import { checkPresent } from "./ownCalls.ts";

/** Four digits as they are hashed: whoever has the accounts and not the key has nothing to try ten thousand against. */
const peppered = (pin: string, staff_id: string, { signingKey }: Pick<Parts, "signingKey">) =>
  keyedHash(signingKey, "desk PIN", staff_id, pin);

const demoHolder = (staff_id: string, { settings }: Pick<Parts, "settings">) =>
  settings.hasDemo ? demoPinHolders.find((one) => one.staff_id === staff_id) : undefined;

/** Whoever a shared tablet offers by this id; null: nobody. */
async function findHolder(staff_id: string, tablet: TabletRow, parts: Parts): Promise<StaffMember | null> {
  const { clock, db } = parts;
  const demo = demoHolder(staff_id, parts);
  const find = async () => {
    const member = await findStaff(db, { id: staff_id });
    return member !== null && hasPinAt(member, tablet.store_id) ? member : null;
  };
  if (demo === undefined) return staff_id.startsWith(DEMO_STAFF) ? null : find();
  const known = await find();
  if (known !== null) return known;
  await db.transaction((transaction) => keepDemoStaff(transaction, demo.role, clock()));
  return find();
}

function isPinOf(pin: string, { id, pin_hash }: StaffMember, parts: Parts): Promise<boolean> {
  const told = demoHolder(id, parts)?.demo_pin;
  if (typeof told === "string") return Promise.resolve(isSameText(pin, told));
  return isPasswordOf(peppered(pin, id, parts), pin_hash);
}

const signIn = answerDesk(call.signInByPin, async ({ pin, staff_id }, context) => {
  const { address, fail, log, now, open, parts, signed, tablet, write } = context;
  if (tablet === null) return fail("no_tablet");
  const member = await findHolder(staff_id, tablet, parts);
  if (member === null) return fail("gone");
  const guesses = await guessesAt({ login: member.login, member }, context);
  await guesses.count("pin");
  const who = { address, tablet: tablet.id, staff: member.id };
  if (!(await isPinOf(pin, member, parts))) {
    log.warn("PIN refused", who);
    return fail("wrong_pin");
  }
  await guesses.right("pin");
  const isOpened = await write(async ({ audit, db }) => {
    const locked = await lockStaff(db, member.id);
    // Changed meanwhile: what was right is not any more.
    if (locked === null || locked.pin_hash !== member.pin_hash) return false;
    if (!hasPinAt(locked, tablet.store_id)) return false;
    if (signed !== null) await endDeskSession(db, signed, now);
    await open(db, member.id, tablet.id);
    const { id: subject } = member;
    await audit({ did: "desk.signin", subject, store_id: tablet.store_id, after: { tablet: tablet.name } });
    return true;
  }, member);
  if (!isOpened) return fail("gone");
  log.info("desk opened by PIN", who);
  return {};
});

const stay = answerDesk(call.stayAtTablet, async (_, { db, now, signed }) => {
  await stayOpen(db, signed, now);
  return {};
});

const setPin = answerDesk(call.setPin, async ({ pin, present }, context) => {
  const { fail, now, parts, signed, write } = context;
  await checkPresent(present, context);
  if (isCommonPin(pin)) return fail("pin_common");
  const { id } = signed.staff;
  const pin_hash = await hashPassword(peppered(pin, id, parts));
  await write(async ({ audit, db }) => {
    await lockStaff(db, id);
    await db.update(staff).set({ pin_hash }).where(eq(staff.id, id));
    await endPinSessions(db, { staff_id: id, now });
    await audit({ did: "desk.pin_on", subject: id });
  });
  return {};
});

const removePin = answerDesk(call.removePin, async (_, { now, signed, write }) => {
  const { id } = signed.staff;
  await write(async ({ audit, db }) => {
    await lockStaff(db, id);
    await db.update(staff).set({ pin_hash: null }).where(eq(staff.id, id));
    await endPinSessions(db, { staff_id: id, now });
    await audit({ did: "desk.pin_off", subject: id });
  });
  return {};
});

export const pinCalls = [signIn, stay, setPin, removePin];
