import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { canInstall, installDebianPackages } from "./debian.ts";
import { findPostgres } from "./findPostgres.ts";
import { freePort } from "./freePort.ts";
import { ordinaryAccount } from "./ordinaryAccount.ts";

export interface Postgres {
  /** A connection string whose user may create databases. */
  readonly url: string;
  /** Stops the server and removes its data. */
  stop(): Promise<void>;
}

/** A server of our own, to be stopped and started. */
export interface OwnPostgres extends Postgres {
  /**
   * Stops the server and starts it again at the same address, with what it holds. "fast" ends its sessions first,
   * "immediate" drops all as it lies, as a crash does. Answers once it takes connections again.
   */
  restart(mode: "fast" | "immediate"): Promise<void>;
}

/**
 * The PostgreSQL to test with: the one that `TEST_DATABASE_URL` names; else one of our own on loopback, from the
 * programs on this machine, which are installed first where that takes no asking (Debian, as root).
 * @returns undefined when there is none
 */
export async function ensurePostgres(signal: AbortSignal): Promise<Postgres | undefined> {
  const given = process.env["TEST_DATABASE_URL"];
  if (given) return { url: given, stop: async () => {} };
  if (findPostgres() === undefined) await installPostgres(signal);
  const programs = findPostgres();
  return programs === undefined ? undefined : await startPostgres(programs, signal);
}

/** Debian starts a server for whoever installs the package, unless told not to; its programs are all we want. */
async function installPostgres(signal: AbortSignal): Promise<void> {
  const folder = "/etc/postgresql-common/createcluster.d";
  const instruction = join(folder, "noren.conf");
  if (!canInstall) return;
  await mkdir(folder, { recursive: true });
  await writeFile(instruction, "create_main_cluster = off\n");
  await installDebianPackages(["postgresql"], signal);
  await rm(instruction);
}

/**
 * Starts a server on a new folder, set for speed and not for safety unless asked to keep what it has committed.
 * @param more further settings, as in `shared_buffers=512MB`
 */
export async function startPostgres(
  programs: string,
  signal: AbortSignal,
  { isSafe = false, more = [] }: { readonly isSafe?: boolean; readonly more?: readonly string[] } = {},
): Promise<OwnPostgres> {
  const account = await ordinaryAccount(signal);
  const folder = await mkdtemp(join(tmpdir(), "noren-postgres-"));
  if (account !== undefined) await chown(folder, account.uid, account.gid);
  const port = await freePort();
  const url = `postgresql://noren@127.0.0.1:${port}/postgres`;
  const isOn = isSafe ? "on" : "off";
  const settings = [
    "unix_socket_directories=",
    "max_connections=200",
    `fsync=${isOn}`,
    `synchronous_commit=${isOn}`,
    `full_page_writes=${isOn}`,
    ...more,
  ].flatMap((each) => ["-c", each]);

  // In the process group of whoever asked for it, so that it does not outlive them; pg_ctl's servers do.
  const run = (program: string, words: readonly string[]) =>
    spawn(join(programs, program), ["-D", join(folder, "data"), ...words], {
      cwd: folder,
      stdio: "ignore",
      ...account,
    });
  let server: ChildProcess | undefined;
  const start = async () => {
    server = run("postgres", ["-h", "127.0.0.1", "-p", String(port), ...settings]);
    await untilItAnswers(url, signal);
  };
  const end = async (by: "SIGINT" | "SIGQUIT") => {
    if (server?.exitCode !== null || server.signalCode !== null) return;
    server.kill(by);
    await once(server, "exit");
  };
  const stop = async () => {
    await end("SIGINT");
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const words = ["--username=noren", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"];
    const [code] = await once(run("initdb", words), "exit");
    if (code !== 0) throw new Error(`${programs}/initdb ended with ${code}`);
    await start();
  } catch (error) {
    await stop();
    throw error;
  }
  const restart = async (mode: "fast" | "immediate") => {
    await end(mode === "fast" ? "SIGINT" : "SIGQUIT");
    await start();
  };
  return { url, stop, restart };
}

/** Waits until a server takes connections, ten seconds at most. */
export async function untilItAnswers(url: string, signal: AbortSignal): Promise<void> {
  for (let left = 100; ; left -= 1) {
    const client = new Client({ connectionString: url });
    try {
      return void (await client.connect());
    } catch (error) {
      if (left === 0) throw error;
      await wait(100, undefined, { signal });
    } finally {
      await client.end();
    }
  }
}
