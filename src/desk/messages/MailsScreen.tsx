import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { listMails, MAIL_FILE } from "#contract/calls/desk/messages.ts";
import { useDesk } from "#desk/net/deskSend.ts";
import { PageHead } from "#desk/frame/PageHead.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import desk from "#desk/frame/Desk.module.css";
import { Message, OFTEN } from "./Message.tsx";

/** What customers would find in their mailboxes and in LINE, or what did not get there. */
export default function MailsScreen() {
  const { t } = useTranslation("desk/messages");
  const { t: td } = useTranslation("desk/desk");
  const { storeId = "" } = useParams();
  const listed = useDesk(listMails, { store_id: storeId }, { every: OFTEN });
  const { data } = listed;
  return (
    <div className={desk.page}>
      <PageHead title={td("page.mails")} {...(data && { note: t(`mails.note.${data.reach}`) })} />
      <Shown of={listed}>
        {({ is_desk_line, line_messages, mails, reach }) => (
          <>
            {mails.length === 0 && (
              <EmptyState title={t(reach === "desk" ? "mails.none" : "mails.noTrouble")} />
            )}
            <ul className={desk.cards}>
              {mails.map(({ content, mail_id, recipient, state, subject, time }) => (
                <Message
                  key={mail_id}
                  time={time}
                  state={state}
                  content={content}
                  foot={
                    content !== "" && (
                      <a
                        href={`${MAIL_FILE}?${new URLSearchParams({ store_id: storeId, mail_id })}`}
                        target="_blank"
                        rel="noopener"
                      >
                        {t("mails.open")}
                      </a>
                    )
                  }
                >
                  <strong>{subject}</strong>
                  <br />
                  {t("mails.to")} {recipient}
                </Message>
              ))}
            </ul>
            <h2>{t("line.title")}</h2>
            <p className={desk.soft}>{t(`line.note.${is_desk_line ? "desk" : "customers"}`)}</p>
            {line_messages.length === 0 && (
              <EmptyState title={t(is_desk_line ? "line.none" : "line.noTrouble")} />
            )}
            <ul className={desk.cards}>
              {line_messages.map(({ content, failure, message_id, order_no, state, time }) => (
                <Message
                  key={message_id}
                  time={time}
                  state={state}
                  content={content}
                  foot={failure !== "" && <span className={desk.soft}>{failure}</span>}
                >
                  <strong>
                    {t("line.order")} {order_no}
                  </strong>
                </Message>
              ))}
            </ul>
          </>
        )}
      </Shown>
    </div>
  );
}
