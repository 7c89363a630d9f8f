import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { type GiftCard, listGifts } from "#contract/calls/desk/gifts.ts";
import { PageHead } from "#desk/frame/PageHead.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { Told } from "#desk/frame/Told.tsx";
import { useDesk } from "#desk/net/deskSend.ts";
import { useTold } from "#desk/net/useTold.ts";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import desk from "#desk/frame/Desk.module.css";
import { GiveForm } from "./GiveForm.tsx";
import { GivenGift } from "./GivenGift.tsx";
import { PrintedGift } from "./PrintedGift.tsx";

/** Milliseconds between reads: messages go out, customers activate, others give. */
const EVERY = 10_000;

/** Vouchers that a store gives: made here, sent or printed, and withdrawn while nobody has activated them. */
export default function GiftsScreen() {
  const { t } = useTranslation("desk/gifts");
  const { t: td } = useTranslation("desk/desk");
  const { storeId = "" } = useParams();
  const listed = useDesk(listGifts, { store_id: storeId }, { every: EVERY });
  const telling = useTold();
  const { hush, tell, told } = telling;
  // Its code is nowhere else: not in the address, and in nothing that is read again.
  const [card, setCard] = useState<GiftCard | null>(null);
  return (
    <div className={desk.page}>
      <PageHead title={td("page.gifts")} note={t("note")} />
      {card !== null && <PrintedGift key={card.code} card={card} onClose={() => setCard(null)} />}
      <div className={`${desk.page} ${desk.screenOnly}`}>
        <Shown of={listed}>
          {({ gifts, has_texts, offers, time_zone }) => (
            <>
              {!has_texts ? (
                <Notice kind="warn">{t("refusal.no_texts")}</Notice>
              ) : offers.length === 0 ? (
                <EmptyState title={t("nothing")} />
              ) : (
                <GiveForm
                  storeId={storeId}
                  offers={offers}
                  telling={telling}
                  isMain={card === null}
                  onMade={async (made) => {
                    setCard(made);
                    if (made === null) tell("done", t("sentTo"));
                    else hush();
                    await listed.reload();
                  }}
                />
              )}
              <h2>{t("given")}</h2>
              {gifts.length === 0 && <p className={desk.soft}>{t("none")}</p>}
              <ul className={desk.cards}>
                {gifts.map((gift) => (
                  <GivenGift
                    key={gift.voucher_id}
                    storeId={storeId}
                    gift={gift}
                    timeZone={time_zone}
                    hasTexts={has_texts}
                    telling={telling}
                    onDone={async (words) => {
                      if (words !== null) tell("done", words);
                      await listed.reload();
                    }}
                  />
                ))}
              </ul>
            </>
          )}
        </Shown>
      </div>
      <Told told={told} onClose={hush} />
    </div>
  );
}
