import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import {
  answerFeedback,
  type DeskFeedback,
  listFeedback,
  MOST_ANSWER,
} from "#contract/calls/desk/reviews.ts";
import { LANGUAGES } from "#contract/languages.ts";
import { boardPath } from "#desk/board/boardPath.ts";
import { deskSend, useDesk } from "#desk/net/deskSend.ts";
import { PageHead } from "#desk/frame/PageHead.tsx";
import { useSaid } from "#desk/frame/Said.tsx";
import { Shots } from "#desk/frame/Shots.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { useWhen } from "#desk/frame/useWhen.ts";
import { WritingForm } from "#desk/frame/WritingForm.tsx";
import { localeOfWire } from "#domain/values/localeCodes.ts";
import { shownPhone } from "#domain/values/typedText.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Segments } from "#ui/fields/Segments.tsx";
import desk from "#desk/frame/Desk.module.css";

/** Milliseconds between reads: customers write, and others answer. */
const EVERY = 15_000;

/** What customers wrote to the operator, to be read and answered by mail. */
export default function FeedbackScreen() {
  const { t } = useTranslation("desk/feedback");
  const { t: td } = useTranslation("desk/desk");
  const [query, setQuery] = useSearchParams();
  const isSettled = query.get("show") === "settled";
  const listed = useDesk(listFeedback, { is_settled: isSettled }, { every: EVERY });
  const { said, say } = useSaid();
  return (
    <div className={desk.page}>
      <PageHead title={td("page.feedback")} note={t("note")} />
      <div className={desk.choose}>
        <Segments
          label={t("shown")}
          name="show"
          value={isSettled ? "settled" : "open"}
          onChange={(show) => setQuery(show === "settled" ? { show } : {}, { replace: true })}
          options={[
            { value: "open", label: t("open") },
            { value: "settled", label: t("settled") },
          ]}
        />
      </div>
      {said}
      <Shown of={listed}>
        {({ has_mail, has_more, items }) => (
          <>
            {items.length === 0 && <EmptyState title={t("none")} />}
            <ul className={desk.cards}>
              {items.map((one) => (
                <Card
                  key={one.feedback_id}
                  feedback={one}
                  hasMail={has_mail}
                  onSettled={async () => {
                    say({ ok: true }, t("done"));
                    await listed.reload();
                  }}
                />
              ))}
            </ul>
            {has_more && <p className={desk.soft}>{t("most")}</p>}
          </>
        )}
      </Shown>
    </div>
  );
}

interface CardProps {
  readonly feedback: DeskFeedback;
  readonly hasMail: boolean;
  readonly onSettled: () => Promise<unknown>;
}

function Card({ feedback, hasMail, onSettled }: CardProps) {
  const { t } = useTranslation("desk/feedback");
  const when = useWhen();
  const { said, say } = useSaid();
  const [isBusy, setBusy] = useState(false);
  const { content, email, feedback_id, name, order_no, phone, pictures, settled, store, time, type } =
    feedback;
  const language = LANGUAGES[localeOfWire(feedback.language)];
  const settle = async (answer: string | null) => {
    const sent = await deskSend(answerFeedback, { feedback_id, answer });
    if (sent.ok) await onSettled();
    return sent;
  };
  return (
    <li className={desk.card}>
      <div className={desk.cardHead}>
        <strong>{t(`type.${type}`)}</strong>
        <p className={desk.soft}>
          {name} · <time dateTime={time}>{when(time)}</time>
        </p>
      </div>
      <p>
        <a href={`tel:${phone}`}>{shownPhone(phone)}</a>
        {email !== null && (
          <>
            {" · "}
            <a href={`mailto:${email}`}>{email}</a>
          </>
        )}
        {" · "}
        <span lang={language.tag}>{language.name}</span>
      </p>
      {store !== null && (
        <p>
          {t("ofStore")}: <Link to={boardPath({ store })}>{store.name}</Link>
        </p>
      )}
      {order_no !== null && (
        <p>
          {t("ofOrder")}: {order_no}
        </p>
      )}
      <p className={desk.said}>{content}</p>
      <Shots pictures={pictures} title={(number) => t("picture", { number })} />
      {settled !== null ? (
        <div className={desk.reply}>
          <strong>{t(settled.answer === null ? "otherwise" : "yourAnswer")}</strong>
          {settled.answer !== null && <p className={desk.said}>{settled.answer}</p>}
        </div>
      ) : (
        <>
          {email === null || !hasMail ? (
            <p className={desk.soft}>{t(hasMail ? "noEmail" : "noMail")}</p>
          ) : (
            <WritingForm
              label={
                <>
                  {t("answer")}
                  <span className="visually-hidden"> {name}</span>
                </>
              }
              most={MOST_ANSWER}
              submit={t("send")}
              onSend={settle}
            />
          )}
          {said}
          <Button
            kind="quiet"
            busy={isBusy}
            onClick={async () => {
              setBusy(true);
              say(await settle(null));
              setBusy(false);
            }}
          >
            {t("settle")}
            <span className="visually-hidden"> {name}</span>
          </Button>
        </>
      )}
    </li>
  );
}
