import { existsSync } from "node:fs";
import { join } from "node:path";
import { FolderInUse } from "./db/folderLock.ts";
import { DatabaseOutOfReach } from "./db/open.ts";
import { HoldsDemo } from "./seed/demo/holdsDemo.ts";
import { NotBuilt } from "./pages/builtFrontend.ts";
import { CannotListen } from "./serve.ts";
import { SettingsError } from "./settings.ts";
import { startProvider } from "./startProvider.ts";

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
