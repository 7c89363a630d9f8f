import { sql } from "drizzle-orm";
import { type OpenDatabase, TIME_LIMITS } from "#provider/db/open.ts";
import { type Finding, findingsOf } from "#provider/operations/doctor/check.ts";
import { areNoticesHeard } from "#provider/server/cache/changeNotices.ts";

const { ok, warning, fault } = findingsOf("database");

/** What a pooler before PostgreSQL takes away: time limits of sessions, and notices between processes. */
export async function wayFindings(
  { db, way }: Pick<OpenDatabase, "db" | "way">,
  listenUrl: string | null,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  if (way !== undefined && way.unlimited.length > 0) {
    const [row] = await db
      .select({
        role: sql<string>`quote_ident(current_user)`,
        name: sql<string>`quote_ident(current_database())`,
      })
      .from(sql`(select 1) as one`);
    const statements = way.unlimited.map(
      (limit) => `alter role ${row?.role} in database ${row?.name} set ${limit} = ${TIME_LIMITS[limit]};`,
    );
    findings.push(
      warning(
        `The pooler before PostgreSQL passes no time limits on, and its sessions have no ${way.unlimited.join(", ")}: nothing ends what waits or hangs.`,
        `In PostgreSQL: ${statements.join(" ")} Then have the pooler connect anew.`,
      ),
    );
  }
  if (listenUrl !== null)
    findings.push(
      (await areNoticesHeard(db, listenUrl))
        ? ok("Processes hear of each other's changes at DATABASE_LISTEN_URL.")
        : fault(
            "Nothing is heard at DATABASE_LISTEN_URL of what goes out by DATABASE_URL.",
            "Let it lead to the same database of the same PostgreSQL, past any pooler.",
          ),
    );
  else if (way?.isPooled === true)
    findings.push(
      warning(
        "PostgreSQL is behind a pooler, where nothing can listen: a process sees changes of others after two seconds.",
        "Name PostgreSQL's own address in DATABASE_LISTEN_URL if that is not soon enough.",
      ),
    );
  return findings;
}
