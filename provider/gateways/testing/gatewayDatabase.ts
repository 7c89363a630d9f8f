import { PGlite } from "@electric-sql/pglite";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { drizzle } from "drizzle-orm/pglite";
import type { Database } from "#provider/db/database.ts";
import { channelMessages } from "#provider/db/tables/messages.ts";
import { sandboxPayments } from "#provider/db/tables/payments.ts";

/** A fresh database in memory with the tables that gateways keep, and nothing of the provider's own. */
export async function gatewayDatabase(): Promise<{ db: Database; close: () => Promise<void> }> {
  const client = await PGlite.create();
  const tables = generateDrizzleJson({ channelMessages, sandboxPayments });
  for (const statement of await generateMigration(generateDrizzleJson({}), tables))
    await client.exec(statement);
  return { db: drizzle({ client }), close: () => client.close() };
}
