import { useTranslation } from "react-i18next";
import type { listSoldValue, SoldValue } from "#contract/calls/desk/refill.ts";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import { useDayName } from "#desk/frame/useWhen.ts";
import { Figures } from "#desk/offers/OfferCard.tsx";
import { DEPOSIT_ABOVE, isExempt, nextBaseDay } from "#domain/payments/prepaidLaw.ts";
import { money } from "#text/formats.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import desk from "#desk/frame/Desk.module.css";

interface BooksProps {
  readonly books: DeskResponse<typeof listSoldValue>["books"];
  readonly offers: readonly SoldValue[];
  /** By the store's clock. */
  readonly today: string;
}

/** What came in, was given and used, and what guests hold today, beside the limit that the law sets to that. */
export function Books({ books, offers, today }: BooksProps) {
  const { t } = useTranslation("desk/refill");
  const day = useDayName();
  const base = day(nextBaseDay(today));
  const limit = money(DEPOSIT_ABOVE);
  const isAbove = books.unused_everywhere > DEPOSIT_ABOVE;
  const counts = offers.some(({ state, validity_days }) => state !== "over" && !isExempt(validity_days));
  return (
    <section className={desk.card} aria-labelledby="prepaid-books">
      <h2 id="prepaid-books">{t("books.title")}</h2>
      <Figures
        of={[
          [t("books.unused"), money(books.unused)],
          [t("books.unusedBonus"), money(books.unused_bonus)],
          [t("books.everywhere"), money(books.unused_everywhere)],
          [t("received"), money(books.received)],
          [t("books.given"), money(books.given)],
          [t("books.used"), money(books.used)],
          [t("books.lapsed"), money(books.lapsed)],
        ]}
      />
      {isAbove && <Notice kind="warn">{t("law.above", { limit, day: base })}</Notice>}
      <p className={desk.soft}>{t("law.deposit", { limit, day: base })}</p>
      {offers.length > 0 && <p className={desk.soft}>{t(counts ? "law.counts" : "law.exempt")}</p>}
    </section>
  );
}
