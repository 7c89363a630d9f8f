import { useTranslation } from "react-i18next";
import type { refillRecord } from "#contract/calls/refillCard.ts";
import type { ResponseOf } from "#contract/call.ts";
import { refillRecordCall } from "#net/calls/refillCalls.ts";
import { ListEnd } from "#parts/stores/list/ListEnd.tsx";
import { usePages } from "#parts/stores/list/usePages.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import { valuePagesAtom } from "#state/storage/pages.ts";
import { fullTime } from "#text/calendar.ts";
import { money } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import { STORE_ZONE } from "#parts/shell/clock.ts";
import styles from "./StoredValue.module.css";

type Entry = ResponseOf<typeof refillRecord>["items"][number];

interface ValueHistoryProps {
  readonly kind: 1 | 2;
  /** A `card_id` or `voucher_id`. */
  readonly id: string;
}

/** What went in and out of a card or voucher, newest first, each with the balance after it. Texts of `stores` as well. */
export function ValueHistory({ kind, id }: ValueHistoryProps) {
  const { t } = useTranslation("value");
  const { t: tc } = useTranslation();
  const pages = usePages<typeof refillRecord, Entry>(
    refillRecordCall,
    { kind, id },
    { page: (data) => data, idOf: ({ entry_id }) => entry_id, kept: valuePagesAtom },
  );
  const { items, failure } = pages;
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{t("history.title")}</h2>
      {items === null &&
        (failure ? (
          <CallTrouble failure={failure} onRetry={pages.reload} isRetrying={pages.isValidating} />
        ) : (
          <SkeletonGroup label={tc("loading")}>
            <Skeleton lines={4} />
          </SkeletonGroup>
        ))}
      {items?.length === 0 && <p className={styles.soft}>{t("history.empty")}</p>}
      {items !== null && items.length > 0 && (
        <>
          <ul className={styles.entries}>
            {items.map((entry) => (
              <EntryRow key={entry.entry_id} entry={entry} />
            ))}
          </ul>
          <ListEnd of={pages} />
        </>
      )}
    </section>
  );
}

function EntryRow({ entry }: { readonly entry: Entry }) {
  const { t } = useTranslation("value");
  const tag = useLanguageTag();
  const { kind, name, date, amount, balance_after, order_no } = entry;
  return (
    <li className={styles.entry}>
      <div>
        <p className={styles.entryName}>{t(`history.kind.${kind}`)}</p>
        <p className={styles.soft}>
          {order_no === null ? (
            name
          ) : (
            <Anchor className={styles.link} href={href("orderDetail", { orderNo: order_no })}>
              {name}
            </Anchor>
          )}
        </p>
        <p className={styles.soft}>
          <time dateTime={date}>{fullTime(date, tag, STORE_ZONE)}</time>
        </p>
      </div>
      <div className={styles.yen}>
        <p data-in={amount > 0 || undefined}>{amount > 0 ? `+${money(amount)}` : money(amount)}</p>
        <p className={styles.soft}>{t("history.after", { balance: money(balance_after) })}</p>
      </div>
    </li>
  );
}
