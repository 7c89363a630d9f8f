import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { listTexts } from "#contract/calls/desk/messages.ts";
import { useDesk } from "#desk/net/deskSend.ts";
import { PageHead } from "#desk/frame/PageHead.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import desk from "#desk/frame/Desk.module.css";
import { Message, OFTEN } from "./Message.tsx";

/** Text messages to customers: in a demo the desk stands for everybody's phone, elsewhere it says how each stands. */
export default function TextsScreen() {
  const { t } = useTranslation("desk/messages");
  const { t: td } = useTranslation("desk/desk");
  const { storeId = "" } = useParams();
  const listed = useDesk(listTexts, { store_id: storeId }, { every: OFTEN });
  const { data } = listed;
  return (
    <div className={desk.page}>
      <PageHead title={td("page.texts")} {...(data && { note: t(`texts.note.${data.reach}`) })} />
      <Shown of={listed}>
        {({ reach, texts }) => (
          <>
            {texts.length === 0 && <EmptyState title={t("texts.none")} />}
            <ul className={desk.cards}>
              {texts.map(({ content, last4, state, text_id, time }) => (
                <Message key={text_id} time={time} state={reach === "desk" ? null : state} content={content}>
                  <strong>
                    {t("texts.endsIn")} {last4}
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
