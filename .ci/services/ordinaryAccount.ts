import { runCommand } from "../command.ts";

/** Servers of databases refuse to run as root, so root starts them as PostgreSQL's own account, or as nobody. */
export async function ordinaryAccount(
  signal: AbortSignal,
): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = async (option: string, name: string) =>
    Number.parseInt((await runCommand(["id", option, name], { seconds: 10, signal })).output, 10);
  for (const name of ["postgres", "nobody"]) {
    const account = { uid: await idOf("-u", name), gid: await idOf("-g", name) };
    if (account.uid >= 0 && account.gid >= 0) return account;
  }
  return undefined;
}
