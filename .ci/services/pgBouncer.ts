import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { installDebianPackages } from "./debian.ts";
import { freePort } from "./freePort.ts";
import { ordinaryAccount } from "./ordinaryAccount.ts";
import { type Postgres, untilItAnswers } from "./postgres.ts";

const usualFolders = ["/usr/sbin", "/usr/local/bin", "/opt/homebrew/bin"];

/** This machine's PgBouncer, on the path or in the usual folders. */
export function findPgBouncer(): string | undefined {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), ...usualFolders];
  return folders.map((folder) => join(folder, "pgbouncer")).find((program) => existsSync(program));
}

/** The same, installed first where that takes no asking (Debian, as root). */
export async function ensurePgBouncer(signal: AbortSignal): Promise<string | undefined> {
  if (findPgBouncer() === undefined) await installDebianPackages(["pgbouncer"], signal);
  return findPgBouncer();
}

/**
 * Starts a PgBouncer in transaction mode before a database, of which it is told to ignore nothing.
 * @param database its address; whoever asks PgBouncer is its user
 * @param connections that it holds to PostgreSQL
 */
export async function startPgBouncer(
  program: string,
  database: string,
  signal: AbortSignal,
  connections = 20,
): Promise<Postgres> {
  const account = await ordinaryAccount(signal);
  const folder = await mkdtemp(join(tmpdir(), "noren-pgbouncer-"));
  if (account !== undefined) await chown(folder, account.uid, account.gid);
  const port = await freePort();
  const { hostname, password, pathname, port: behind, username } = new URL(database);
  const login = password === "" ? "" : ` password=${decodeURIComponent(password)}`;
  const lines = [
    "[databases]",
    `* = host=${hostname} port=${behind || "5432"} user=${decodeURIComponent(username)}${login}`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${port}`,
    "unix_socket_dir =",
    "auth_type = any",
    "pool_mode = transaction",
    `default_pool_size = ${connections}`,
    "max_client_conn = 1000",
    "query_wait_timeout = 10",
    // A client's end of a connection, or PostgreSQL's, is no news.
    "log_connections = 0",
    "log_disconnections = 0",
  ];
  const file = join(folder, "pgbouncer.ini");
  await writeFile(file, lines.join("\n"), { mode: 0o644 });
  const server = spawn(program, ["-q", file], { cwd: folder, stdio: "ignore", ...account });
  const ended = once(server, "exit");
  const stop = async () => {
    server.kill("SIGKILL");
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const url = `postgresql://${username}@127.0.0.1:${port}${pathname}`;
  try {
    await untilItAnswers(url, signal);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}
