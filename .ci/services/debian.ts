import { existsSync } from "node:fs";
import { runCommand } from "../command.ts";

/** Whether packages can be installed here without asking anyone: Debian or its like, as root. */
export const canInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** Installs Debian packages where that takes no asking, or says in apt's own words why it cannot. */
export async function installDebianPackages(packages: readonly string[], signal: AbortSignal): Promise<void> {
  if (!canInstall) return;
  console.log(`Installing ${packages.join(", ")} …`);
  const options = { seconds: 600, signal, env: { DEBIAN_FRONTEND: "noninteractive" } };
  await runCommand(["apt-get", "-qq", "update"], options);
  const install = ["apt-get", "-qq", "install", "-y", "--no-install-recommends", ...packages];
  const { ok, output } = await runCommand(install, options);
  if (!ok) console.error(output);
}
