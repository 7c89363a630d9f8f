import { randomUUID } from "node:crypto";
import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import * as call from "#contract/calls/desk/tablets.ts";
import { hasRight } from "#domain/staff/rights.ts";
import type { Database } from "#provider/db/database.ts";
import { deskTablets, tabletCodes } from "#provider/db/tables/staff.ts";
import type { Parts } from "#provider/server/context.ts";
import { keyedHash } from "#provider/server/signing.ts";
import { DEMO_STAFF, findStaff, type StaffMember, storeNames, worksAt } from "./accounts.ts";
import { answerDesk, DeskFailed } from "./deskDispatch.ts";
import type { Signed, TabletRow } from "./deskSession.ts";
import { endTabletNow, newTabletToken } from "./tablets.ts";

/**
 * Without I, L, O and U: nothing is taken for another, and no word comes out. Eight of them are 40 bits: whoever tries a
 * thousand a second for the ten minutes of a code finds it once in two million times, so that tries need no count, which
 * would keep a shop from pairing.
 */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 8;
const MINUTES = 10;
type Keyed = Pick<Parts, "signingKey">;

const codeHash = (code: string, { signingKey }: Keyed) => keyedHash(signingKey, "tablet code", code);

const list = answerDesk(call.listTablets, async (_, { db, language, signed }) => {
  const { store_ids } = signed.staff;
  const rows = await db
    .select()
    .from(deskTablets)
    .where(
      and(
        isNull(deskTablets.ended_at),
        store_ids === null ? undefined : sql`${deskTablets.store_id} = any(${sql.param(store_ids)}::text[])`,
      ),
    )
    .orderBy(asc(deskTablets.paired_at), asc(deskTablets.id));
  const names = await storeNames(db, [...new Set(rows.map(({ store_id }) => store_id))], language);
  return {
    tablets: rows.map(({ id, name, paired_at, seen_at, store_id }) => ({
      tablet_id: id,
      store_id,
      store_name: names.find((one) => one.store_id === store_id)?.name ?? store_id,
      name,
      paired_time: paired_at.toISOString(),
      seen_time: seen_at.toISOString(),
    })),
  };
});

const offer = answerDesk(
  call.offerPairing,
  async ({ store_id }, { db, language, now, parts, signed, write }) => {
    const isStore = (await storeNames(db, [store_id], language)).length > 0;
    if (!isStore || !worksAt(signed.staff, store_id)) throw new DeskFailed("forbidden");
    const bytes = Buffer.from(parts.random(LENGTH), "base64url");
    const code = [...bytes.subarray(0, LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join("");
    const expires_at = new Date(now.getTime() + MINUTES * 60_000);
    await write(async ({ audit, db: transaction }) => {
      await transaction
        .update(tabletCodes)
        .set({ used_at: now })
        .where(and(eq(tabletCodes.store_id, store_id), isNull(tabletCodes.used_at)));
      await transaction.insert(tabletCodes).values({
        code_hash: codeHash(code, parts),
        store_id,
        staff_id: signed.staff.id,
        created_at: now,
        expires_at,
      });
      await audit({ did: "tablet.code", subject: store_id, store_id });
    });
    return { code, ends_time: expires_at.toISOString() };
  },
);

/** The code that is still good and is this one; null for none. */
async function findCode(db: Database, code: string, now: Date, parts: Keyed) {
  const own = and(
    eq(tabletCodes.code_hash, codeHash(code, parts)),
    isNull(tabletCodes.used_at),
    gt(tabletCodes.expires_at, now),
  );
  return (await db.select().from(tabletCodes).where(own))[0] ?? null;
}

/** Whether somebody may pair tablets with a store. */
const mayPair = (member: StaffMember, store_id: string, { settings }: Pick<Parts, "settings">) =>
  hasRight(member.role, "store") &&
  worksAt(member, store_id) &&
  (settings.hasDemo || !member.id.startsWith(DEMO_STAFF));

const pair = answerDesk(call.pairTablet, async ({ code, name }, context) => {
  const { address, browser, db, fail, keepTablet, log, now, parts, tablet: before, write } = context;
  const found = await findCode(db, code, now, parts);
  const maker = found === null ? null : await findStaff(db, { id: found.staff_id });
  if (found === null || maker === null || !mayPair(maker, found.store_id, parts)) {
    log.warn("tablet refused", { address });
    return fail("wrong_pairing");
  }
  const { code_hash, store_id } = found;
  const { token_hash, value } = newTabletToken(parts);
  // By whoever asked for the code: nobody has to sign in at the tablet.
  const isPaired = await write(async ({ audit, db: transaction }) => {
    const used = await transaction
      .update(tabletCodes)
      .set({ used_at: now })
      .where(and(eq(tabletCodes.code_hash, code_hash), isNull(tabletCodes.used_at)))
      .returning({ store_id: tabletCodes.store_id });
    if (used.length === 0) return false;
    if (before !== null) {
      await endTabletNow(transaction, before, now);
      await audit({
        did: "tablet.end",
        subject: before.id,
        store_id: before.store_id,
        before: { name: before.name },
      });
    }
    const id = randomUUID();
    const own = { id, store_id, name, token_hash, device_id: browser.id };
    await transaction.insert(deskTablets).values({ ...own, paired_at: now, seen_at: now });
    await audit({ did: "tablet.pair", subject: id, store_id, after: { name } });
    return true;
  }, maker);
  if (!isPaired) return fail("wrong_pairing");
  keepTablet(value);
  return {};
});

/** A tablet of one's own stores, locked until the transaction ends. */
async function lockTablet(db: Database, id: string, { staff }: Signed): Promise<TabletRow | null> {
  const own = and(eq(deskTablets.id, id), isNull(deskTablets.ended_at));
  const [row] = await db.select().from(deskTablets).where(own).for("update");
  return row !== undefined && worksAt(staff, row.store_id) ? row : null;
}

const rename = answerDesk(call.renameTablet, async ({ name, tablet_id }, { fail, signed, write }) => {
  await write(async ({ audit, db }) => {
    const tablet = await lockTablet(db, tablet_id, signed);
    if (tablet === null) return fail("gone");
    await db.update(deskTablets).set({ name }).where(eq(deskTablets.id, tablet_id));
    const { name: before, store_id } = tablet;
    await audit({
      did: "tablet.rename",
      subject: tablet_id,
      store_id,
      before: { name: before },
      after: { name },
    });
  });
  return {};
});

const end = answerDesk(call.endTablet, async ({ tablet_id }, { fail, now, signed, write }) => {
  await write(async ({ audit, db }) => {
    const tablet = await lockTablet(db, tablet_id, signed);
    if (tablet === null) return fail("gone");
    await endTabletNow(db, tablet, now);
    const { name, store_id } = tablet;
    await audit({ did: "tablet.end", subject: tablet_id, store_id, before: { name } });
  });
  return {};
});

export const tabletCalls = [list, offer, pair, rename, end];
