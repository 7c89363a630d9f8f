import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import { listOffers, type OfferRow } from "#contract/calls/desk/offers.ts";
import { useMe } from "#desk/DeskApp.tsx";
import { PageHead } from "#desk/frame/PageHead.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { useWhen } from "#desk/frame/useWhen.ts";
import { useDesk } from "#desk/net/deskSend.ts";
import { money } from "#text/formats.ts";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import desk from "#desk/frame/Desk.module.css";
import { OfferCard } from "./OfferCard.tsx";

/** The page of each kind, before the store's name; banners are the operator's, on a page of no store. */
const PAGES = { coupon: "coupons", card: "refill", voucher: "refill", special: "specials" } as const;
const STATES = ["on", "coming", "over"] as const;

/** All that a store offers, with periods, and what each has cost and earned so far. */
export default function OffersScreen() {
  const { t } = useTranslation("desk/offers");
  const { t: td } = useTranslation("desk/desk");
  const { storeId = "" } = useParams();
  const listed = useDesk(listOffers, { store_id: storeId });
  const id = encodeURIComponent(storeId);
  const isOperator = useMe().rights.includes("operator");
  const pages = [
    ["coupons", `/coupons/${id}`],
    ["refill", `/refill/${id}`],
    ["specials", `/specials/${id}`],
    ...(isOperator ? ([["home", "/home-page"]] as const) : []),
  ] as const;
  return (
    <div className={desk.page}>
      <PageHead title={td("page.offers")} note={t("note")} />
      <p className={desk.acts}>
        {pages.map(([page, to]) => (
          <Link key={page} to={to}>
            {td(`page.${page}`)}
          </Link>
        ))}
      </p>
      <Shown of={listed}>
        {({ new_until, offers, time_zone }) => (
          <>
            <Opening newUntil={new_until} storeId={storeId} timeZone={time_zone} canAnnounce={isOperator} />
            {offers.length === 0 && <EmptyState title={t("none")} />}
            {STATES.map((state) => (
              <Section
                key={state}
                title={t(`state.${state}`)}
                offers={offers.filter((offer) => offer.state === state)}
                timeZone={time_zone}
                store={id}
              />
            ))}
          </>
        )}
      </Shown>
    </div>
  );
}

interface OpeningProps {
  readonly newUntil: string | null;
  readonly storeId: string;
  readonly timeZone: string;
  readonly canAnnounce: boolean;
}

/** How guests hear that the store is new. */
function Opening({ canAnnounce, newUntil, storeId, timeZone }: OpeningProps) {
  const { t } = useTranslation("desk/offers");
  const when = useWhen(timeZone);
  return (
    <section className={desk.card}>
      <h2>{t("opening.title")}</h2>
      <p>{newUntil === null ? t("opening.over") : t("opening.until", { time: when(newUntil) })}</p>
      {canAnnounce ? (
        <p className={desk.acts}>
          <Link to={`/home-page?${new URLSearchParams({ announced: storeId })}`}>
            {t("opening.announce")}
          </Link>
        </p>
      ) : (
        <p className={desk.soft}>{t("opening.owner")}</p>
      )}
    </section>
  );
}

interface SectionProps {
  readonly title: string;
  readonly offers: readonly OfferRow[];
  readonly timeZone: string;
  /** As addresses have it. */
  readonly store: string;
}

function Section({ offers, store, timeZone, title }: SectionProps) {
  const { t } = useTranslation("desk/offers");
  const { t: td } = useTranslation("desk/desk");
  if (offers.length === 0) return null;
  const counted = (value: number | null) => (value === null ? t("notCounted") : money(value));
  return (
    <section className={desk.page}>
      <h2>{title}</h2>
      <ul className={desk.cards}>
        {offers.map(({ cost, earned, end_time, id, name, start_time, state, times, what }) => (
          <OfferCard
            key={`${what} ${id}`}
            id={id}
            name={name}
            state={state}
            period={[start_time, end_time]}
            timeZone={timeZone}
            figures={[
              [t("times"), times === null ? t("notCounted") : String(times)],
              [t("cost"), counted(cost)],
              [t("earned"), counted(earned)],
            ]}
            onChange={null}
            end={null}
          >
            <p>
              {what === "banner" ? (
                td("page.home")
              ) : (
                <Link to={`/${PAGES[what]}/${store}`}>{t(`what.${what}`)}</Link>
              )}
            </p>
          </OfferCard>
        ))}
      </ul>
    </section>
  );
}
