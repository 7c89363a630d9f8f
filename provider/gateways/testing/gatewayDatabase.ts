import { PGlite } from "@electric-sql/pglite";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { drizzle as drizzlePool } from "drizzle-orm/node-postgres";
import { drizzle } from "drizzle-orm/pglite";
import { Pool } from "pg";
import type { Database } from "#provider/db/database.ts";
import { channelMessages } from "#provider/db/tables/messages.ts";
import { sandboxPayments } from "#provider/db/tables/payments.ts";

/** A fresh database with the tables that gateways keep, and nothing of the provider's own. */
export async function gatewayDatabase(): Promise<{ db: Database; close: () => Promise<void> }> {
  const tables = generateDrizzleJson({ channelMessages, sandboxPayments });
  const statements = await generateMigration(generateDrizzleJson({}), tables);
  const url = process.env["TEST_DATABASE_URL"];
  if (url) {
    const schema = `gateways_${crypto.randomUUID().replaceAll("-", "")}`;
    const pool = new Pool({ connectionString: url, options: `-c search_path=${schema}` });
    await pool.query(`create schema ${schema}`);
    for (const statement of statements) await pool.query(statement.replaceAll('"public".', ""));
    return { db: drizzlePool({ client: pool }), close: () => pool.end() };
  }
  const client = await PGlite.create();
  for (const statement of statements) await client.exec(statement);
  return { db: drizzle({ client }), close: () => client.close() };
}
