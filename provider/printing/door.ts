import type { Context } from "hono";
import type { Parts } from "#provider/server/context.ts";
import { countPaced, type Pace } from "#provider/server/limits.ts";
import { isSameText, sign } from "#provider/server/signing.ts";
import { digestKey, md5, openSecret, type PrinterRow, REALM } from "./printers.ts";

type Knowing = Pick<Parts, "db" | "clock" | "signingKey">;

/**
 * Wrong secrets that are answered at once for a printer, by its name: whoever guesses holds up nobody else, and the
 * printer itself, which knows its secret, is never held up.
 */
const WRONG: Pace = { name: "printer", free: 10, pause: 2, longest: 300, drains: 600 };
/** Milliseconds for which a digest may be made with a word of ours. */
const NONCE_LIFE = 300_000;

/** The answer to whoever has not said the right secret; the challenge is what they are to answer it by. */
export async function refuse(
  context: Context,
  { db, clock }: Knowing,
  {
    printer,
    isWrong,
    challenge,
  }: { readonly printer: PrinterRow | null; readonly isWrong: boolean; readonly challenge: string },
): Promise<Response> {
  // Names that nobody has are not counted, or anyone could fill the table.
  const seconds = isWrong && printer !== null ? await countPaced(db, WRONG, printer.id, clock()) : null;
  if (seconds !== null) return context.text("Too Many Requests", 429, { "retry-after": String(seconds) });
  return context.text("Unauthorized", 401, { "www-authenticate": challenge });
}

export const BASIC = `Basic realm="${REALM}", charset="UTF-8"`;

/** Whether a request carries a printer's name and secret by HTTP's basic scheme (RFC 7617). */
export function isBasic(context: Context, printer: PrinterRow | null, { signingKey }: Knowing): boolean {
  const [, given = ""] = /^Basic ([\w+/=-]+)$/i.exec(context.req.header("authorization") ?? "") ?? [];
  const [user = "", ...rest] = Buffer.from(given, "base64").toString().split(":");
  if (printer === null) return false;
  return isSameText(digestKey(user, rest.join(":")), openSecret(printer, signingKey));
}

export type Digest = "right" | "wrong" | "stale" | "none";

/** What a request's digest is worth (RFC 7616 with MD5, as printers make it). */
export function digestOf(context: Context, printer: PrinterRow | null, parts: Knowing): Digest {
  const header = context.req.header("authorization") ?? "";
  if (!/^Digest /i.test(header)) return "none";
  const said = Object.fromEntries(
    [...header.slice(7).matchAll(/(\w+)=(?:"([^"]*)"|([^\s,]+))/g)].map(([, name = "", quoted, bare]) => [
      name.toLowerCase(),
      quoted ?? bare ?? "",
    ]),
  );
  const { cnonce = "", nc = "", nonce = "", qop = "", realm, response = "", uri = "", username } = said;
  if (printer === null || username !== printer.id || realm !== REALM) return "wrong";
  if (URL.parse(uri, "http://here")?.pathname !== context.req.path) return "wrong";
  const issued = readNonce(nonce, printer.id, parts);
  if (issued === null) return "wrong";
  const key = openSecret(printer, parts.signingKey);
  const asked = md5(`${context.req.method}:${uri}`);
  const expected = md5(
    qop === "" ? `${key}:${nonce}:${asked}` : `${key}:${nonce}:${nc}:${cnonce}:${qop}:${asked}`,
  );
  if (!isSameText(response.toLowerCase(), expected)) return "wrong";
  return parts.clock().getTime() - issued > NONCE_LIFE ? "stale" : "right";
}

/** What a printer makes its digest with. */
export function digestChallenge(
  id: string,
  parts: Knowing,
  { isStale }: { readonly isStale: boolean },
): string {
  const issued = parts.clock().getTime();
  const nonce = `${issued.toString(36)}.${signed(issued, id, parts)}`;
  return `Digest realm="${REALM}", qop="auth", algorithm=MD5, nonce="${nonce}"${isStale ? ", stale=true" : ""}`;
}

/** When a word was ours; null: it never was. */
function readNonce(nonce: string, id: string, parts: Knowing): number | null {
  const [, time, signature] = /^([\da-z]{1,10})\.([\w-]+)$/.exec(nonce) ?? [];
  if (time === undefined || signature === undefined) return null;
  const issued = Number.parseInt(time, 36);
  return isSameText(signature, signed(issued, id, parts)) ? issued : null;
}

const signed = (issued: number, id: string, { signingKey }: Knowing) =>
  sign(signingKey, "printer's nonce", `${id}\n${issued}`);
