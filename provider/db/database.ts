import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** The database as handlers see it: the embedded one, PostgreSQL, or a transaction of either. */
export type Database = PgDatabase<PgQueryResultHKT>;
