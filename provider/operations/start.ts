import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { isRecord } from "#domain/values/untrusted.ts";
import { handlers } from "#provider/server/calls/calls.ts";
import type { Database } from "#provider/db/database.ts";
import { FolderInUse } from "#provider/db/folderLock.ts";
import { noticesAddress, postgresNotices } from "#provider/server/cache/changeNotices.ts";
import { migrate } from "#provider/db/migrate.ts";
import { DatabaseOutOfReach, type OpenDatabase, openDatabase } from "#provider/db/open.ts";
import { leases } from "#provider/db/tables/messages.ts";
import { builtFrontend, NotBuilt } from "#provider/pages/builtFrontend.ts";
import { assemble } from "#provider/server/assemble.ts";
import { loadDemo } from "#provider/server/demo.ts";
import { CannotListen, createHttpServer, type Server } from "#provider/server/http.ts";
import { machineOrigin } from "#provider/server/origins.ts";
import { secret } from "#provider/server/signing.ts";
import { firstOwnerToken } from "#provider/staff/doorCalls.ts";
import { banner } from "./banner.ts";
import { demoStoresIn, HoldsDemo } from "./demoStores.ts";
import { readGateways } from "./gatewaysFile.ts";
import { createLog, type Log } from "./log.ts";
import { lacksOf } from "./reach.ts";
import { readSettings, SettingsError } from "./settings.ts";

/** What a person can mend, and reads better without a stack. */
const mendable = [SettingsError, HoldsDemo, FolderInUse, DatabaseOutOfReach, NotBuilt, CannotListen];

/** Milliseconds within which two signals are one: a terminal and npm both pass it on. */
const ONE_SIGNAL = 1_000;

/**
 * Runs the provider as this process until a signal ends it: once what is under way is answered, and at once at the
 * second. Settings come from the environment, and from `.env` in the root folder.
 */
export async function run(
  root: string,
  { isDevelopment }: { readonly isDevelopment: boolean },
): Promise<void> {
  const file = join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
  try {
    const provider = await startProvider({
      root,
      environment: process.env,
      isDevelopment,
      print: (text) => void process.stdout.write(`${text}\n`),
      onLost: () => process.exit(1),
    });
    let stoppingSince: number | null = null;
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
      process.on(signal, () => {
        if (stoppingSince !== null && performance.now() - stoppingSince > ONE_SIGNAL) process.exit(1);
        if (stoppingSince !== null) return;
        stoppingSince = performance.now();
        void provider.stop().then(
          () => process.exit(0),
          (error: unknown) => {
            console.error(error);
            process.exit(1);
          },
        );
      });
    }
  } catch (error) {
    const isMendable = mendable.some((kind) => error instanceof kind);
    console.error(isMendable && error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

interface StartOptions {
  /** The repository's folder. */
  readonly root: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Serves the client from its sources, by Vite. */
  readonly isDevelopment: boolean;
  readonly print: (text: string) => void;
  /** The database is gone: nothing can be answered any more. */
  readonly onLost: () => void;
}

const random = (bytes: number) => randomBytes(bytes).toString("base64url");

/**
 * Starts everything: settings, database, demo, server; then says what to open.
 * @throws SettingsError, HoldsDemo, FolderInUse, DatabaseOutOfReach, NotBuilt or CannotListen, with nothing left open
 */
export async function startProvider(
  options: StartOptions,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const settings = readSettings(options.environment);
  const demo = await loadDemo(settings);
  const gateways = await readGateways(settings, options.root);
  const log = createLog(settings.logLevel);
  const undo: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };

  // What this process writes, customers' data before all, is its own account's.
  process.umask(0o077);
  try {
    // Vite speaks HTTP/1.1 alone.
    const server = await createHttpServer(options.isDevelopment ? { ...settings, tls: null } : settings);
    const dataDir = resolve(options.root, settings.dataDir);
    const onLost = (error: Error) => {
      log.error("database lost", { error });
      options.onLost();
    };
    const { db, close, kind, rights, way } = await openDatabase({ ...settings, dataDir }, onLost);
    undo.push(close);
    tellRights(log, dataDir, rights);
    if (way !== undefined && way.unlimited.length > 0)
      log.warn("the database's sessions lack time limits: docs/operating.md says how to set them", {
        lacking: way.unlimited,
      });
    await migrate(db);
    // The folder is ours alone: whoever left a lease in it is dead, and what it had to send waits for no minute.
    if (kind === "embedded") await db.delete(leases);
    if (demo === null) await refuseDemo(db);
    await demo?.prepare(db, new Date());
    const signingKey = await secret(db, "signing key", () => random(32));
    const client = await clientOf(options, server);
    undo.push(client.close);
    const provider = assemble({
      db,
      settings,
      signingKey,
      handlers,
      demo,
      gateways,
      log,
      version: await versionOf(options.root),
      dataFolder: kind === "embedded" ? dataDir : null,
      ...(kind === "postgresql" && { changeNotices: postgresNotices(db, noticesAddress(settings, way)) }),
      frontend: client.frontend,
      isStrict: options.isDevelopment,
    });
    undo.push(provider.close);
    server.answerWith(provider.app, "before" in client ? client.before : undefined);
    const port = await server.listen();
    undo.push(async () => {
      provider.release();
      await Promise.all([client.close(), server.close()]);
    });
    provider.start();
    log.info("started", { port, database: kind });
    const told = {
      origin: settings.publicOrigin ?? machineOrigin(settings, port),
      width: process.stdout.columns ?? 120,
      isTerminal: process.stdout.isTTY === true,
      hasCodes: settings.logLevel === "debug" || settings.logLevel === "info",
      firstOwner: await firstOwnerToken(provider.parts),
      hasFormerPassword: settings.deskPassword !== null,
      lacks: lacksOf(provider.parts),
      missingOfDemo: (await demo?.missingStores(db)) ?? 0,
      hasStandIns: settings.hasDemo && (settings.line === null || settings.wechat === null),
    };
    options.print(await banner(provider.parts, told));
    return { port, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** That personal data lay open until now is for the operator to know. */
function tellRights(log: Log, folder: string, rights: OpenDatabase["rights"]): void {
  if (rights !== undefined && rights.closed > 0)
    log.warn("data folder closed to other accounts", { folder, closed: rights.closed });
  if (rights !== undefined && rights.stillOpen > 0)
    log.error("data folder is open to other accounts, and not this one's to close", {
      folder,
      open: rights.stillOpen,
    });
}

/** Real guests would order from stores that do not exist. */
async function refuseDemo(db: Database): Promise<void> {
  const ids = await demoStoresIn(db);
  if (ids.length > 0) throw new HoldsDemo(ids);
}

/** The client, and what lets go of those who hold connections to it. */
async function clientOf({ root, isDevelopment }: StartOptions, server: Server) {
  if (!isDevelopment)
    return { frontend: await builtFrontend(join(root, "dist")), close: () => Promise.resolve() };
  // Vite is no part of what runs for customers.
  const { startVite } = await import("#provider/pages/viteFrontend.ts");
  return startVite(server, root);
}

async function versionOf(root: string): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  return isRecord(manifest) ? String(manifest["version"]) : "";
}
