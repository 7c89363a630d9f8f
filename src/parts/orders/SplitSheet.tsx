import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import * as Code from "#contract/codes.ts";
import type { OrderDetail } from "#contract/order.ts";
import { splitByDishes, splitByHeads } from "#domain/price/splitBill.ts";
import { orderDetailsCall } from "#net/calls/orderCalls.ts";
import { useSend } from "#net/useCall.ts";
import { useShare } from "#parts/share/ShareButton.tsx";
import { useTexts } from "#parts/shell/useTexts.ts";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import { ErrorState } from "#ui/feedback/EmptyState.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import { ChipGroup } from "#ui/fields/ChipGroup.tsx";
import { Stepper } from "#ui/fields/Stepper.tsx";
import { Sheet } from "#ui/layers/Sheet.tsx";
import styles from "./SplitSheet.module.css";

interface SplitSheetProps {
  /** What is on the bill: at least one order of one store. */
  readonly orderNos: readonly string[];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Divides a table's bill among those who sit there, and passes on who owes what. */
export default function SplitSheet({ orderNos, open, onClose }: SplitSheetProps) {
  const { t } = useTranslation("share");
  const { t: tc } = useTranslation();
  const hasTexts = useTexts(["share"]);
  const { orders, reload } = useTableBill(orderNos);
  if (!hasTexts) return null;
  return (
    <Sheet open={open} onClose={onClose} title={t("split.title")} closeLabel={tc("close")}>
      {orders === "failed" ? (
        <ErrorState title={t("split.failed")} retryLabel={tc("retry")} onRetry={reload} />
      ) : orders === null ? (
        <SkeletonGroup label={tc("loading")}>
          <Skeleton lines={4} />
        </SkeletonGroup>
      ) : (
        <SplitForm orders={orders} />
      )}
    </Sheet>
  );
}

/** Most who share a bill here; more pay at the register. */
const MOST = 12;

interface SplitFormProps {
  readonly orders: readonly OrderDetail[];
}

/** How many there are, who ate what, and what each owes: it follows every tap. */
function SplitForm({ orders }: SplitFormProps) {
  const { t } = useTranslation("share");
  const share = useShare();
  const seated = orders.reduce((sum, order) => sum + order.people, 0);
  const [people, setPeople] = useState(Math.min(MOST, Math.max(2, seated)));
  const [how, setHow] = useState<"heads" | "dishes">("heads");
  const [eaters, setEaters] = useState<Readonly<Record<string, readonly string[]>>>({});
  const [first] = orders;
  const total = orders.reduce((sum, order) => sum + order.bill.total, 0);
  const lines = orders.flatMap((order) => order.lines).filter(({ line_total }) => line_total > 0);
  const dishes = lines.map(({ line_id, line_total }) => ({
    cost: line_total,
    eaters: (eaters[line_id] ?? []).map(Number),
  }));
  const split = how === "heads" ? splitByHeads(total, people) : splitByDishes(total, people, dishes);
  const persons = Array.from({ length: people }, (_, at) => ({ value: String(at), label: String(at + 1) }));
  if (!first) return null;
  return (
    <div className={styles.page}>
      <div className={styles.row}>
        <span>{t("split.people")}</span>
        <Stepper
          value={people}
          min={2}
          max={MOST}
          onChange={setPeople}
          labels={{ group: t("split.people"), decrease: t("split.fewer"), increase: t("split.more") }}
        />
      </div>
      <ChipGroup
        label={t("split.how")}
        name="split-how"
        value={how}
        onChange={setHow}
        options={[
          { value: "heads", label: t("split.heads") },
          { value: "dishes", label: t("split.dishes") },
        ]}
      />
      {how === "dishes" && (
        <ul className={styles.dishes}>
          {lines.map(({ line_id, name, line_total }) => (
            <li key={line_id} className={styles.dish}>
              <span className={styles.row}>
                <span>{name}</span>
                <span>{money(line_total)}</span>
              </span>
              <ChipGroup
                many
                scroll
                label={t("split.who", { dish: name })}
                name={`split-${line_id}`}
                value={(eaters[line_id] ?? []).filter((eater) => Number(eater) < people)}
                onChange={(chosen) => setEaters({ ...eaters, [line_id]: chosen })}
                options={persons}
              />
              {(eaters[line_id] ?? []).length === 0 && (
                <small className={styles.note}>{t("split.everyone")}</small>
              )}
            </li>
          ))}
        </ul>
      )}
      <ul aria-label={t("split.eachPays")} aria-live="polite">
        {split.shares.map((yen, at) => (
          <li key={persons[at]?.value} className={styles.share}>
            <span>{t("split.person", { number: at + 1 })}</span>
            <strong>{money(yen)}</strong>
          </li>
        ))}
        <li className={styles.share}>
          <span>{t("split.total")}</span>
          <strong>{money(total)}</strong>
        </li>
      </ul>
      <p className={styles.note}>
        {split.rounding > 0 && `${t("split.rounded", { yen: money(split.rounding) })} `}
        {t("split.note")}
      </p>
      <Button
        block
        onClick={() =>
          share({
            kind: "split",
            split: {
              orderNo: first.order_no,
              storeId: first.store_id,
              storeName: first.store_name,
              total,
              ...split,
            },
          })
        }
      >
        {t("split.send")}
      </Button>
    </div>
  );
}

/** The orders of a table with all their dishes, read once; `failed` where one of them cannot be. */
function useTableBill(orderNos: readonly string[]) {
  const send = useSend();
  const [orders, setOrders] = useState<readonly OrderDetail[] | "failed" | null>(null);
  const [attempt, setAttempt] = useState(0);
  const names = orderNos.join(" ");
  useEffect(() => {
    let isCurrent = true;
    const asked = names
      .split(" ")
      .map((order_no) =>
        send(orderDetailsCall, { order_no }, { handles: [Code.noPermission], isSilent: true }),
      );
    void Promise.all(asked).then((answers) => {
      if (!isCurrent) return;
      const read = answers.flatMap((answer) => (answer.ok ? [answer.data] : []));
      const isWhole = read.length === answers.length;
      setOrders(isWhole ? read.filter(({ order_status }) => order_status >= 0) : "failed");
    });
    return () => {
      isCurrent = false;
    };
  }, [send, names, attempt]);
  const reload = () => {
    setOrders(null);
    setAttempt((count) => count + 1);
  };
  return { orders, reload };
}
