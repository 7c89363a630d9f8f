import { eq } from "drizzle-orm";
import {
  company as companyCall,
  type CompanyDisclosure,
  DISCLOSURE_ITEMS,
  type DisclosureItem,
  saveCompany,
} from "#contract/calls/desk/company.ts";
import type { Database } from "#provider/db/database.ts";
import { asWritten, inEach, type Localized, orJapanese } from "#provider/db/tables/columns.ts";
import { companies, type LocalizedDisclosure } from "#provider/db/tables/companies.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { stampOf } from "#provider/desk/settings/readSettings.ts";
import { textsIn } from "#provider/server/texts.ts";
import { changed } from "#provider/staff/audit.ts";
import { answerDesk } from "#provider/staff/deskDispatch.ts";

const THE_ONE = "company";
const isIt = eq(companies.id, THE_ONE);

type Company = Pick<typeof companies.$inferSelect, "disclosure" | "registration_number">;

/** The company that runs the stores; undefined until its owner has written down what it states. */
export async function findCompany(db: Database): Promise<Company | undefined> {
  const [kept] = await db.select().from(companies).where(isIt);
  return kept;
}

/** What a disclosure says that nobody has written. */
export const NOTHING_DISCLOSED = disclosureOf(() => inEach(() => ""));

function disclosureOf(say: (item: DisclosureItem) => Localized): LocalizedDisclosure {
  return Object.fromEntries(DISCLOSURE_ITEMS.map((item) => [item, say(item)])) as LocalizedDisclosure;
}

/** As whoever wrote it sees it again. */
export function written(disclosure: LocalizedDisclosure) {
  const items = DISCLOSURE_ITEMS.map((item) => [item, asWritten(disclosure[item])]);
  return Object.fromEntries(items) as Record<DisclosureItem, Partial<Localized>>;
}

/** As most restaurants say what differs little between them, to begin with. */
const PROPOSED = ["prices", "payment_timing", "delivery_timing", "returns"] as const;
const PROPOSED_OF_OPERATOR = ["additional_charges", "payment_methods"] as const;

function proposal(): LocalizedDisclosure {
  return disclosureOf((item) =>
    inEach((language) => {
      const own = PROPOSED.find((one) => one === item);
      if (own !== undefined) return textsIn(language, "provider/disclosure")(own);
      const operators = PROPOSED_OF_OPERATOR.find((one) => one === item);
      return operators === undefined ? "" : textsIn(language, "provider/operator")(operators);
    }),
  );
}

/** What stands for what is kept: whoever saves has seen this. */
const stampNow = (kept: Company | undefined): string =>
  stampOf([kept?.disclosure ?? null, kept?.registration_number ?? null]);

const read = answerDesk(companyCall, async (_, { db }) => {
  const kept = await findCompany(db);
  return {
    is_kept: kept !== undefined,
    disclosure: written(kept?.disclosure ?? proposal()),
    registration_number: kept?.registration_number ?? null,
    stores: await db.$count(stores, eq(stores.follows_company, true)),
    stamp: stampNow(kept),
  };
});

const save = answerDesk(saveCompany, async ({ disclosure: typed, registration_number, stamp }, context) => {
  const { fail, write } = context;
  await write(async ({ audit, db }) => {
    const [before] = await db.select().from(companies).where(isIt).for("update");
    const disclosure = disclosureIn(typed);
    const after = { disclosure, registration_number };
    // Sent again, after an answer that was lost.
    if (before !== undefined && stampNow(after) === stampNow(before)) return;
    if (stampNow(before) !== stamp) return fail("changed");
    await db
      .insert(companies)
      .values({ id: THE_ONE, ...after })
      .onConflictDoUpdate({ target: companies.id, set: after });
    await db.update(stores).set(after).where(eq(stores.follows_company, true));
    const was = before === undefined ? null : flat(before);
    const { before: old, after: now } = changed(was ?? {}, flat(after));
    await audit({ did: "company.save", subject: THE_ONE, before: was === null ? null : old, after: now });
  });
  return {};
});

/** What somebody has written, as it is kept. */
export const disclosureIn = (typed: CompanyDisclosure): LocalizedDisclosure =>
  disclosureOf((item) => orJapanese(wordsOf(typed, item)));

const wordsOf = (typed: CompanyDisclosure, item: DisclosureItem) => typed[item];

/** By item, for the log. */
const flat = ({ disclosure, registration_number }: Company): Readonly<Record<string, unknown>> => ({
  ...disclosure,
  registration_number,
});

export const companyCalls = [read, save];
