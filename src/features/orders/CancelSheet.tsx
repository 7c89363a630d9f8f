import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/actions/Button.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { RadioCards } from "#ui/fields/ChoiceCards.tsx";
import { Sheet } from "#ui/layers/Sheet.tsx";
import { Stack } from "#ui/lists/Card.tsx";
import { TextArea } from "#ui/fields/TextInput.tsx";

const REASONS = ["mind", "mistake", "time", "slow", "other"] as const;
type Reason = (typeof REASONS)[number];
/** Characters of a reason, as the call takes them. */
const LONGEST = 200;

interface CancelSheetProps {
  readonly open: boolean;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onCancel: (reason: string) => void;
}

/** Asks whether the order is really to be cancelled, and why, which need not be said. */
export function CancelSheet({ open, isBusy, onClose, onCancel }: CancelSheetProps) {
  const { t } = useTranslation("orders");
  const { t: tc } = useTranslation();
  const [reason, setReason] = useState<Reason | null>(null);
  const [words, setWords] = useState("");
  const told = reason === null ? "" : reason === "other" ? words.trim() : t(`cancelling.reason.${reason}`);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t("cancelling.title")}
      closeLabel={tc("close")}
      footer={
        <Button block kind="danger" busy={isBusy} onClick={() => onCancel(told)}>
          {t("cancelling.yes")}
        </Button>
      }
    >
      <Stack>
        <p>{t("cancelling.text")}</p>
        <Field group label={t("cancelling.why")} mark={t("cancelling.optional")}>
          <RadioCards
            name="reason"
            value={reason}
            onChange={setReason}
            options={REASONS.map((value) => ({ value, label: t(`cancelling.reason.${value}`) }))}
          />
        </Field>
        {reason === "other" && (
          <Field label={t("cancelling.other")}>
            <TextArea
              value={words}
              maxLength={LONGEST}
              rows={2}
              onChange={(event) => setWords(event.currentTarget.value)}
            />
          </Field>
        )}
        <Button block kind="quiet" onClick={onClose}>
          {t("cancelling.no")}
        </Button>
      </Stack>
    </Sheet>
  );
}
