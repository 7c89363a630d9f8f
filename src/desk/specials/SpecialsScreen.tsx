import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { type DeskSpecial, endSpecial, listSpecials } from "#contract/calls/desk/specials.ts";
import { PageHead } from "#desk/frame/PageHead.tsx";
import { useSaid } from "#desk/frame/Said.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { deskSend, useDesk } from "#desk/net/deskSend.ts";
import { OfferCard } from "#desk/offers/OfferCard.tsx";
import styles from "#desk/offers/Offers.module.css";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { plusIcon } from "#ui/icons/common.ts";
import { Sheet } from "#ui/layers/Sheet.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import desk from "#desk/frame/Desk.module.css";
import { SpecialEditor } from "./SpecialEditor.tsx";

/** Milliseconds between reads: guests order, colleagues change. */
const EVERY = 15_000;
/** Names of dishes that stand on a card. */
const MOST_NAMES = 6;

/** The specials of a store, or without one those of several stores, with what came of each. */
export default function SpecialsScreen() {
  const { t } = useTranslation("desk/specials");
  const { t: td } = useTranslation("desk/desk");
  const { storeId = null } = useParams();
  const listed = useDesk(listSpecials, { store_id: storeId }, { every: EVERY });
  const { said, say } = useSaid();
  // The special that is open, by its id; null: a new one; undefined: none.
  const [opened, open] = useState<string | null | undefined>(undefined);
  const done = async (words: string) => {
    open(undefined);
    say({ ok: true }, words);
    await listed.reload();
  };
  const { data } = listed;
  const isJoint = storeId === null;
  return (
    <div className={desk.page}>
      <PageHead
        title={td(isJoint ? "page.jointOffers" : "page.specials")}
        note={t(isJoint ? "jointNote" : "note")}
      >
        <Button size="small" icon={<Icon of={plusIcon} size={20} />} onClick={() => open(null)}>
          {t("add")}
        </Button>
      </PageHead>
      {said}
      <Shown of={listed}>
        {({ specials, time_zone }) => (
          <>
            {specials.length === 0 && <EmptyState title={t("none")} />}
            <ul className={desk.cards}>
              {specials.map((special) => {
                const { is_own, special_id, state } = special;
                const canAct = is_own && state !== "over";
                return (
                  <OfferCard
                    key={special_id}
                    id={special_id}
                    name={special.title}
                    state={state}
                    period={[special.start_time, special.end_time]}
                    timeZone={time_zone}
                    figures={[
                      [t("orders"), String(special.orders)],
                      [t("earned"), money(special.earned)],
                      [t("given"), money(special.given)],
                    ]}
                    onChange={canAct ? () => open(special_id) : null}
                    end={
                      canAct
                        ? {
                            act: t("end"),
                            how: t("endHow"),
                            send: () => deskSend(endSpecial, { store_id: storeId, special_id }),
                            onDone: () => done(t("ended")),
                          }
                        : null
                    }
                  >
                    <Terms special={special} isJoint={isJoint} />
                  </OfferCard>
                );
              })}
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
            <SpecialEditor
              key={opened}
              storeId={storeId}
              special={data.specials.find(({ special_id }) => special_id === opened) ?? null}
              listed={data}
              onRead={listed.reload}
              onSaved={() => done(t("saved"))}
            />
          )}
        </Sheet>
      )}
    </div>
  );
}

/** What is taken off what, where, and how many each may order. */
function Terms({ isJoint, special }: { readonly special: DeskSpecial; readonly isJoint: boolean }) {
  const { t } = useTranslation("desk/specials");
  const { discount_price, discount_type, goods, is_own, kind, limit_per_person, picture, stores } = special;
  const off =
    discount_price === 0
      ? t("menuPrice")
      : `−${discount_type === 2 ? money(discount_price) : `${String(discount_price)}%`}`;
  const named = (all: typeof goods, several: "severalGoods" | "severalStores") =>
    all.length > MOST_NAMES ? t(several, { count: all.length }) : all.map(({ name }) => name).join(", ");
  const { receive_from, receive_until } = special;
  return (
    <>
      {picture !== null && (
        <div className={styles.picture}>
          <Picture {...picture} alt="" sizes="160px" frame="wide" />
        </div>
      )}
      <p>
        {[
          t(`kindOf.${kind}`),
          off,
          named(goods, "severalGoods"),
          ...(isJoint || kind === "league" ? [named(stores, "severalStores")] : []),
          ...(receive_from !== null && receive_until !== null
            ? [t("had", { from: receive_from, until: receive_until })]
            : []),
          ...(limit_per_person === -1 ? [] : [t("perPerson", { count: limit_per_person })]),
        ].join(" · ")}
      </p>
      {!is_own && <p className={desk.soft}>{t(isJoint ? "mixed" : "notOwn")}</p>}
    </>
  );
}
