import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import { type Customer, lookAtCustomer } from "#contract/calls/desk/customers.ts";
import { LANGUAGES } from "#contract/languages.ts";
import { PageHead } from "#desk/frame/PageHead.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { Told } from "#desk/frame/Told.tsx";
import { useDesk } from "#desk/net/deskSend.ts";
import { useTold } from "#desk/net/useTold.ts";
import { shownPhone } from "#domain/values/typedText.ts";
import { day } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Sheet } from "#ui/layers/Sheet.tsx";
import desk from "#desk/frame/Desk.module.css";
import { CorrectionCard } from "./CorrectionCard.tsx";
import { CorrectionForm } from "./CorrectionForm.tsx";
import styles from "./Customers.module.css";
import { CUSTOMERS } from "./customersPath.ts";
import { CardsPart, CouponsPart, OrdersPart, ReviewsPart, VouchersPart } from "./CustomerParts.tsx";
import { RequestCard } from "./RequestCard.tsx";
import { RequestForm } from "./RequestForm.tsx";

/** Milliseconds between reads: colleagues decide what is asked for here. */
const EVERY = 15_000;

/** A customer with all that is kept of them at one's stores, and what can be done for them. */
export default function CustomerScreen() {
  const { t } = useTranslation("desk/customers");
  const { customerId = "" } = useParams();
  const read = useDesk(lookAtCustomer, { customer_id: customerId }, { every: EVERY });
  // Deleted, maybe by a colleague just now.
  const isGone = read.failure?.kind === "fault" && read.failure.fault === "gone";
  const name = isGone ? "" : (read.data?.name ?? "");
  return (
    <div className={desk.page}>
      <PageHead title={name === "" ? t("title") : name}>
        <span className={desk.acts}>
          <Link to={CUSTOMERS}>{t("back")}</Link>
        </span>
      </PageHead>
      {isGone ? (
        <EmptyState title={t("gone")} />
      ) : (
        <Shown of={read}>{(customer) => <Whole customer={customer} />}</Shown>
      )}
    </div>
  );
}

function Whole({ customer }: { readonly customer: Customer }) {
  const { t } = useTranslation("desk/customers");
  const { t: td } = useTranslation("desk/desk");
  const { cards, corrections, customer_id, may_answer, requests, today } = customer;
  /** The store whose card is being corrected. */
  const [correcting, setCorrecting] = useState<string | null>(null);
  const corrected = cards.find(({ store_id }) => store_id === correcting);
  const [isTaking, setTaking] = useState(false);
  const { hush, tell, told } = useTold();
  const asked = (words: string) => {
    setCorrecting(null);
    setTaking(false);
    tell("done", words);
  };
  return (
    <>
      <Part title={t("part.contact")}>
        <Facts customer={customer} />
      </Part>
      <CardsPart customer={customer} onCorrect={setCorrecting} />
      {corrections.length > 0 && (
        <section className={desk.page}>
          <h2>{t("part.corrections")}</h2>
          <ul className={desk.cards} aria-label={t("part.corrections")}>
            {corrections.map((each) => (
              <CorrectionCard key={each.correction_id} correction={each} />
            ))}
          </ul>
        </section>
      )}
      <OrdersPart customer={customer} />
      <VouchersPart customer={customer} />
      <CouponsPart customer={customer} />
      <ReviewsPart customer={customer} />
      <section className={desk.page}>
        <div className={desk.head}>
          <h2>{t("part.requests")}</h2>
          <Button kind="outline" size="small" onClick={() => setTaking(true)}>
            {t("request.open")}
          </Button>
        </div>
        {!may_answer && <Notice kind="info">{t("request.owner")}</Notice>}
        {requests.length === 0 && <p className={desk.soft}>{t("nothing")}</p>}
        <ul className={desk.cards} aria-label={t("part.requests")}>
          {requests.map((each) => (
            <RequestCard key={each.request_id} request={each} mayAnswer={may_answer} />
          ))}
        </ul>
      </section>
      <Sheet
        open={corrected !== undefined}
        onClose={() => setCorrecting(null)}
        title={t("correct.title")}
        closeLabel={td("close")}
      >
        {corrected !== undefined && (
          <CorrectionForm customerId={customer_id} card={corrected} onAsked={asked} />
        )}
      </Sheet>
      <Sheet
        open={isTaking}
        onClose={() => setTaking(false)}
        title={t("request.title")}
        closeLabel={td("close")}
      >
        {isTaking && <RequestForm customerId={customer_id} today={today} onTaken={asked} />}
      </Sheet>
      <Told told={told} onClose={hush} />
    </>
  );
}

function Part({ children, title }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={desk.card}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Facts({ customer }: { readonly customer: Customer }) {
  const { t } = useTranslation("desk/customers");
  const tag = useLanguageTag();
  const { addresses, email, has_password, kind, language, name, nickname, phone, platforms, since } =
    customer;
  const ways = [
    ...(kind === "member" && phone !== null ? [t("way.phone")] : []),
    ...(has_password ? [t("way.password")] : []),
    ...platforms.map((platform) => t(`way.${platform}`)),
  ];
  const spoken = Object.values(LANGUAGES).find(({ wire }) => wire === language)?.name ?? language;
  const facts = [
    [t("fact.name"), name],
    [t("fact.nickname"), nickname],
    [t("fact.phone"), phone === null ? "" : shownPhone(phone)],
    [t("fact.email"), email ?? ""],
    [t("fact.language"), spoken],
    [t("fact.since"), day(since, tag, "Asia/Tokyo")],
    [t("fact.signIn"), kind === "member" ? ways.join(", ") : t("kind.visitor")],
    [t("fact.addresses"), String(addresses)],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value === "" ? <span className={desk.soft}>{t("unknown")}</span> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
