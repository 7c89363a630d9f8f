import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { courierErrand, type Errand } from "#contract/calls/desk/courier.ts";
import { useAwake } from "#desk/board/useAwake.ts";
import { Door } from "#desk/door/Door.tsx";
import { useLinkToken } from "#desk/door/useLinkToken.ts";
import { Shown } from "#desk/frame/Shown.tsx";
import { useDesk } from "#desk/net/deskSend.ts";
import { shownPhone, shownPostalCode } from "#domain/values/typedText.ts";
import { dayAndTime, money } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import styles from "./Courier.module.css";
import { type Telling, useTellingWhere } from "./useTellingWhere.ts";

/** Milliseconds between looks whether it is still this courier's. */
const EVERY = 20_000;

/** What whoever brings an order needs on their phone: where to, what to take at the door, and to be seen on their way. */
export default function CourierScreen() {
  const { t } = useTranslation("desk/courier");
  const token = useLinkToken();
  return (
    <Door title={t("page")}>
      {token === null ? <Notice kind="danger">{t("missing")}</Notice> : <OpenErrand token={token} />}
    </Door>
  );
}

function OpenErrand({ token }: { readonly token: string }) {
  const { t } = useTranslation("desk/courier");
  const read = useDesk(courierErrand, { token }, { every: EVERY });
  const telling = useTellingWhere(token);
  const { failure } = read;
  const isEnded = failure?.kind === "fault" && failure.fault === "link_ended";
  // Whose it is not any more sees nothing of the guest.
  if (isEnded || telling.state === "ended") return <Notice kind="warn">{t("ended")}</Notice>;
  return (
    <Shown of={read}>
      {(errand) => (
        <>
          <Facts errand={errand} />
          <Telltale telling={telling} />
        </>
      )}
    </Shown>
  );
}

function Facts({ errand }: { readonly errand: Errand }) {
  const { t } = useTranslation("desk/courier");
  const { t: tb } = useTranslation("desk/board");
  const tag = useLanguageTag();
  const { address, door, due_at, guest, left_to_pay, number, remarks, store } = errand;
  const written = `${address.address} ${address.detail}`.trim();
  const destination = door === null ? written : `${door.latitude},${door.longitude}`;
  return (
    <dl className={styles.facts}>
      <Fact name={t("title", { number })}>
        <strong>{left_to_pay > 0 ? `${t("collect")} ${money(left_to_pay)}` : t("paid")}</strong>
      </Fact>
      {due_at !== null && <Fact name={t("due")}>{dayAndTime(due_at, tag, store.time_zone)}</Fact>}
      <Fact name={tb("deliverTo")}>
        〒{shownPostalCode(address.postal_code)} {written}
        <a
          href={`https://www.google.com/maps/dir/?${new URLSearchParams({ api: "1", destination })}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {tb("map")}
        </a>
      </Fact>
      <Fact name={tb("contact")}>
        {guest.name} <a href={`tel:${guest.phone}`}>{shownPhone(guest.phone)}</a>
      </Fact>
      {remarks.map((remark) => (
        <Fact key={remark} name={tb("remark")}>
          {remark}
        </Fact>
      ))}
      <Fact name={t("store")}>
        {store.name} {store.phone !== "" && <a href={`tel:${store.phone}`}>{store.phone}</a>}
      </Fact>
    </dl>
  );
}

function Fact({ children, name }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const TONE = {
  asking: "info",
  on: "ok",
  unsent: "warn",
  denied: "danger",
  unavailable: "warn",
} as const satisfies Partial<Record<Telling, string>>;

/** Shows the guest where this phone is, and that it does. */
function Telltale({ telling }: { readonly telling: ReturnType<typeof useTellingWhere> }) {
  const { t } = useTranslation("desk/courier");
  const { isOn, start, state, stop } = telling;
  return (
    <>
      <div role="status">
        {state !== "off" && state !== "ended" && <Notice kind={TONE[state]}>{t(state)}</Notice>}
      </div>
      {isOn ? (
        <>
          <Awake />
          <Button block kind="outline" onClick={stop}>
            {t("stop")}
          </Button>
        </>
      ) : (
        <Button block kind="primary" onClick={start}>
          {t("share")}
        </Button>
      )}
      <p className={styles.note}>{t("note")}</p>
    </>
  );
}

/** A phone that sleeps tells nothing. */
function Awake() {
  useAwake();
  return null;
}
