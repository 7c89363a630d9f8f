import { type Context, Hono } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import {
  type AnyDeskFault,
  type DeskCall,
  type DeskEnvelope,
  type DeskFault,
  type DeskFaultOf,
  type DeskResponse,
  type ParsedDeskRequest,
  type StaffRight,
} from "#contract/calls/desk/deskCall.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { holdsRight } from "#domain/staff/rights.ts";
import { isRecord } from "#domain/values/untrusted.ts";
import { type Database, retried } from "#provider/db/database.ts";
import { speech } from "#provider/desk/speech.ts";
import type { Log } from "#provider/operations/log.ts";
import { checkAnswer } from "#provider/server/calls/dispatch.ts";
import type { Parts } from "#provider/server/context.ts";
import { clientAddress, clientOrigin, type Connection } from "#provider/server/origins.ts";
import { DEMO_STAFF } from "./accounts.ts";
import { type Actor, audit, type Deed } from "./audit.ts";
import {
  type Browser,
  browserLabel,
  DESK_COOKIE,
  deskCookie,
  DEVICE_COOKIE,
  findDeskSession,
  newDeskDevice,
  openDeskSession,
  readDeskDevice,
  SEEN_EVERY,
  type Signed,
  standingOf,
  type TabletRow,
} from "./deskSession.ts";
import { findTablet, noteTablet, TABLET_COOKIE } from "./tablets.ts";

/** What belongs to a fault: seconds to wait, or the fields that it is about. */
interface FaultData {
  readonly seconds?: number;
  readonly fields?: string[];
}

/** Ends a call of the desk with a fault; what a transaction did so far is undone. */
export class DeskFailed extends Error {
  override name = "DeskFailed";
  readonly fault: DeskFault;
  readonly data: FaultData;

  constructor(fault: DeskFault, data: FaultData = {}) {
    super(`Fault ${fault}`);
    this.fault = fault;
    this.data = data;
  }
}

/** A transaction's database, and the log that is written in it. */
export interface Writing {
  readonly db: Database;
  /** Who does it, and from where. */
  readonly actor: Actor;
  readonly audit: (deed: Deed) => Promise<void>;
}

/** What answers a call of the desk. */
export interface DeskContext<Who extends Signed | null = Signed | null, Fault extends DeskFault = never> {
  readonly parts: Parts;
  readonly db: Database;
  readonly log: Log;
  readonly now: Date;
  readonly language: WireLanguage;
  /** Who has signed in; null for a call that anyone may make and nobody in particular makes. */
  readonly signed: Who;
  readonly address: string;
  /** The browser that asks, named by a cookie, or about to be. */
  readonly browser: Browser;
  /** The shared tablet that asks; null: it is none. */
  readonly tablet: TabletRow | null;
  readonly origin: string;
  readonly fail: (fault: Fault, data?: FaultData) => never;
  /** Does it in a transaction, and in that writes the log by whoever has signed in; or by another, who is just coming in. */
  readonly write: <Result>(
    work: (writing: Writing) => Promise<Result>,
    as?: Actor["staff"],
  ) => Promise<Result>;
  /** Opens a session in a transaction, by a PIN at a shared tablet; its cookie goes with the answer. */
  readonly open: (db: Database, staff_id: string, tablet_id?: string) => Promise<void>;
  /** Makes the browser a shared tablet, by the cookie's value that names it. */
  readonly keepTablet: (value: string) => void;
  /** Takes the session's cookie away with the answer. */
  readonly close: () => void;
}

type WhoOf<C extends DeskCall> = C["access"] extends "anyone" ? Signed | null : Signed;

interface AnsweredDeskCall {
  readonly call: DeskCall;
  readonly handle: (request: unknown, context: DeskContext<Signed | null, DeskFault>) => Promise<unknown>;
}

/** Ties a handler to its declaration: request parsed, response and faults checked by their types. */
export function answerDesk<C extends DeskCall>(
  call: C,
  handle: (
    request: ParsedDeskRequest<C>,
    context: DeskContext<WhoOf<C>, DeskFaultOf<C>>,
  ) => Promise<DeskResponse<C>>,
): AnsweredDeskCall {
  return {
    call,
    handle: (request, context) =>
      handle(request as ParsedDeskRequest<C>, context as unknown as DeskContext<WhoOf<C>, DeskFaultOf<C>>),
  };
}

const STATUS: Partial<Record<DeskFault, 400 | 401 | 403 | 404 | 429 | 500>> = {
  malformed: 400,
  not_signed_in: 401,
  forbidden: 403,
  unknown_call: 404,
  held_up: 429,
  unexpected: 500,
};

/** Seconds that a browser is known for: as long as browsers keep a cookie. */
const DEVICE_LIFE = 400 * 86_400;

interface Dispatching {
  readonly parts: Parts;
  readonly log: Log;
  /** Sends what a transaction left in the outbox. */
  readonly drain: () => void;
  readonly isStrict: boolean;
}

