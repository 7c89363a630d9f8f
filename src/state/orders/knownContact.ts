import { atom } from "jotai";
import { isRecord, parseJson } from "#domain/values/untrusted.ts";
import { sessionAtom } from "#state/account/session.ts";
import { storedAtom } from "#state/storage/storedAtom.ts";

/** Whom the last order away from a table was for, and the session that it was ordered in; on this device alone. */
export interface KnownContact {
  readonly uid: string | null;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

/** A contact as stored, checked by hand: a confirmation must not wait for any schema. */
export function readContact(kept: unknown): KnownContact | null {
  if (!isRecord(kept)) return null;
  const { uid, name, phone, email } = kept;
  if (typeof name !== "string" || typeof phone !== "string" || typeof email !== "string") return null;
  return uid === null || typeof uid === "string" ? { uid, name, phone, email } : null;
}

/** The contact of the last order; null for none. Signing out forgets it (`forgetContactsAtom`). */
export const knownContactAtom = storedAtom<KnownContact | null>("noren.contact", null, {
  read: (text) => readContact(parseJson(text)),
  write: (contact) => (contact === null ? null : JSON.stringify(contact)),
});

/**
 * The same, where it is that of whoever is here. A session that has ended was nobody's sign-out: the device still knows
 * its guest.
 */
export const ownContactAtom = atom((get) => {
  const uid = get(sessionAtom)?.uid ?? null;
  const last = get(knownContactAtom);
  return last !== null && (uid === null || last.uid === uid) ? last : null;
});
