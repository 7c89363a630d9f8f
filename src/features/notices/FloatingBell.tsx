import { useState } from "react";
import { useTranslation } from "react-i18next";
import { informRead } from "#contract/calls/inform.ts";
import { useSend } from "#net/useCall.ts";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { bellIcon } from "#ui/icons/account.ts";
import { LazyLayer, lazyAgain } from "#parts/trouble/lazyAgain.tsx";
import styles from "./FloatingBell.module.css";
import { useNotices } from "./useNotices.ts";

const NoticeSheet = lazyAgain(() => import("./NoticeSheet.tsx"));

interface FloatingBellProps {
  readonly storeId: string;
  readonly tableId: string | null;
  readonly timeZone: string;
}

/** The floating button with the number of unread messages; what its sheet showed has been read once it is closed. */
export function FloatingBell({ storeId, tableId, timeZone }: FloatingBellProps) {
  const { t } = useTranslation("notices");
  const send = useSend();
  const { notices, unread, reload } = useNotices(storeId);
  /** Null until it was opened once: its code comes then. */
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const close = async () => {
    setOpen(false);
    if (unread === 0 || unread === null) return;
    const answer = await send(informRead, { store_id: storeId }, { isSilent: true });
    if (answer.ok) await reload();
  };
  return (
    <>
      <div className={styles.place}>
        <IconButton
          icon={bellIcon}
          kind="raised"
          count={unread}
          label={
            unread === null ? t("openUnknown") : unread > 0 ? t("openUnread", { count: unread }) : t("open")
          }
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      </div>
      {isOpen !== null && (
        <LazyLayer>
          <NoticeSheet
            open={isOpen}
            onClose={() => void close()}
            notices={notices}
            storeId={storeId}
            tableId={tableId}
            timeZone={timeZone}
          />
        </LazyLayer>
      )}
    </>
  );
}
