import { useTranslation } from "react-i18next";
import { OrderType } from "#contract/enumerations.ts";
import styles from "#features/checkout/Checkout.module.css";
import { Checkout } from "#features/checkout/Checkout.tsx";
import { TablewareField } from "#features/checkout/fields/TablewareField.tsx";
import DinersField from "#parts/cart/DinersField.tsx";
import { ScanButton } from "#parts/scan/ScanButton.tsx";
import { ShowToStaff } from "#parts/staff/ShowToStaff.tsx";
import { usePauseWords } from "#parts/stores/usePauseWords.ts";
import { LazyLayer, LazyPart, lazyWithRetry } from "#parts/trouble/lazyWithRetry.tsx";
import { href } from "#routes/href.ts";
import { draftKey } from "#state/orders/orderDraft.ts";
import { clockTime, money } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { plusIcon } from "#ui/icons/common.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import { EmptyBowl } from "#ui/pictures/storeDrawings.tsx";
import { OthersOrdered } from "./OthersOrdered.tsx";
import { LegalNote, TableNotes, WaitNote } from "./TableNotes.tsx";
import { type DineInProps, useDineIn } from "./useDineIn.ts";

const EntryPanel = lazyWithRetry(() => import("#parts/visit/EntryPanel.tsx"));
const CourseLack = lazyWithRetry(() => import("#parts/menu/course/CourseLack.tsx"));

/**
 * The confirmation of an order at a table: how many they are, dishes, bill. What can be known is chosen, and one pays after
 * the meal.
 */
export function DineIn({ store, tableId, order, reload }: DineInProps) {
  const { t } = useTranslation(["checkout", "menu"]);
  const tag = useLanguageTag();
  const { attempt, bill, diners, fields, form, hasTableware, placing } = useDineIn({
    store,
    tableId,
    order,
    reload,
  });
  const pauseWords = usePauseWords();
  const { store_id, table } = store;
  // Only the code on the table tells which one it is: the provider would refuse the order with 407.
  const lacksTable = order === null && table === null;
  const menu = href("orderFood", {
    storeId: store_id,
    tableId: tableId ?? undefined,
    add: order?.order_no,
  });
  if (form.lines.length === 0 && attempt.progress.kind === "none") {
    return (
      <EmptyState
        title={t("empty")}
        illustration={<EmptyBowl />}
        action={
          <>
            {form.removed.length > 0 && (
              <Button kind="outline" onClick={form.undo}>
                {t("menu:line.undo")}
              </Button>
            )}
            <Button href={menu}>{t("toMenu")}</Button>
          </>
        }
      />
    );
  }
  const isLocked = table?.is_locked === 1;
  const isOutside = table?.entry?.is_in === 0;
  const coverEach = fields.values.people === null ? diners.coverEach : 0;
  const missing =
    t("checkout:error.people") +
    (coverEach > 0 ? ` ${t("menu:bar.cover", { price: money(coverEach) })}` : "");
  return (
    <Checkout
      form={form}
      bill={bill}
      fields={fields}
      attempt={attempt}
      placing={placing}
      addMore={
        <Button kind="quiet" size="small" icon={<Icon of={plusIcon} size={20} />} href={menu}>
          {t("addMore")}
        </Button>
      }
      tools={
        <ShowToStaff storeId={store_id} tableId={tableId} lines={form.ordered} draftKey={draftKey(form.of)} />
      }
      rows={hasTableware && <TablewareField store={store} checkout={fields} />}
      payment={order === null ? { orderType: OrderType.dineIn, hint: t("payTypeHint") } : null}
      shown={{
        people: fields.values.people ?? 0,
        coverEach,
        before: order?.total,
      }}
      isTotalOpen={coverEach > 0}
      missing={diners.people === null && !lacksTable ? missing : undefined}
      legal={<LegalNote storeId={store_id} tableId={tableId} />}
      submitLabel={order ? t("submitAdd") : t("submit")}
      instead={
        lacksTable ? (
          <ScanButton look="main" label={t("noTable.button")} />
        ) : store.is_open === 0 || isLocked || isOutside ? (
          <Button block disabled>
            {t("menu:notOrderable")}
          </Button>
        ) : undefined
      }
    >
      {lacksTable && (
        <Notice kind="warn">
          <strong>{t("noTable.title")}</strong>
          <p>{t("noTable.text")}</p>
        </Notice>
      )}
      {(store.is_open === 0 || isLocked) && (
        <Notice kind="warn">
          {isLocked
            ? t("menu:tableLocked")
            : store.pause
              ? pauseWords(store.pause, store.next_open_at, store.time_zone)
              : t("menu:closed")}
        </Notice>
      )}
      {form.ordered.some(({ goods_detail }) => goods_detail.is_buffet === 1) && (
        <LazyLayer>
          <CourseLack
            store={store}
            lines={form.ordered}
            people={diners.people === null ? null : (table?.people_seated ?? 0) + diners.people}
          />
        </LazyLayer>
      )}
      <section className={styles.card}>
        <div className={styles.place}>
          {table ? <strong>{t("tableName", { name: table.name })}</strong> : <span>{store.name}</span>}
          {store.is_open === 1 && <WaitNote store={store} />}
        </div>
        {order ? (
          <p className={styles.note}>
            {t("joins", {
              time: clockTime(order.order_time, tag, order.time_zone),
              total: money(order.total),
            })}
          </p>
        ) : (
          diners.joins && table && <p className={styles.note}>{t("joinsTable", { name: table.name })}</p>
        )}
        {table && tableId !== null && !isOutside && <OthersOrdered store={store} tableId={tableId} />}
        {isOutside ? (
          <LazyPart>
            <EntryPanel store={store} isInset />
          </LazyPart>
        ) : (
          table && <TableNotes table={table} />
        )}
        {!lacksTable && <DinersField diners={diners} error={fields.peopleError} />}
      </section>
    </Checkout>
  );
}
