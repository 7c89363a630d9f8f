import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { href } from "#routes/href.ts";
import { listeningAtom } from "#state/account/notices.ts";
import { dayAndTime } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Badge } from "#ui/feedback/Rating.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { messageIcon } from "#ui/icons/account.ts";
import { NorenCurtain } from "#ui/pictures/listDrawings.tsx";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { Notice as Word } from "#ui/feedback/Notice.tsx";
import { Sheet } from "#ui/layers/Sheet.tsx";
import { noticeLink, useNoticeWords } from "./noticeLink.ts";
import type { Notice } from "./NoticeButton.tsx";

interface NoticeSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly notices: readonly Notice[];
  readonly storeId: string;
  readonly tableId: string | null;
  readonly timeZone: string;
}

/** The latest ten messages; each leads to its order, or to the thread with the store. */
export default function NoticeSheet({
  open,
  onClose,
  notices,
  storeId,
  tableId,
  timeZone,
}: NoticeSheetProps) {
  const { t } = useTranslation("notices");
  const { t: tc } = useTranslation();
  const tag = useLanguageTag();
  const words = useNoticeWords();
  const isDown = useAtomValue(listeningAtom) === "down";
  const place = { storeId, tableId: tableId ?? undefined };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t("title")}
      closeLabel={tc("close")}
      footer={
        <Button
          kind="outline"
          block
          icon={<Icon of={messageIcon} />}
          href={href("message", place)}
          onClick={onClose}
        >
          {t("toMessages")}
        </Button>
      }
    >
      {isDown && <Word kind="warn">{t("down")}</Word>}
      {notices.length === 0 && (
        <EmptyState title={t("empty")} illustration={<NorenCurtain />}>
          {t("emptyText")}
        </EmptyState>
      )}
      <ul>
        {notices.map((notice) => (
          <li key={notice.inform_id}>
            <ListRow
              title={words(notice)}
              note={[
                dayAndTime(notice.time, tag, timeZone),
                ...(notice.order_no ? [t("order", { number: notice.order_no })] : []),
              ].join(" · ")}
              end={notice.isRead ? undefined : <Badge tone="accent">{t("unread")}</Badge>}
              href={noticeLink(notice, place)}
              onClick={onClose}
            />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
