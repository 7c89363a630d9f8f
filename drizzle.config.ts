import { defineConfig } from "drizzle-kit";

/** `npm run db:generate` writes the next migration; one series serves the embedded database and PostgreSQL. */
export default defineConfig({
  dialect: "postgresql",
  schema: "./provider/db/tables/*.ts",
  out: "./provider/db/migrations",
});
