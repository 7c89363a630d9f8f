import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import * as call from "#contract/calls/desk/door.ts";
import { rightsOf } from "#domain/staff/rights.ts";
import { checkStaffPassword } from "#domain/staff/staffPassword.ts";
import type { Database } from "#provider/db/database.ts";
import { secrets } from "#provider/db/tables/members.ts";
import { staff } from "#provider/db/tables/staff.ts";
import { hashPassword, isPasswordOf } from "#provider/members/signIn/password.ts";
import type { Parts } from "#provider/server/context.ts";
import { isSameText, secret } from "#provider/server/signing.ts";
import {
  countStores,
  endSessionsOf,
  findStaff,
  hasOwner,
  lockStaff,
  type StaffMember,
  storeNames,
} from "./accounts.ts";
import { answerDesk, type DeskContext, lacksCode } from "./deskDispatch.ts";
import { guessesAt } from "./deskGuesses.ts";
import { demoStaffId, keepDemoStaff } from "./demoStaff.ts";
import { endDeskSession, type Signed, standingOf } from "./deskSession.ts";
import { endInvitations, findInvitation } from "./invitations.ts";
import { takeOneTimeCode } from "./oneTimeCode.ts";
import { waitingAt } from "#provider/desk/board/readBoard.ts";
import { pinHolders, presentTablet } from "./tablets.ts";

const FIRST_LINK = "first owner link";

/** The token of the link by which the first owner makes their account; null once there is one, and in a demo. */
export async function firstOwnerToken({
  db,
  random,
  settings,
}: Pick<Parts, "db" | "random" | "settings">): Promise<string | null> {
  if (settings.hasDemo || (await hasOwner(db))) return null;
  return secret(db, FIRST_LINK, () => random(24));
}

/** Stores that one is told by name with every page; all of them are a call of their own. */
const TOLD_STORES = 20;

async function presentMe(
  signed: Signed,
  { db, language, parts }: Pick<DeskContext, "db" | "language" | "parts">,
) {
  const { staff: member } = signed;
  return {
    staff_id: member.id,
    name: member.name,
    login: member.login,
    role: member.role,
    rights: rightsOf(standingOf(signed)),
    stores: await storeNames(db, member.store_ids, language, TOLD_STORES),
    store_count: await countStores(db, member.store_ids),
    has_code: member.code_secret !== null,
    needs_code: lacksCode(signed, parts.settings),
    has_password: member.password_hash !== null,
    has_pin: member.pin_hash !== null,
    tablet: signed.tablet === null ? null : await presentTablet(signed.tablet, { db, language }),
  };
}

const door = answerDesk(call.door, async (_, context) => {
  const { db, language, now, parts, signed, tablet } = context;
  const { settings } = parts;
  const isFirst = signed === null && !settings.hasDemo && !(await hasOwner(db));
  return {
    me: signed === null ? null : await presentMe(signed, context),
    is_first: isFirst,
    takes_password: isFirst && settings.deskPassword !== null,
    is_demo: settings.hasDemo,
    tablet:
      tablet === null
        ? null
        : {
            ...(await presentTablet(tablet, { db, language })),
            people: await pinHolders(db, tablet.store_id, settings),
            waiting: await waitingAt(db, tablet.store_id, now),
          },
  };
});

const begin = answerDesk(call.beginDesk, async (request, context) => {
  const { db, fail, now, open, parts, write } = context;
  const { former_password, login, name, password, token } = request;
  if (parts.settings.hasDemo || (await hasOwner(db))) fail("begun_already");
  const former = parts.settings.deskPassword;
  // The link's secret is nothing that can be guessed: whoever has it never waits for those who guess.
  const guesses =
    former_password === undefined ? null : await guessesAt({ login: "first owner", member: null }, context);
  await guesses?.count("password");
  if (former_password !== undefined) {
    if (former === null || !isSameText(former_password, former)) fail("wrong_password");
  } else if (!isSameText(token ?? "", (await firstOwnerToken(parts)) ?? "")) fail("link_ended");
  const fault = checkStaffPassword(password, { login, name });
  if (fault !== null) fail(fault);
  const password_hash = await hashPassword(password.normalize("NFC"));
  await guesses?.right("password");
  const id = randomUUID();
  await write(
    async ({ audit, db: transaction }) => {
      // Of two who begin at once one is the first: the link's row is gone for the other.
      await secret(transaction, FIRST_LINK, () => parts.random(24));
      const gone = await transaction.delete(secrets).where(eq(secrets.name, FIRST_LINK)).returning();
      if (gone.length === 0 || (await hasOwner(transaction))) fail("begun_already");
      await transaction
        .insert(staff)
        .values({ id, name, login, role: "owner", password_hash, created_at: now });
      await open(transaction, id);
      await audit({ did: "desk.begin", subject: id, after: { role: "owner" } });
    },
    { id, role: "owner" },
  );
  return {};
});

