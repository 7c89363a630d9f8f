import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { sql } from "drizzle-orm";
import { FolderInUse } from "#provider/db/folderLock.ts";
import { dueMigrations } from "#provider/db/migrate.ts";
import { DatabaseOutOfReach, type OpenDatabase, openDatabase } from "#provider/db/open.ts";
import { type Check, type Finding, findingsOf } from "#provider/operations/doctor/check.ts";
import { retentionDue } from "#provider/operations/retention.ts";
import { gatewaysOf } from "./payments.ts";
import { storeFindings } from "./stores.ts";
import { wayFindings } from "./wayToPostgres.ts";

const { ok, warning, fault } = findingsOf("database");

/** Whether the database can be reached and has the schema of this version. It is opened only where nobody has it open. */
export const database: Check = async (job) => {
  const { root, settings, now } = job;
  const dataDir = resolve(root, settings.dataDir);
  const folder = join(dataDir, "database");
  if (settings.databaseUrl === null && !existsSync(folder))
    return [ok(`The embedded database does not exist yet: the first start makes it in ${dataDir}.`)];
  let opened: OpenDatabase;
  try {
    opened = await openDatabase({ ...settings, dataDir }, () => undefined);
  } catch (error) {
    return [ofFailure(error, folder)];
  }
  try {
    const kind = opened.kind === "embedded" ? "The embedded database opens" : "PostgreSQL answers";
    const due = await dueMigrations(opened.db);
    const schema = schemaFinding(kind, due);
    const more =
      opened.kind === "embedded"
        ? ofEmbedded(settings.hasDemo)
        : [await ofVersion(opened), ...(await wayFindings(opened, settings.databaseListenUrl))];
    // Its tables may be those of another version otherwise.
    if (due > 0) return [schema, ...more];
    const kept = retentionFinding(await retentionDue(opened.db, now), now);
    const found = await storeFindings(opened.db, { settings, choice: await gatewaysOf(job), now });
    return [schema, ...more, ...(kept === null ? [] : [kept]), ...found];
  } finally {
    await opened.close();
  }
};

/** @param due how many migrations are to be made */
export function schemaFinding(kind: string, due: number): Finding {
  return due === 0
    ? ok(`${kind}, and its schema is up to date.`)
    : warning(
        `${kind}; ${due} changes of its schema are due.`,
        "Make a backup, then start the provider: it makes them by itself.",
      );
}

/** What is forgotten next, and when; null: nothing is due. */
export function retentionFinding(
  { orders, receipts, visitors, begins }: Awaited<ReturnType<typeof retentionDue>>,
  now: Date,
): Finding | null {
  if (orders + receipts + visitors === 0) return null;
  const what =
    `${orders} orders are older than seven years, receipts of ${receipts} are kept longer than tax law asks, ` +
    `and ${visitors} visitors left nothing and cannot come back`;
  if (begins !== null && begins <= now)
    return ok(`${what}: their personal data goes within the next hours, in small steps.`);
  const from = begins === null ? "a week after the next start" : `on ${begins.toISOString().slice(0, 10)}`;
  return warning(
    `${what}: from ${from} on their personal data goes by itself, for the first time. What was sold stays for the books.`,
    "Make a backup before, if a law has you keep them longer. docs/operating.md says what goes and what stays.",
  );
}

/** An error of Node or of the database says what is wrong in its message, or has none that helps. */
function ofFailure(error: unknown, folder: string): Finding {
  if (error instanceof FolderInUse)
    return ok("The embedded database is in use: the provider that is running keeps it.");
  const reason = error instanceof Error ? error.message : String(error);
  if (error instanceof DatabaseOutOfReach)
    return fault(reason, "Start PostgreSQL, and check host, port, user and password of DATABASE_URL.");
  return fault(
    `The embedded database in ${folder} does not open: ${reason}`,
    "Let the account that runs Noren read and write the folder, or restore it from a backup.",
  );
}

function ofEmbedded(hasDemo: boolean): readonly Finding[] {
  if (hasDemo) return [];
  return [
    warning(
      "The embedded database does not outlive a loss of power.",
      "Name a PostgreSQL in DATABASE_URL for a store's real orders.",
    ),
  ];
}

/** As `server_version_num` counts: major × 10,000. */
const OLDEST = 150_000;

async function ofVersion({ db }: OpenDatabase): Promise<Finding> {
  const version = sql<number>`current_setting('server_version_num')::int`;
  const [row] = await db.select({ version }).from(sql`(select 1) as one`);
  const major = Math.floor((row?.version ?? 0) / 10_000);
  return (row?.version ?? 0) >= OLDEST
    ? ok(`It is PostgreSQL ${major}.`)
    : fault(`It is PostgreSQL ${major}.`, "Use version 15 or newer.");
}
