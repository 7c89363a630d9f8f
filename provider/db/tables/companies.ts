import { pgTable, text } from "drizzle-orm/pg-core";
import { Disclosure } from "#contract/store.ts";
import { type Localized, localizedItems } from "./columns.ts";

export type LocalizedDisclosure = { [Item in keyof Disclosure]: Localized };

/** What a seller states by law, as a column. */
export const disclosures = localizedItems(Object.keys(Disclosure.shape) as (keyof Disclosure)[]);

/** The company that runs the stores, in one row: what its stores disclose that follow it. */
export const companies = pgTable("companies", {
  id: text().$type<"company">().primaryKey(),
  disclosure: disclosures().notNull(),
  registration_number: text(),
});
