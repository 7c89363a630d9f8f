import { asc } from "drizzle-orm";
import { tableCards } from "#contract/calls/desk/tableCards.ts";
import { permanentLink } from "#domain/share/shareCard.ts";
import { bcp47, LOCALES, wireLanguage } from "#domain/values/localeCodes.ts";
import { tables } from "#provider/db/tables/stores.ts";
import { reading } from "#provider/desk/counter.ts";
import { ownStore } from "#provider/desk/stores/ownStore.ts";
import { textsIn } from "#provider/server/texts.ts";
import { answerDesk } from "#provider/staff/deskDispatch.ts";
import { tablesInUse } from "#provider/stores/tablesInUse.ts";

const cards = answerDesk(tableCards, async ({ store_id }, context) => {
  const { db, origin, parts } = context;
  const { name } = await ownStore(context, store_id);
  const { tableLink } = reading(parts);
  const { liffId } = parts.settings;
  const rows = await db
    .select()
    .from(tables)
    .where(tablesInUse(store_id))
    .orderBy(asc(tables.position), asc(tables.id));
  return {
    name: name.ja,
    name_en: name.en === name.ja ? null : name.en,
    lines: LOCALES.map((locale) => ({
      lang: bcp47(locale),
      text: textsIn(wireLanguage(locale), "provider/tableCard")("scan"),
    })),
    tables: rows.map((table) => ({
      table_id: table.id,
      name: table.name,
      link: permanentLink(tableLink(table), { liffId: null, origin }),
      line_link: liffId === null ? null : permanentLink(tableLink(table), { liffId, origin }),
    })),
  };
});

export const tableCardCalls = [cards];
