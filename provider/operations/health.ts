import { randomUUID } from "node:crypto";
import { statfs } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { type Database, sqlState } from "#provider/db/database.ts";
import { endLease, takeLease } from "#provider/db/lease.ts";
import { leases } from "#provider/db/tables/messages.ts";
import type { Log } from "./log.ts";

/** What `/healthz` says; "ok" is the only one with which orders can be taken. */
export type HealthState =
  | "ok"
  | "stopping"
  | "disk full"
  | "database out of reach"
  | "database does not answer"
  | "database refuses writes";

/** Milliseconds between two looks. */
const EVERY = 5_000;
/** Looks that fail to come until the last one says nothing any more: somebody hangs. */
const STALE = 4;
/** Milliseconds that a failed write of somebody's counts, unless another succeeds meanwhile. */
const FAILURE = 60_000;
/** Bytes that the embedded database needs to go on: its log grows by files of 16 MB. */
const LEAST_ROOM = 48_000_000;
/** Milliseconds that the row in which it writes outlives its process. */
const SPAN = 60_000;

export interface Health {
  /** The last look's result; the first asks for one. */
  readonly state: () => Promise<HealthState>;
  /** Tells of a write that failed or succeeded: no look sees every table. */
  readonly noteFailure: (error: unknown) => void;
  readonly noteWrite: () => void;
  /** Looks again; answers what it saw. */
  readonly look: () => Promise<HealthState>;
  readonly start: () => void;
  /** From now on nothing is ready. */
  readonly release: () => void;
  readonly stop: () => Promise<void>;
}

interface HealthOptions {
  readonly db: Database;
  readonly log: Log;
  /** Where the embedded database lies; null: the disk is another machine's matter. */
  readonly folder: string | null;
  /** Milliseconds that only go on. */
  readonly now?: () => number;
  /** Milliseconds between two looks; five seconds unless said. */
  readonly every?: number;
}

/**
 * Whether the service can do its work, by writing a row and reading it, every five seconds and whoever asks: so that to
 * ask costs nothing, and a disk that is full or a database that takes no writes is seen before a customer sees it.
 */
export function createHealth(options: HealthOptions): Health {
  const { db, log, folder, every = EVERY, now = () => performance.now() } = options;
  const lease = { name: `health ${randomUUID()}`, holder: randomUUID(), span: SPAN };
  let seen: HealthState | null = null;
  let seenAt = now();
  let failedWrite: { readonly state: HealthState; readonly at: number } | null = null;
  let looking: Promise<HealthState> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStopping = false;

  async function probe(): Promise<HealthState> {
    if (folder !== null && (await roomIn(folder)) < LEAST_ROOM) return "disk full";
    if (!(await takeLease(db, lease))) return "database refuses writes";
    const rows = await db.select().from(leases).where(eq(leases.name, lease.name));
    return rows[0]?.holder === lease.holder ? "ok" : "database refuses writes";
  }

  function look(): Promise<HealthState> {
    looking ??= probe()
      .catch((error: unknown) => {
        log.error("health", { error });
        return stateOf(error) ?? "database out of reach";
      })
      .then((state) => {
        if (state !== seen && (seen !== null || state !== "ok"))
          log[state === "ok" ? "info" : "error"]("health", { state });
        seen = state;
        seenAt = now();
        return state;
      })
      .finally(() => {
        looking = null;
      });
    return looking;
  }

  function again(): void {
    timer = setTimeout(() => void look().finally(() => isStopping || again()), every).unref();
  }

  return {
    look,
    async state() {
      if (isStopping) return "stopping";
      const last = seen ?? (await look());
      if (now() - seenAt > STALE * every && timer !== undefined) return "database does not answer";
      if (last !== "ok") return last;
      return failedWrite !== null && now() - failedWrite.at < FAILURE ? failedWrite.state : "ok";
    },
    noteFailure(error) {
      const state = stateOf(error);
      if (state !== null) failedWrite = { state, at: now() };
    },
    noteWrite() {
      failedWrite = null;
    },
    start: () => {
      void look();
      again();
    },
    release() {
      isStopping = true;
    },
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await looking;
      await endLease(db, lease).catch(() => undefined);
    },
  };
}

async function roomIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** What an error says of the database as a whole; null: nothing, it is about one statement. */
function stateOf(error: unknown): HealthState | null {
  const state = String(sqlState(error));
  if (state === "53100" || state === "ENOSPC") return "disk full";
  if (/^(25006|53|58)/.test(state)) return "database refuses writes";
  return /^(08|57P|E[A-Z]{4,})/.test(state) ? "database out of reach" : null;
}

/**
 * Three questions, none of which costs the database anything. `/livez`: does this process answer at all; for a
 * supervisor that starts it again, and as a yardstick, since it does nothing. `/healthz`: can it take orders; the last
 * look's result, for people and monitors. `/readyz`: should customers be sent here; for a balancer, so also while it
 * ends.
 */
export function healthRoutes(health: Health, version: string): Hono {
  const routes = new Hono();
  routes.use(async (context, next) => {
    context.header("cache-control", "no-store");
    await next();
  });
  routes.get("/livez", (context) => context.json({ status: "ok" }));
  routes.get("/healthz", async (context) => {
    const status = await health.state();
    // Who is asked to end is not ill: a monitor need not call anyone.
    return context.json({ status, version }, status === "ok" || status === "stopping" ? 200 : 503);
  });
  routes.get("/readyz", async (context) => {
    const status = await health.state();
    return context.json({ status }, status === "ok" ? 200 : 503);
  });
  return routes;
}
