import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { runCommand } from "../command.ts";
import { installDebianPackages, isDebianRoot } from "./debian.ts";
import { findPostgres } from "./findPostgres.ts";
import { freePort } from "./freePort.ts";

export interface Postgres {
  /** A connection string whose user may create databases. */
  readonly url: string;
  /** Stops the server and removes its data. */
  stop(): Promise<void>;
}

/**
 * The PostgreSQL to test with: the one that `TEST_DATABASE_URL` names; else one of our own on loopback, from the
 * programs on this machine, which are installed first where that takes no asking (Debian, as root).
 * @returns undefined when there is none
 */
export async function ensurePostgres(signal: AbortSignal): Promise<Postgres | undefined> {
  const given = process.env["TEST_DATABASE_URL"];
  if (given !== undefined && given !== "") return { url: given, stop: async () => {} };
  const programs = (await findPostgres()) ?? (await installPostgres(signal));
  return programs === undefined ? undefined : await startPostgres(programs, signal);
}

/** Debian starts a server for whoever installs the package, unless told not to; its programs are all we want. */
async function installPostgres(signal: AbortSignal): Promise<string | undefined> {
  if (!isDebianRoot()) return undefined;
  const folder = "/etc/postgresql-common/createcluster.d";
  const instruction = join(folder, "noren.conf");
  await mkdir(folder, { recursive: true });
  await writeFile(instruction, "create_main_cluster = off\n");
  await installDebianPackages(["postgresql"], signal);
  await rm(instruction);
  return await findPostgres();
}

/** A server of our own, to be stopped and started. */
export interface OwnPostgres extends Postgres {
  /**
   * Stops the server and starts it again at the same address, with what it holds. "fast" ends its sessions first,
   * "immediate" drops all as it lies, as a crash does. Answers once it takes connections again.
   */
  restart(mode: "fast" | "immediate"): Promise<void>;
}

/** What it holds is thrown away: speed is all that counts. */
const FAST = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];
/** As PostgreSQL comes, said aloud: what is committed is on the disk. */
const SAFE = ["fsync=on", "synchronous_commit=on", "full_page_writes=on"];

/** Starts a server on a new folder, set for speed and not for safety unless asked to keep what it has committed. */
export async function startPostgres(
  programs: string,
  signal: AbortSignal,
  { isSafe = false }: { readonly isSafe?: boolean } = {},
): Promise<OwnPostgres> {
  const account = await ordinaryAccount(signal);
  const folder = await mkdtemp(join(tmpdir(), "noren-postgres-"));
  if (account !== undefined) await chown(folder, account.uid, account.gid);
  const data = join(folder, "data");
  const start = (program: string, parameters: readonly string[]) =>
    spawn(join(programs, program), ["-D", data, ...parameters], { cwd: folder, stdio: "ignore", ...account });

  let server: ChildProcess | undefined;
  const stop = async () => {
    if (server?.exitCode === null) {
      server.kill("SIGINT"); // the "fast shutdown", which does not wait for clients to leave
      await once(server, "exit");
    }
    await rm(folder, { recursive: true, force: true });
  };

  try {
    const initdb = start("initdb", [
      "--username=noren",
      "--auth=trust",
      "--encoding=UTF8",
      "--locale=C",
      "--no-sync",
    ]);
    const [code] = await once(initdb, "exit");
    if (code !== 0) throw new Error(`${programs}/initdb ended with ${code}`);
    const port = await freePort();
    const settings = [...(isSafe ? SAFE : FAST), "max_connections=200", "unix_socket_directories="];
    const parameters = ["-h", "127.0.0.1", "-p", String(port), ...settings.flatMap((each) => ["-c", each])];
    const url = `postgresql://noren@127.0.0.1:${port}/postgres`;
    const begin = async () => {
      server = start("postgres", parameters);
      await untilItAnswers(url, signal);
    };
    await begin();
    const restart = async (mode: "fast" | "immediate") => {
      if (server === undefined) return;
      const ended = once(server, "exit");
      server.kill(mode === "fast" ? "SIGINT" : "SIGQUIT");
      await ended;
      await begin();
    };
    return { url, stop, restart };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** PostgreSQL refuses to run as root, so root starts it as the package's own account, or as nobody. */
async function ordinaryAccount(signal: AbortSignal): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ["postgres", "nobody"]) {
    const [uid, gid] = await Promise.all(
      ["-u", "-g"].map(async (option) => {
        const { ok, output } = await runCommand(["id", option, name], { seconds: 10, signal });
        return ok ? Number.parseInt(output, 10) : undefined;
      }),
    );
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  return undefined;
}

async function untilItAnswers(url: string, signal: AbortSignal): Promise<void> {
  for (let left = 100; ; left -= 1) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (left === 0) throw error;
      await wait(100, undefined, { signal });
    } finally {
      await client.end();
    }
  }
}