const signIn = answerDesk(call.signInAtDesk, async ({ code, login, password }, context) => {
  const { address, browser, db, fail, log, now, open, parts, write } = context;
  const member = await findStaff(db, { login });
  const guesses = await guessesAt({ login, member }, context);
  await guesses.count("password");
  const who = { address, knownBrowser: guesses.isKnown };
  const isRight = await isPasswordOf(password.normalize("NFC"), member?.password_hash ?? null);
  if (member === null || !isRight) {
    log.warn("desk refused", who);
    return fail("wrong_password");
  }
  await guesses.right("password");
  if (member.code_secret !== null && code === undefined) return fail("code_needed");
  if (member.code_secret !== null) await guesses.count("code");
  const isOpened = await write(async ({ audit, db: transaction }) => {
    const locked = await lockStaff(transaction, member.id);
    // Changed meanwhile: what was right is not any more.
    if (locked === null || locked.password_hash !== member.password_hash) return false;
    if (!(await isCodeRight(transaction, locked, { code, now }, parts))) return false;
    await open(transaction, member.id);
    await audit({ did: "desk.signin", subject: member.id, after: { browser: browser.label } });
    return true;
  }, member);
  if (!isOpened) {
    log.warn("desk refused", { ...who, code: true });
    return fail("wrong_code");
  }
  if (member.code_secret !== null) await guesses.right("code");
  log.info("desk opened", { ...who, staff: member.id });
  return {};
});

/** Whether the account asks for no code, or the one that was given is right; it is taken then. */
async function isCodeRight(
  db: Database,
  member: StaffMember,
  { code, now }: { readonly code: string | undefined; readonly now: Date },
  parts: Parts,
): Promise<boolean> {
  const { code_secret } = member;
  if (code_secret === null) return true;
  return code !== undefined && takeOneTimeCode(db, member, { code, now, secret: code_secret }, parts);
}

const signInAsDemo = answerDesk(call.signInAsDemo, async ({ role }, { fail, now, open, parts, write }) => {
  if (!parts.settings.hasDemo) return fail("no_demo");
  const id = demoStaffId(role);
  await write(
    async ({ audit, db: transaction }) => {
      await keepDemoStaff(transaction, role, now);
      await open(transaction, id);
      await audit({ did: "desk.signin", subject: id });
    },
    { id, role },
  );
  return {};
});

const signOut = answerDesk(call.signOutOfDesk, async (_, { close, now, signed, write }) => {
  if (signed !== null)
    await write(async ({ audit, db }) => {
      await endDeskSession(db, signed, now);
      await audit({ did: "desk.signout", subject: signed.staff.id });
    });
  close();
  return {};
});

const invitation = answerDesk(call.invitation, async ({ token }, { db, fail, now }) => {
  const found = await findInvitation(db, token, now);
  if (found === null) return fail("link_ended");
  const { expires_at, member } = found;
  return { name: member.name, login: member.login, role: member.role, ends_time: expires_at.toISOString() };
});

const join = answerDesk(call.acceptInvitation, async ({ code, password, token }, context) => {
  const { db, fail, now, open, parts, write } = context;
  const found = await findInvitation(db, token, now);
  if (found === null) return fail("link_ended");
  const { member } = found;
  const fault = checkStaffPassword(password, member);
  if (fault !== null) return fail(fault);
  // The link alone does not take the place of what an authenticator app says.
  if (member.code_secret !== null && code === undefined) return fail("code_needed");
  const guesses = await guessesAt({ login: member.login, member }, context);
  if (member.code_secret !== null) await guesses.count("code");
  const password_hash = await hashPassword(password.normalize("NFC"));
  const outcome = await write(async ({ audit, db: transaction }) => {
    const locked = await lockStaff(transaction, member.id);
    if (locked === null || (await findInvitation(transaction, token, now)) === null)
      return "link_ended" as const;
    if (!(await isCodeRight(transaction, locked, { code, now }, parts))) return "wrong_code" as const;
    await endInvitations(transaction, member.id, now);
    await endSessionsOf(transaction, member.id, { now });
    await transaction.update(staff).set({ password_hash }).where(eq(staff.id, member.id));
    await open(transaction, member.id);
    await audit({ did: "staff.join", subject: member.id });
    return null;
  }, member);
  if (outcome !== null) return fail(outcome);
  if (member.code_secret !== null) await guesses.right("code");
  return {};
});

export const doorCalls = [door, begin, signIn, signInAsDemo, signOut, invitation, join];
