import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { findOrders, type FoundOrder, ORDER_FILES, wholeOrder } from "#contract/calls/desk/find.ts";
import { useMe } from "#desk/DeskApp.tsx";
import { moneyWords, partBack, stateWords } from "#desk/board/ticket/ticketWords.ts";
import { useActs } from "#desk/board/useActs.ts";
import { readAnew, useDeskPages } from "#desk/net/deskSend.ts";
import { MoreButton } from "#desk/frame/MoreButton.tsx";
import { PageHead } from "#desk/frame/PageHead.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { Told } from "#desk/frame/Told.tsx";
import { useStoreRead } from "#desk/frame/useStore.ts";
import { useWhen } from "#desk/frame/useWhen.ts";
import { shownPhone } from "#domain/values/typedText.ts";
import { money } from "#text/formats.ts";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import badge from "#ui/feedback/Badge.module.css";
import desk from "#desk/frame/Desk.module.css";
import type { DeskStore } from "#desk/frame/deskWays.ts";
import styles from "./Find.module.css";
import { type Filter, FindForm } from "./FindForm.tsx";
import { OrderSheet } from "./OrderSheet.tsx";

/** A store's orders, however old, found by what people know of them; each opened with all that is known of it. */
export default function FindScreen() {
  const read = useStoreRead();
  return <Shown of={read}>{(store) => <OpenFind key={store.store_id} store={store} />}</Shown>;
}

function OpenFind({ store }: { readonly store: DeskStore }) {
  const { t } = useTranslation("desk/find");
  const { rights } = useMe();
  const [filter, setFilter] = useState<Filter>({});
  // An order that somebody comes for from elsewhere.
  const [query, setQuery] = useSearchParams();
  const [open, setOpen] = useState(query.get("order"));
  const close = () => {
    setOpen(null);
    if (query.has("order")) setQuery({}, { replace: true });
  };
  const listed = useDeskPages(findOrders, { store_id: store.store_id, ...filter });
  const acts = useActs(store, async () => {
    await Promise.all([listed.reload(), readAnew(wholeOrder)]);
  });
  const file = new URLSearchParams(
    Object.entries({ store_id: store.store_id, ...filter }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
  return (
    <div className={desk.page}>
      <PageHead title={t("title")} note={t("note")}>
        {rights.includes("log") && (
          <span className={styles.files}>
            <a href={`${ORDER_FILES.csv}?${file}`} download>
              {t("csv")}
            </a>
            <a href={`${ORDER_FILES.xlsx}?${file}`} download>
              {t("xlsx")}
            </a>
          </span>
        )}
      </PageHead>
      <FindForm onFind={setFilter} />
      <Shown of={listed}>
        {(found) => (
          <>
            {found.length === 0 && <EmptyState title={t("none")} />}
            <ul className={desk.list} aria-label={t("found")}>
              {found.map((order) => (
                <FoundRow
                  key={order.order_no}
                  order={order}
                  zone={store.time_zone}
                  onOpen={() => setOpen(order.order_no)}
                />
              ))}
            </ul>
          </>
        )}
      </Shown>
      <MoreButton of={listed}>{t("more")}</MoreButton>
      {open !== null && <OrderSheet storeId={store.store_id} orderNo={open} acts={acts} onClose={close} />}
      <Told told={acts.told} onClose={acts.hush} />
    </div>
  );
}

interface FoundRowProps {
  readonly order: FoundOrder;
  readonly zone: string;
  readonly onOpen: () => void;
}

function FoundRow({ onOpen, order, zone }: FoundRowProps) {
  const { t } = useTranslation("desk/board");
  const when = useWhen(zone);
  const { contact, number, order_no, order_type, pay_type, people, placed_at, refunded, table_name, total } =
    order;
  const paid = moneyWords(order, t);
  // Of one that is settled, English has one word for both.
  const state = stateWords(order, t);
  return (
    <li className={styles.row} id={`found-${order_no}`}>
      <button type="button" className={styles.open} onClick={onOpen}>
        {table_name === null ? number : `${t("table")} ${table_name} · ${number}`}
      </button>
      <span className={`${desk.soft} ${styles.soft}`}>
        <time dateTime={placed_at}>{when(placed_at)}</time> · {t(`mode.${order_type}`)}
        {people > 0 && ` · ${t("people", { count: people })}`}
      </span>
      {contact !== null && (
        <span className={styles.who}>
          {contact.name} {shownPhone(contact.phone)}
        </span>
      )}
      <span className={styles.marks}>
        {state !== paid.text && <span className={badge.badge}>{state}</span>}
        <span className={badge.badge} data-tone={paid.tone}>
          {paid.text}
        </span>
        {partBack(order) > 0 && (
          <span className={badge.badge}>
            {t("money.back")} {money(refunded)}
          </span>
        )}
        {pay_type !== null && <span className={desk.soft}>{t(`payType.${pay_type}`)}</span>}
      </span>
      <strong className={styles.total}>{money(total)}</strong>
      <small className={styles.no}>{order_no}</small>
    </li>
  );
}
