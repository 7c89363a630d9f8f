import { useTranslation } from "react-i18next";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import { storedValue, VALUE_FILES, valueAtBases } from "#contract/calls/desk/value.ts";
import desk from "#desk/frame/Desk.module.css";
import type { DeskStore } from "#desk/frame/deskWays.ts";
import { PageHead } from "#desk/frame/PageHead.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { useStoreRead } from "#desk/frame/useStore.ts";
import { useDayName } from "#desk/frame/useWhen.ts";
import { useDesk } from "#desk/net/deskSend.ts";
import { money } from "#text/formats.ts";
import badge from "#ui/feedback/Badge.module.css";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import styles from "./Close.module.css";
import { SpanChoice, useSpan } from "./Span.tsx";
import { Part, Sum, Table } from "./Sums.tsx";

/** What guests hold unused on a store's cards and vouchers, by day, and at the base dates of the Payment Services Act. */
export default function ValueScreen() {
  const read = useStoreRead();
  return <Shown of={read}>{(store) => <OpenValue key={store.store_id} store={store} />}</Shown>;
}

function OpenValue({ store: { store_id, time_zone } }: { readonly store: DeskStore }) {
  const { t } = useTranslation("desk/close", { keyPrefix: "unused" });
  const days = useSpan(time_zone);
  const read = useDesk(storedValue, { store_id, ...days.span }, { keeps: true });
  const bases = useDesk(valueAtBases, { store_id });
  const query = new URLSearchParams({ store_id, ...days.span });
  return (
    <div className={desk.page}>
      <PageHead title={t("title")} note={t("note")}>
        <nav className={styles.links} aria-label={t("title")}>
          <a href={`${VALUE_FILES.csv}?${query}`} download>
            {t("csv")}
          </a>
          <a href={`${VALUE_FILES.xlsx}?${query}`} download>
            {t("xlsx")}
          </a>
        </nav>
      </PageHead>
      <Shown of={bases}>
        {({ issuer }) =>
          issuer === null ? <Notice kind="info">{t("othersToo")}</Notice> : <Bases issuer={issuer} />
        }
      </Shown>
      <SpanChoice of={days} endsToday />
      <Shown of={read}>{(found) => <Days days={found.days} />}</Shown>
    </div>
  );
}

type Issuer = NonNullable<DeskResponse<typeof valueAtBases>["issuer"]>;

/** The half-yearly figures of the issuer, and what they mean. */
function Bases({ issuer }: { readonly issuer: Issuer }) {
  const { t } = useTranslation("desk/close", { keyPrefix: "unused" });
  const dayName = useDayName();
  const { bases, now, reported_above, stores } = issuer;
  return (
    <div className={styles.parts}>
      <Part title={t("now")} note={stores === null ? t("oneIssuer") : t("company", { count: stores })}>
        <dl className={styles.sums}>
          <Sum name={t("paid")} yen={now.paid} isWhole />
          <Sum name={t("given")} yen={now.given} />
        </dl>
        <p className={desk.soft}>{t("whatCounts")}</p>
      </Part>
      <Part title={t("bases")} note={t("law", { amount: money(reported_above) })}>
        <dl className={styles.sums}>
          {bases.map(({ day, due, is_reported, unused }) => (
            <div key={day}>
              <dt>
                {dayName(day)}{" "}
                {is_reported && (
                  <span className={badge.badge} data-tone="warn">
                    {t("report", { day: dayName(due) })}
                  </span>
                )}
              </dt>
              <dd>{money(unused.paid)}</dd>
            </div>
          ))}
        </dl>
      </Part>
    </div>
  );
}

type Day = DeskResponse<typeof storedValue>["days"][number];

/** What moved on a day, in the order in which it is told. */
const MOVED = ["sold", "given", "used", "refunded", "ended", "corrected"] as const;

function Days({ days }: { readonly days: readonly Day[] }) {
  const { t } = useTranslation("desk/close", { keyPrefix: "unused" });
  const dayName = useDayName();
  const movedOf = (day: Day) =>
    MOVED.filter((kind) => day[kind] !== 0).map((kind) => `${t(kind)} ${money(day[kind])}`);
  if (days.every((day) => movedOf(day).length === 0 && leftOf(day) === 0))
    return <EmptyState title={t("none")} />;
  return (
    <Part title={t("days")}>
      <Table
        label={t("days")}
        heads={[t("day"), t("moved"), t("left")]}
        rows={days.map((day) => [dayName(day.day), movedOf(day).join(" · ") || "–", money(leftOf(day))])}
      />
    </Part>
  );
}

const leftOf = ({ unused }: Day) => unused.paid + unused.given;
