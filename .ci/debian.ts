import { existsSync } from "node:fs";
import { runCommand } from "./command.ts";

/** Whether packages can be installed here without asking anyone: Debian or its like, as root. */
export function isDebianRoot(): boolean {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get") && existsSync("/etc/debian_version");
}

/** Installs Debian packages. Gives apt's own words when it fails. */
export async function installDebianPackages(
  packages: readonly string[],
  signal: AbortSignal,
): Promise<string | undefined> {
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const update = await runCommand(["apt-get", "-qq", "update"], { seconds: 180, signal, env });
  if (!update.ok) return update.output;
  const install = ["apt-get", "-qq", "install", "-y", "--no-install-recommends", ...packages];
  const { ok, output } = await runCommand(install, { seconds: 600, signal, env });
  return ok ? undefined : output;
}
