import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { waitingCorrections } from "#contract/calls/desk/corrections.ts";
import { type FoundCustomer, findCustomers } from "#contract/calls/desk/customers.ts";
import { openRequests } from "#contract/calls/desk/privacyRequests.ts";
import { PageHead } from "#desk/frame/PageHead.tsx";
import { useSaid } from "#desk/frame/Said.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { deskSend, useDesk } from "#desk/net/deskSend.ts";
import { day } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { TextInput } from "#ui/fields/TextInput.tsx";
import desk from "#desk/frame/Desk.module.css";
import { CorrectionCard } from "./CorrectionCard.tsx";
import styles from "./Customers.module.css";
import { customerPath } from "./customersPath.ts";
import { RequestCard } from "./RequestCard.tsx";

/** Milliseconds between reads: others ask, and others decide. */
const EVERY = 15_000;

/** Customers found by phone, name or mail, with what waits for somebody to decide or to answer it. */
export default function CustomersScreen() {
  const { t } = useTranslation("desk/customers");
  const waiting = useDesk(waitingCorrections, {}, { every: EVERY });
  const open = useDesk(openRequests, {}, { every: EVERY });
  return (
    <div className={desk.page}>
      <PageHead title={t("title")} note={t("note")} />
      <Search />
      <Shown of={waiting}>
        {({ corrections }) => (
          <section className={desk.page}>
            <h2>{t("waiting")}</h2>
            {corrections.length === 0 && <p className={desk.soft}>{t("nothing")}</p>}
            <ul className={desk.cards} aria-label={t("waiting")}>
              {corrections.map((each) => (
                <CorrectionCard key={each.correction_id} correction={each} isLinked />
              ))}
            </ul>
          </section>
        )}
      </Shown>
      <Shown of={open}>
        {({ requests }) => (
          <section className={desk.page}>
            <h2>{t("requests")}</h2>
            {requests.length === 0 && <p className={desk.soft}>{t("nothing")}</p>}
            <ul className={desk.cards} aria-label={t("requests")}>
              {requests.map((each) => (
                <RequestCard key={each.request_id} request={each} mayAnswer={false} />
              ))}
            </ul>
          </section>
        )}
      </Shown>
    </div>
  );
}

interface Found {
  readonly items: readonly FoundCustomer[];
  readonly next_cursor: string | null;
  readonly has_many: boolean;
}

/** What was looked for last stands in the browser's history, where one comes back to it, and in no address. */
function Search() {
  const { t } = useTranslation("desk/customers");
  const { t: td } = useTranslation("desk/desk");
  const navigate = useNavigate();
  const before: unknown = useLocation().state;
  const [text, setText] = useState(isFound(before) ? before.text : "");
  const [found, setFound] = useState<Found | null>(isFound(before) ? before.found : null);
  const [fault, setFault] = useState<"missing" | "too_little" | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { said, say } = useSaid();

  const look = async (cursor: string | null) => {
    if (isBusy) return;
    setFault(text.trim() === "" ? "missing" : null);
    if (text.trim() === "") return;
    setBusy(true);
    const answer = await deskSend(findCustomers, { text: text.trim(), ...(cursor !== null && { cursor }) });
    setBusy(false);
    if (!answer.ok && answer.kind === "fault" && answer.fault === "too_little") {
      setFault("too_little");
      return;
    }
    say(answer);
    if (!answer.ok) return;
    const items = cursor === null ? answer.data.items : [...(found?.items ?? []), ...answer.data.items];
    const now = { ...answer.data, items };
    setFound(now);
    void navigate(".", { replace: true, state: { text, found: now } });
  };
  const find = (event: FormEvent) => {
    event.preventDefault();
    void look(null);
  };
  const words = { missing: t("textMissing"), too_little: td("fault.too_little") };
  return (
    <>
      <form className={styles.form} role="search" noValidate onSubmit={find}>
        <div className={styles.text}>
          <Field label={t("text")} hint={t("textHint")} error={fault === null ? undefined : words[fault]}>
            <TextInput
              name="text"
              type="search"
              maxLength={80}
              autoComplete="off"
              enterKeyHint="search"
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          </Field>
        </div>
        <Button type="submit" busy={isBusy}>
          {td("find")}
        </Button>
      </form>
      {said}
      {found !== null && <FoundList found={found} />}
      {found !== null && found.next_cursor !== null && (
        <Button kind="quiet" busy={isBusy} onClick={() => void look(found.next_cursor)}>
          {t("more")}
        </Button>
      )}
    </>
  );
}

const isFound = (state: unknown): state is { readonly text: string; readonly found: Found } =>
  typeof state === "object" && state !== null && "found" in state && "text" in state;

function FoundList({ found: { has_many, items } }: { readonly found: Found }) {
  const { t } = useTranslation("desk/customers");
  const tag = useLanguageTag();
  if (items.length === 0) return <EmptyState title={t("none")}>{t("noneNote")}</EmptyState>;
  return (
    <>
      <ul className={desk.list} aria-label={t("found")}>
        {items.map(({ customer_id, name, phone_end, since }) => (
          <li key={customer_id} className={styles.row}>
            <Link to={customerPath(customer_id)}>{name === "" ? t("noName") : name}</Link>
            {phone_end !== "" && <span>{t("phoneEnd", { digits: phone_end })}</span>}
            <span className={`${desk.soft} ${styles.end}`}>
              {t("since", { day: day(since, tag, "Asia/Tokyo") })}
            </span>
          </li>
        ))}
      </ul>
      {has_many && <Notice kind="info">{t("many")}</Notice>}
    </>
  );
}
