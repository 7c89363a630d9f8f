import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { listSoldValue, SoldValue } from "#contract/calls/desk/refill.ts";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import { Figures } from "#desk/offers/OfferCard.tsx";
import { isExempt, REPORTED_ABOVE } from "#domain/payments/prepaidLaw.ts";
import { money } from "#text/formats.ts";
import desk from "#desk/frame/Desk.module.css";

interface BooksProps {
  readonly books: DeskResponse<typeof listSoldValue>["books"];
  readonly offers: readonly SoldValue[];
  readonly storeId: string;
}

/** What came in, was given and used, and what guests hold today, beside the limit that the law sets to that. */
export function Books({ books, offers, storeId }: BooksProps) {
  const { t } = useTranslation("desk/refill");
  const counts = offers.some(({ state, validity_days }) => state !== "over" && !isExempt(validity_days));
  return (
    <section className={desk.card} aria-labelledby="prepaid-books">
      <h2 id="prepaid-books">{t("books.title")}</h2>
      <Figures
        of={[
          [t("books.unused"), money(books.unused)],
          [t("books.unusedBonus"), money(books.unused_bonus)],
          [t("received"), money(books.received)],
          [t("books.given"), money(books.given)],
          [t("books.used"), money(books.used)],
          [t("books.lapsed"), money(books.lapsed)],
        ]}
      />
      <p className={desk.soft}>
        {t("law.deposit", { limit: money(REPORTED_ABOVE) })}{" "}
        <Link to={`/value/${encodeURIComponent(storeId)}`}>{t("law.figures")}</Link>
      </p>
      {offers.length > 0 && <p className={desk.soft}>{t(counts ? "law.counts" : "law.exempt")}</p>}
    </section>
  );
}
