import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FolderInUse } from "./db/folderLock.ts";
import { DatabaseOutOfReach } from "./db/open.ts";
import { NotBuilt } from "./pages/builtFrontend.ts";
import { CannotListen } from "./serve.ts";
import { SettingsError } from "./settings.ts";
import { startProvider } from "./startProvider.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
/** What a person can mend, and reads better without a stack. */
const mendable = [SettingsError, FolderInUse, DatabaseOutOfReach, NotBuilt, CannotListen];

const file = fileURLToPath(new URL("../.env", import.meta.url));
if (existsSync(file)) process.loadEnvFile(file);

try {
  const provider = await startProvider({
    root,
    environment: process.env,
    isDevelopment: process.argv.includes("--dev"),
    print: (text) => void process.stdout.write(`${text}\n`),
    onLost: () => process.exit(1),
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    // A second Ctrl-C ends it at once.
    process.once(signal, () => void provider.stop().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(
    mendable.some((kind) => error instanceof kind) && error instanceof Error ? error.message : error,
  );
  process.exit(1);
}
