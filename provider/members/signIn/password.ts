import { argon2, type Argon2Parameters, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { checkPassword, type PasswordFault } from "#domain/members/password.ts";
import type { Context } from "#provider/server/context.ts";
import { keyedHash } from "#provider/server/signing.ts";

type Slow = Pick<Context, "outside" | "parts">;

/** A new password as it is kept; `refuse` hears what is wrong with one that may not be taken. */
export async function newPassword(
  password: string,
  /** Whose it becomes: two who choose the same one at once share nothing. */
  owner: string,
  { outside, parts }: Slow,
  refuse: (reason: PasswordFault) => never,
): Promise<string> {
  const fault = checkPassword(password);
  if (fault !== null) return refuse(fault);
  const question = keyedHash(parts.signingKey, "hash password", owner, password);
  return outside(question, () => hashPassword(password));
}

/** Whether a password is the account's; null, for no account or one without a password, takes as long. */
export function isRightPassword(
  password: string,
  hash: string | null,
  { outside, parts }: Slow,
): Promise<boolean> {
  const question = keyedHash(parts.signingKey, "check password", hash ?? "", password);
  return outside(question, () => isPasswordOf(password, hash));
}

/** What OWASP asks for at least of argon2id: 19 MiB, two passes, one lane. */
const MEMORY = 19_456;
const PASSES = 2;
const LANES = 1;
const SALT_BYTES = 16;
const TAG_BYTES = 32;

/** On a thread of the pool: it takes tens of milliseconds. */
const derive = promisify(argon2);

/** A password as it is kept: argon2id with salt and parameters (PHC string format). */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const tag = await derive("argon2id", {
    message: password,
    nonce,
    memory: MEMORY,
    passes: PASSES,
    parallelism: LANES,
    tagLength: TAG_BYTES,
  });
  return `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=${LANES}$${base64(nonce)}$${base64(tag)}`;
}

/** Stands for the password that an unknown account has, so that the answer takes as long: nobody knows it. */
const nobodys = hashPassword(randomBytes(SALT_BYTES).toString("base64url"));

/** Whether a password is the one that was hashed. Null, for an account without one, takes the same time and is false. */
export async function isPasswordOf(password: string, hash: string | null): Promise<boolean> {
  const { tag, ...parameters } = read(hash ?? (await nobodys));
  const given = await derive("argon2id", { ...parameters, message: password, tagLength: tag.length });
  return timingSafeEqual(given, tag) && hash !== null;
}

function read(hash: string): Omit<Argon2Parameters, "message" | "tagLength"> & { tag: Buffer } {
  const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;
  const [, memory, passes, lanes, salt, tag] = form.exec(hash) ?? [];
  if (salt === undefined || tag === undefined) throw new Error("A password hash of an unknown form");
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(lanes),
    nonce: Buffer.from(salt, "base64"),
    tag: Buffer.from(tag, "base64"),
  };
}

const base64 = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
