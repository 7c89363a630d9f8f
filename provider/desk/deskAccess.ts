import type { Context } from "hono";
import type { Audited } from "#contract/calls/desk/audit.ts";
import type { StaffRight } from "#contract/calls/desk/deskCall.ts";
import type { Parts } from "#provider/server/context.ts";
import { audit } from "#provider/staff/audit.ts";
import { askedFrom } from "#provider/staff/deskDispatch.ts";
import type { Signed } from "#provider/staff/deskSession.ts";

/** What an address of the desk asks of who opens it. */
export interface Asked {
  readonly right: StaffRight;
  /** Null: a page that belongs to no store. */
  readonly store_id: string | null;
  /** What the audit log says of it; null for what only shows. */
  readonly deed: {
    readonly did: Audited;
    /** What it is done to. */
    readonly subject: string;
    /** The button, where there are several. */
    readonly button: string | null;
  } | null;
}

interface Rule {
  /** Of the path behind the store's name: its first group is the subject, the next one the button. */
  readonly at: RegExp;
  readonly right: StaffRight;
  readonly did?: Audited;
}

const storePages: readonly Rule[] = [
  { at: /^\/uses\/find$/, right: "till" },
  { at: /^\/uses\/([^/]+)\/(confirm)$/, right: "till", did: "use.confirm" },
  { at: /^\/uses\/([^/]+)\/(refuse)$/, right: "till", did: "use.refuse" },
  { at: /^\/uses\/([^/]+)\/(reverse)$/, right: "refunds", did: "use.reverse" },
  { at: /^\/uses/, right: "till" },
  { at: /^\/gifts\/([^/]+)\/(send)$/, right: "store", did: "gift.send" },
  { at: /^\/gifts\/([^/]+)\/(withdraw)$/, right: "store", did: "gift.withdraw" },
  { at: /^\/gifts/, right: "store", did: "gift.make" },
  { at: /^\/mails/, right: "store" },
  { at: /^/, right: "look" },
];

/** What an address asks for: `path` as the browser sent it, below `/desk`. */
export function askedAt(method: string, path: string): Asked {
  const isChange = method === "POST";
  const [, first = "", rest = ""] = /^\/([^/]*)(.*)$/.exec(path) ?? [];
  const store_id = first === "" ? null : decoded(first);
  const rule = storePages.find(({ at }) => at.test(rest));
  const [, subject = "", ...buttons] = rule?.at.exec(rest) ?? [];
  const button = buttons.find((one) => one !== undefined) ?? null;
  const right = rule?.right ?? "look";
  if (!isChange || rule?.did === undefined) return { right, store_id, deed: null };
  const { did } = rule;
  return { right, store_id, deed: { did, button, subject: decoded(subject) || store_id || "" } };
}

interface Doing {
  readonly signed: Signed;
  readonly store_id: string | null;
  readonly deed: NonNullable<Asked["deed"]>;
}

/** Does what a form asks for, and writes it to the audit log with the button that was pressed. */
export async function audited(
  { deed, signed, store_id }: Doing,
  context: Context,
  next: () => Promise<void>,
  parts: Parts,
): Promise<void> {
  const { did, subject } = deed;
  await next();
  // A form that was not taken is shown again; whatever else there was to do leads back to a page.
  if (context.res.status !== 303) return;
  // What that page then says: nothing, or "reason_missing" say, where it was not done.
  const said = /[?&]said=(\w+)/.exec(context.res.headers.get("location") ?? "")?.[1];
  const pressed = {
    ...(deed.button !== null && { button: deed.button }),
    ...(said !== undefined && { said }),
  };
  const actor = { staff: signed.staff, ...askedFrom(context, parts, signed.tablet) };
  const line = { did, subject, store_id, after: pressed };
  await audit(parts.db, actor, line, parts.clock());
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
