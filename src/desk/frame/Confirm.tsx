import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/actions/Button.tsx";
import { Dialog } from "#ui/layers/Dialog.tsx";

interface ConfirmProps {
  readonly open: boolean;
  readonly title: ReactNode;
  /** The button that does it. */
  readonly act: string;
  /** Default "danger": it cannot be taken back. */
  readonly kind?: "danger" | "primary";
  /** The button that leaves everything as it is; default "Cancel". */
  readonly stay?: string;
  readonly busy?: boolean;
  readonly onAct: () => void;
  readonly onClose: () => void;
  /** What it does. */
  readonly children: ReactNode;
}

/** Asks before something is done that cannot be taken back. */
export function Confirm({
  act,
  busy,
  children,
  kind = "danger",
  onAct,
  onClose,
  open,
  stay,
  title,
}: ConfirmProps) {
  const { t } = useTranslation("desk/desk");
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button block kind={kind} busy={busy} onClick={onAct}>
            {act}
          </Button>
          <Button block kind="quiet" onClick={onClose}>
            {stay ?? t("cancel")}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
