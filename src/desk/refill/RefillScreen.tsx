import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { endSoldValue, listSoldValue, type SoldValue } from "#contract/calls/desk/refill.ts";
import { PageHead } from "#desk/frame/PageHead.tsx";
import { useSaid } from "#desk/frame/Said.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { deskSend, useDesk } from "#desk/net/deskSend.ts";
import { OfferCard } from "#desk/offers/OfferCard.tsx";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { plusIcon } from "#ui/icons/common.ts";
import { Sheet } from "#ui/layers/Sheet.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import desk from "#desk/frame/Desk.module.css";
import { Books } from "./Books.tsx";
import { SoldEditor } from "./SoldEditor.tsx";

/** Milliseconds between reads: guests buy, colleagues change. */
const EVERY = 15_000;

/** What a store sells as prepaid value: amounts for its card and vouchers, with what came of them and what guests hold. */
export default function RefillScreen() {
  const { t } = useTranslation("desk/refill");
  const { t: td } = useTranslation("desk/desk");
  const { storeId = "" } = useParams();
  const listed = useDesk(listSoldValue, { store_id: storeId }, { every: EVERY });
  const { said, say } = useSaid();
  // The offer that is open, by its id; null: a new one; undefined: none.
  const [opened, open] = useState<string | null | undefined>(undefined);
  const done = async (words: string) => {
    open(undefined);
    say({ ok: true }, words);
    await listed.reload();
  };
  const { data } = listed;
  return (
    <div className={desk.page}>
      <PageHead title={td("page.refill")} note={t("note")}>
        <Button size="small" icon={<Icon of={plusIcon} size={20} />} onClick={() => open(null)}>
          {t("add")}
        </Button>
      </PageHead>
      {said}
      <Shown of={listed}>
        {({ books, goods, is_paid_online, offers, time_zone }) => (
          <>
            {!is_paid_online && <Notice kind="warn">{t("noMethod")}</Notice>}
            <Books books={books} offers={offers} storeId={storeId} />
            {offers.length === 0 && <EmptyState title={t("none")} />}
            <ul className={desk.cards}>
              {offers.map((offer) => (
                <OfferCard
                  key={offer.offer_id}
                  id={offer.offer_id}
                  name={offer.name}
                  state={offer.state}
                  period={[offer.start_time, offer.end_time]}
                  timeZone={time_zone}
                  figures={[
                    [t("sold"), String(offer.sold)],
                    [t("received"), money(offer.received)],
                    [t("bonusGiven"), money(offer.bonus)],
                  ]}
                  onChange={offer.state === "over" ? null : () => open(offer.offer_id)}
                  end={
                    offer.state === "over"
                      ? null
                      : {
                          act: t("end"),
                          how: t("endHow"),
                          send: () => deskSend(endSoldValue, { store_id: storeId, offer_id: offer.offer_id }),
                          onDone: () => done(t("ended")),
                        }
                  }
                >
                  <Terms offer={offer} goods={goods} />
                </OfferCard>
              ))}
            </ul>
          </>
        )}
      </Shown>
      {data !== undefined && (
        <Sheet
          open={opened !== undefined}
          onClose={() => open(undefined)}
          title={t(opened === null ? "add" : "change")}
          closeLabel={td("close")}
          tall
        >
          {opened !== undefined && (
            <SoldEditor
              key={opened}
              storeId={storeId}
              offer={data.offers.find(({ offer_id }) => offer_id === opened) ?? null}
              goods={data.goods}
              timeZone={data.time_zone}
              onRead={listed.reload}
              onSaved={() => done(t("saved"))}
            />
          )}
        </Sheet>
      )}
    </div>
  );
}

interface TermsProps {
  readonly offer: SoldValue;
  readonly goods: readonly { readonly id: string; readonly name: string }[];
}

/** What is paid and credited, for how long, and for what. */
function Terms({ goods, offer }: TermsProps) {
  const { t } = useTranslation("desk/refill");
  const { amount, goods_ids, kind, price, validity_days } = offer;
  const covered = goods.filter(({ id }) => goods_ids.includes(id)).map(({ name }) => name);
  const paid =
    kind === "free"
      ? t("named", { least: money(price), most: money(amount) })
      : t("terms", { price: money(price), amount: money(amount) });
  return (
    <p>
      {[
        t(`kindOf.${kind}`),
        paid,
        validity_days === null ? t("forEver") : t("forDays", { count: validity_days }),
        ...(covered.length > 0 ? [covered.join(", ")] : []),
      ].join(" · ")}
    </p>
  );
}
