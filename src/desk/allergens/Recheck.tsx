import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { confirmAllergens } from "#contract/calls/desk/allergens.ts";
import { useSaid } from "#desk/frame/Said.tsx";
import type { DeskAnswer } from "#desk/net/deskSend.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import type { StatedRow } from "./rows.ts";

interface RecheckProps {
  readonly row: StatedRow;
  /** What was filled in is on its way still. */
  readonly isPending: boolean;
  readonly onConfirm: (row: StatedRow) => Promise<DeskAnswer<typeof confirmAllergens> | null>;
}

/** Where something has changed since its allergens were checked: that it has, and the word that they are right as stated. */
export function Recheck({ isPending, onConfirm, row }: RecheckProps) {
  const { t } = useTranslation("desk/allergens");
  const { said, say } = useSaid();
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    const answer = await onConfirm(row);
    setBusy(false);
    if (answer !== null) say(answer);
  };
  return (
    <>
      <Notice
        kind="warn"
        action={
          <Button
            size="small"
            kind="outline"
            busy={isBusy}
            disabled={isPending}
            onClick={() => void confirm()}
          >
            {t("again.confirm")}
          </Button>
        }
      >
        {t(row.group === null ? "again.dish" : "again.group")}
      </Notice>
      {said}
    </>
  );
}
