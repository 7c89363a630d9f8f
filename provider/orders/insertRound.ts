import { randomUUID } from "node:crypto";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Database } from "#provider/db/database.ts";
import type { Localized } from "#provider/db/tables/columns.ts";
import { orderLines, orderRounds } from "#provider/db/tables/orders.ts";
import type { PricedLine } from "./pricedLine.ts";

/** Writes what was ordered at once; names are kept as they are now, because menus change. */
export async function insertRound(
  db: Database,
  round: Omit<typeof orderRounds.$inferInsert, "accepted_at">,
  lines: readonly PricedLine[],
): Promise<void> {
  await db.insert(orderRounds).values(round);
  await db.insert(orderLines).values(
    lines.map((line, position) => ({
      id: randomUUID(),
      order_no: round.order_no,
      round: round.round,
      position,
      goods_id: line.row.id,
      name: line.row.name,
      option_value: [...line.option_value],
      option_name: optionNames(line),
      picture: line.row.picture,
      number: line.number,
      list_price: line.list,
      unit_price: line.unit,
      tax_class: line.tax_class,
      special_id: line.special_id,
    })),
  );
}

function optionNames({ row, option_value }: PricedLine): Localized {
  const chosen = row.option_groups
    .flatMap(({ options }) => options)
    .filter(({ option_id }) => option_value.includes(option_id));
  const inLanguage = (language: WireLanguage) => chosen.map(({ name }) => name[language]).join(" / ");
  return {
    ja: inLanguage("ja"),
    zh: inLanguage("zh"),
    en: inLanguage("en"),
    tw: inLanguage("tw"),
    ko: inLanguage("ko"),
  };
}