/** Answers the calls of the desk under `/desk/api`: finds who asks, whether they may, checks and does. */
export function deskCallRoutes(
  calls: readonly AnsweredDeskCall[],
  { parts, log, drain, isStrict }: Dispatching,
): Hono {
  const byPath = new Map<string, AnsweredDeskCall>(calls.map((each) => [each.call.path, each]));
  const routes = new Hono();

  routes.post("/api/*", async (context) => {
    try {
      return context.json<DeskEnvelope>({ data: await answered(context) });
    } catch (error) {
      if (error instanceof DeskFailed) {
        const { data, fault } = error;
        if (data.seconds !== undefined) context.header("retry-after", String(data.seconds));
        return context.json<DeskEnvelope>({ fault, ...data }, STATUS[fault] ?? 200);
      }
      log.error("desk call failed", { path: context.req.path, error });
      return context.json<DeskEnvelope>({ fault: "unexpected" satisfies AnyDeskFault }, 500);
    }
  });

  async function answered(context: Context): Promise<unknown> {
    const known = byPath.get(context.req.path);
    if (known === undefined) throw new DeskFailed("unknown_call");
    const { call, handle } = known;
    const now = parts.clock();
    const signed = await findDeskSession(getCookie(context, DESK_COOKIE), parts);
    if (call.access !== "anyone") {
      if (signed === null) throw new DeskFailed("not_signed_in");
      const { access } = call;
      const isLet =
        access === "signed_in" ||
        (access === "own_account" ? signed.tablet === null : mayUse(signed, access, parts));
      if (!isLet) throw new DeskFailed("forbidden");
    }
    const request = call.request.safeParse(await bodyOf(context));
    if (!request.success) {
      const fields = request.error.issues.map(({ path }) => path.map(String).join("."));
      throw new DeskFailed("malformed", { fields: [...new Set(fields)] });
    }
    const { language } = speech(context);
    const device = readDeskDevice(getCookie(context, DEVICE_COOKIE), parts.signingKey);
    const named = device === null ? newDeskDevice(parts.signingKey, parts.random) : null;
    const asTablet = getCookie(context, TABLET_COOKIE);
    const tablet = await findTablet(asTablet, parts);
    const from = askedFrom(context, parts, signed?.tablet ?? tablet);
    const id = device ?? readDeskDevice(named ?? undefined, parts.signingKey) ?? "";
    const browser = { id, label: from.device };
    const cookie = deskCookie(context, parts.settings);
    // Set once the transaction that opened it has committed.
    let session: { value: string; maxAge: number } | null = null;
    // One that is used goes on to be a tablet.
    const isStale = tablet !== null && now.getTime() - tablet.seen_at.getTime() > SEEN_EVERY;
    if (isStale) await noteTablet(parts.db, tablet, now);
    let paired = isStale ? asTablet : undefined;
    const nameBrowser = () => {
      if (named !== null) setCookie(context, DEVICE_COOKIE, named, { ...cookie, maxAge: DEVICE_LIFE });
    };
    const data = await handle(request.data, {
      parts,
      db: parts.db,
      log,
      now,
      language,
      signed,
      address: from.address,
      browser,
      tablet,
      origin: clientOrigin(context.req.raw, parts.settings),
      fail: (fault, more) => {
        throw new DeskFailed(fault, more);
      },
      async write(work, as = signed?.staff ?? null) {
        const actor = { staff: as, ...from };
        const result = await retried(() =>
          parts.db.transaction((db) => work({ db, actor, audit: (deed) => audit(db, actor, deed, now) })),
        );
        drain();
        return result;
      },
      async open(db, staff_id, tablet_id) {
        session = await openDeskSession(db, { staff_id, browser, tablet_id, now }, parts.random);
        nameBrowser();
      },
      keepTablet(value) {
        paired = value;
        nameBrowser();
      },
      close: () => void deleteCookie(context, DESK_COOKIE, cookie),
    });
    const opened = session as { value: string; maxAge: number } | null;
    if (opened !== null) setCookie(context, DESK_COOKIE, opened.value, { ...cookie, maxAge: opened.maxAge });
    if (paired !== undefined) setCookie(context, TABLET_COOKIE, paired, { ...cookie, maxAge: DEVICE_LIFE });
    const breach = checkAnswer(call, data);
    if (breach !== null && isStrict) throw breach;
    if (breach !== null) log.error("contract broken", { path: call.path, error: breach });
    return data;
  }

  return routes;
}

/** Whether somebody has a right, and has set up the codes that are asked of them. */
export function mayUse(signed: Signed, right: StaffRight, { settings }: Pick<Parts, "settings">): boolean {
  return !lacksCode(signed, settings) && holdsRight(standingOf(signed), right);
}

/** Whether somebody works with the customers, and so sees who they are and what they wrote. */
export const seesCustomersOf = (signed: Signed, parts: Pick<Parts, "settings">): boolean =>
  mayUse(signed, "orders", parts) || mayUse(signed, "till", parts);

/** Whether somebody is an owner who has to set up one-time codes before anything else; a PIN opens nothing of an owner's. */
export function lacksCode(
  { staff: { id, role, code_secret }, tablet }: Pick<Signed, "staff" | "tablet">,
  { deskOwnerCodes, hasDemo }: Pick<Parts["settings"], "deskOwnerCodes" | "hasDemo">,
): boolean {
  return (
    tablet === null &&
    deskOwnerCodes &&
    role === "owner" &&
    code_secret === null &&
    !(hasDemo && id.startsWith(DEMO_STAFF))
  );
}

async function bodyOf(context: Context): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(context.req.header("content-type") ?? ""))
    throw new DeskFailed("malformed");
  const body: unknown = await context.req.json().catch(() => null);
  // PostgreSQL keeps the character 0 in no text.
  if (!isRecord(body) || JSON.stringify(body).includes("\\u0000")) throw new DeskFailed("malformed");
  return body;
}

/**
 * Where a request to the desk comes from, for the log: its network address, and what the browser calls itself, behind the
 * name of the shared tablet that it is.
 */
export function askedFrom(
  context: Context,
  { settings }: Pick<Parts, "settings">,
  tablet: Pick<TabletRow, "name"> | null,
): Pick<Actor, "address" | "device"> {
  const connection: Connection = context.env;
  const label = browserLabel(context.req.header("user-agent") ?? "");
  return {
    address: clientAddress(context.req.raw.headers, connection, settings),
    device: tablet === null ? label : `${tablet.name} · ${label}`,
  };
}
