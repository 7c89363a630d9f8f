import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import { door } from "#contract/calls/desk/door.ts";
import { ending, endStore, reopenStore } from "#contract/calls/desk/ending.ts";
import { deskStore, listStores } from "#contract/calls/desk/stores.ts";
import { boardPath } from "#desk/board/boardPath.ts";
import { PageHead } from "#desk/frame/PageHead.tsx";
import { useSaid } from "#desk/frame/Said.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { useWhen } from "#desk/frame/useWhen.ts";
import { deskSend, readAnew, useDesk } from "#desk/net/deskSend.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { TextInput } from "#ui/fields/TextInput.tsx";
import desk from "#desk/frame/Desk.module.css";
import { EndMeans } from "./EndMeans.tsx";

/** Milliseconds between two looks whether orders have been ended meanwhile. */
const LOOK_EVERY = 15_000;

interface EndProps {
  readonly store_id: string;
  readonly now: DeskResponse<typeof ending>;
}

/** What closing a store for good means, the closing itself, and the way back for some days. */
export default function EndScreen() {
  const { t } = useTranslation("desk/stores");
  const { storeId: store_id = "" } = useParams();
  const read = useDesk(ending, { store_id }, { every: LOOK_EVERY });
  return (
    <div className={desk.page}>
      <PageHead title={t("end.title")} note={t("end.note")} />
      <Shown of={read}>
        {(now) =>
          now.ended_at === null ? (
            <EndForm key={store_id} store_id={store_id} now={now} />
          ) : (
            <Ended key={store_id} store_id={store_id} now={now} />
          )
        }
      </Shown>
    </div>
  );
}

const changed = () => Promise.all([ending, deskStore, listStores, door].map(readAnew));

function EndForm({ now, store_id }: EndProps) {
  const { t } = useTranslation("desk/stores");
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState<"name" | "orders" | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { said, say } = useSaid();
  const end = async () => {
    if (isBusy) return;
    setBusy(true);
    const answer = await deskSend(endStore, { store_id, name: typed });
    setBusy(false);
    say(answer);
    setWrong(answer.ok ? answer.data.wrong : null);
    await changed();
  };
  return (
    <>
      <EndMeans store_id={store_id} now={now} />
      <form
        className={desk.typed}
        aria-label={t("end.title")}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void end();
        }}
      >
        <Field
          label={t("end.type", { name: now.name })}
          error={wrong === "name" ? t("end.wrong.name") : undefined}
        >
          <TextInput
            name="name"
            autoComplete="off"
            maxLength={200}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Field>
        {wrong === "orders" && (
          <div role="alert">
            <Notice kind="danger">{t("end.wrong.orders")}</Notice>
          </div>
        )}
        {said}
        <Button type="submit" kind="danger" busy={isBusy} disabled={now.open_orders > 0}>
          {t("end.act")}
        </Button>
      </form>
    </>
  );
}

function Ended({ now, store_id }: EndProps) {
  const { t } = useTranslation("desk/stores");
  const when = useWhen();
  const [isBusy, setBusy] = useState(false);
  const { said, say } = useSaid();
  const id = encodeURIComponent(store_id);
  const reopen = async () => {
    if (isBusy) return;
    setBusy(true);
    const answer = await deskSend(reopenStore, { store_id });
    setBusy(false);
    say(answer);
    await changed();
  };
  return (
    <>
      <div role="status">
        <Notice kind="warn">
          {t("end.ended", { time: now.ended_at === null ? "" : when(now.ended_at) })}{" "}
          {now.reopen_until === null ? t("end.over") : t("end.until", { time: when(now.reopen_until) })}
        </Notice>
      </div>
      {said}
      {now.reopen_until !== null && (
        <div>
          <Button busy={isBusy} onClick={() => void reopen()}>
            {t("end.reopen")}
          </Button>
        </div>
      )}
      <EndMeans store_id={store_id} now={now} />
      <section className={desk.card} aria-labelledby="books">
        <h2 id="books">{t("end.books")}</h2>
        <p className={desk.acts}>
          <Link to={`/closes/${id}`}>{t("end.closes")}</Link>
          <Link to={`/figures/${id}`}>{t("end.figures")}</Link>
          <Link to={`/orders/${id}`}>{t("end.orders")}</Link>
          <Link to={boardPath({ store: { store_id, name: now.name } })}>{t("end.toBoard")}</Link>
          <Link to={`/copy/${id}`}>{t("copy.title")}</Link>
        </p>
      </section>
    </>
  );
}
