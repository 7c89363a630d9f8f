import { useAtom } from "jotai";
import { useState } from "react";
import { alertAtom } from "#state/page/alerts.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Dialog } from "#ui/layers/Dialog.tsx";

/** The alert over the screen: a notice, a question, or one without a button that only back and Escape close. */
export default function Alerts() {
  const [alert, setAlert] = useAtom(alertAtom);
  const [shown, setShown] = useState(alert);
  if (alert && alert !== shown) setShown(alert);
  if (!shown) return null;
  const accept = () => {
    setAlert(null);
    shown.onClose?.();
  };
  const refuse = () => {
    setAlert(null);
    (shown.refuse === undefined ? shown.onClose : shown.onRefuse)?.();
  };
  return (
    <Dialog
      open={alert !== null}
      onClose={refuse}
      title={shown.title}
      actions={
        shown.button !== null && (
          <>
            <Button block onClick={accept}>
              {shown.button}
            </Button>
            {shown.refuse !== undefined && (
              <Button block kind="quiet" onClick={refuse}>
                {shown.refuse}
              </Button>
            )}
          </>
        )
      }
    >
      {shown.text}
    </Dialog>
  );
}
