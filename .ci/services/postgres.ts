import { chown, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand } from "../command.ts";
import { canInstall, installDebianPackages } from "./debian.ts";
import { findPostgres } from "./findPostgres.ts";
import { freePort } from "./freePort.ts";

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

/** Starts a server on a new folder, set for speed and not for safety unless asked to keep what it has committed. */
export async function startPostgres(
  programs: string,
  signal: AbortSignal,
  { isSafe = false }: { readonly isSafe?: boolean } = {},
): Promise<OwnPostgres> {
  const account = await ordinaryAccount(signal);
  const folder = await mkdtemp(join(tmpdir(), "noren-postgres-"));
  if (account !== undefined) await chown(folder, account.uid, account.gid);
  const port = await freePort();
  const isOn = isSafe ? "on" : "off";
  const settings = [
    "unix_socket_directories=",
    "max_connections=200",
    `fsync=${isOn}`,
    `synchronous_commit=${isOn}`,
    `full_page_writes=${isOn}`,
  ];
  /** Waits until the server is up, or down. */
  const control = async (words: readonly string[], on: AbortSignal = signal) => {
    const command = [join(programs, "pg_ctl"), "-D", join(folder, "data"), ...words];
    const options = { cwd: folder, seconds: 60, signal: on, ...(account && { account }) };
    const { ok, output } = await runCommand(command, options);
    if (!ok) throw new Error(output);
  };
  const log = ["-l", join(folder, "log")];
  const stop = async () => {
    // Also when all else is to stop, and when it never ran.
    await control(["stop", "-m", "fast"], new AbortController().signal).catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await control(["initdb", "-o", "--username=noren --auth=trust --encoding=UTF8 --locale=C --no-sync"]);
    const options = ["-h 127.0.0.1", `-p ${port}`, ...settings.map((each) => `-c ${each}`)].join(" ");
    await control(["start", ...log, "-o", options]);
  } catch (error) {
    await stop();
    throw error;
  }
  const restart = (mode: "fast" | "immediate") => control(["restart", "-m", mode, ...log]);
  return { url: `postgresql://noren@127.0.0.1:${port}/postgres`, stop, restart };
}

/** PostgreSQL refuses to run as root, so root starts it as the package's own account, or as nobody. */
async function ordinaryAccount(signal: AbortSignal): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = async (option: string, name: string) =>
    Number.parseInt((await runCommand(["id", option, name], { seconds: 10, signal })).output, 10);
  for (const name of ["postgres", "nobody"]) {
    const account = { uid: await idOf("-u", name), gid: await idOf("-g", name) };
    if (account.uid >= 0 && account.gid >= 0) return account;
  }
  return undefined;
}
