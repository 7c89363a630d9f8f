// The provider without its pages, as a process to be killed or measured: node tests/faults/server.ts
import { flushCompileCache } from "node:module";
import { noticesAddress, postgresNotices } from "#provider/server/cache/changeNotices.ts";
import { assemble } from "#provider/server/assemble.ts";
import { handlers } from "#provider/server/calls/calls.ts";
import { FolderInUse } from "#provider/db/folderLock.ts";
import { migrate } from "#provider/db/migrate.ts";
import { openDatabase } from "#provider/db/open.ts";
import { demo } from "#provider/demo/demo.ts";
import { readGateways } from "#provider/operations/gatewaysFile.ts";
import { createLog } from "#provider/operations/log.ts";
import { createHttpServer } from "#provider/server/http.ts";
import { readSettings } from "#provider/operations/settings.ts";

const settings = readSettings(process.env);

try {
  const { db, close, kind, way } = await openDatabase(settings, () => process.exit(1));
  await migrate(db);
  const provider = assemble({
    db,
    settings,
    signingKey: "a key for tests alone",
    handlers,
    demo,
    gateways: await readGateways(settings, process.cwd()),
    log: createLog(settings.logLevel),
    version: "test",
    dataFolder: settings.databaseUrl === null ? settings.dataDir : null,
    frontend: null,
    ...(kind === "postgresql" && { changeNotices: postgresNotices(db, noticesAddress(settings, way)) }),
    isStrict: true,
  });
  const server = await createHttpServer(settings);
  server.answerWith(provider.app);
  const port = await server.listen();
  provider.start();
  process.once("SIGTERM", () => {
    provider.release();
    void server
      .close()
      .then(provider.close)
      .then(close)
      .then(() => process.exit(0));
  });
  // Whoever started it is gone.
  process.once("disconnect", () => process.exit(1));
  process.on("message", () => {
    globalThis.gc?.();
    process.send?.({ ...process.memoryUsage(), ...process.cpuUsage() });
  });
  // Who is killed leaves nothing at the end.
  flushCompileCache();
  console.log(`listening on ${port}`);
} catch (error) {
  if (!(error instanceof FolderInUse)) throw error;
  console.error(error.message);
  process.exit(1);
}
