import { and, eq } from "drizzle-orm";
import { packingSlip, type PackingSlip } from "#contract/calls/desk/slip.ts";
import { OrderType } from "#contract/enumerations.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { shownPhone, shownPostalCode } from "#domain/values/typedText.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { ownStore } from "#provider/desk/stores/ownStore.ts";
import { lineWords, type OrderFacts, orderFacts } from "#provider/orders/orderFacts.ts";
import { textsIn } from "#provider/server/texts.ts";
import { answerDesk } from "#provider/staff/deskDispatch.ts";

const slip = answerDesk(packingSlip, async ({ store_id, order_no }, context) => {
  const { db, language } = context;
  await ownStore(context, store_id);
  const own = and(
    eq(orders.order_no, order_no),
    eq(orders.store_id, store_id),
    eq(orders.order_type, OrderType.shipping),
  );
  const [facts] = await orderFacts(db, await db.select().from(orders).where(own));
  return { slip: facts === undefined ? null : presentSlip(facts, language) };
});

export const slipCalls = [slip];

function presentSlip({ lines, order, store }: OrderFacts, language: WireLanguage): PackingSlip {
  const t = textsIn("ja", "provider/slip");
  const { contact_phone, delivery_address: to, delivery_date, delivery_section, gift, order_no } = order;
  const sender = gift?.sender ?? null;
  return {
    order_no,
    label: {
      to: to && {
        title: t("shipTo"),
        lines: [
          `〒${shownPostalCode(to.postal_code)}`,
          `${to.address} ${to.detail}`.trim(),
          shownPhone(contact_phone),
        ],
        name: t("person", { name: to.name }),
      },
      wanted: {
        title: t("wantedOn"),
        lines: [`${delivery_date ?? t("anyDay")} ${delivery_section?.ja ?? ""}`.trim()],
      },
      from: {
        title: t("from"),
        lines: sender
          ? [t("person", { name: sender.name }), `${sender.address} ${shownPhone(sender.phone)}`]
          : [store.name.ja, `${store.address.ja} ${store.phone}`],
      },
    },
    goods: lines.map((line) => ({ ...lineWords(line, language), number: line.number })),
  };
}
