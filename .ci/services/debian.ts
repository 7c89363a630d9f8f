import { existsSync } from "node:fs";
import { runCommand } from "../command.ts";

/** Whether packages can be installed here without asking anyone: Debian or its like, as root. */
export function isDebianRoot(): boolean {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get") && existsSync("/etc/debian_version");
}

/** Installs Debian packages, or says in apt's own words why it cannot. */
export async function installDebianPackages(packages: readonly string[], signal: AbortSignal): Promise<void> {
  console.log(`Installing ${packages.join(", ")} …`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await runCommand(["apt-get", "-qq", "update"], { seconds: 180, signal, env });
  const install = ["apt-get", "-qq", "install", "-y", "--no-install-recommends", ...packages];
  const { ok, output } = await runCommand(install, { seconds: 600, signal, env });
  if (!ok) console.error(output);
}
