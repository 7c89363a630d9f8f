import { findPgBouncer } from "../../.ci/services/pgBouncer.ts";
import { killRounds } from "./killRounds.ts";

const server = process.env["TEST_DATABASE_URL"];
const bouncer = findPgBouncer();
if (server && bouncer === undefined)
  console.warn("PgBouncer is not found: the provider that is killed reaches PostgreSQL directly.");

killRounds(server ? [158] : [90, 107, 124, 141, 158], bouncer);
