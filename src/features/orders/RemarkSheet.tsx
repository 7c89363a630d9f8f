import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/actions/Button.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { Sheet } from "#ui/layers/Sheet.tsx";
import { TextArea } from "#ui/fields/TextInput.tsx";

/** Characters of a remark, as the call takes them. */
const LONGEST = 200;

interface RemarkSheetProps {
  readonly open: boolean;
  readonly remark: string;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onSave: (remark: string) => void;
}

/** Changes what the store was asked for. */
export function RemarkSheet({ open, remark, isBusy, onClose, onSave }: RemarkSheetProps) {
  const { t } = useTranslation("orders");
  const { t: tc } = useTranslation();
  const [words, setWords] = useState(remark);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t("remarking.title")}
      closeLabel={tc("close")}
      footer={
        <Button block busy={isBusy} onClick={() => onSave(words.trim())}>
          {t("remarking.save")}
        </Button>
      }
    >
      <Field label={t("remarking.label")} hint={t("remarking.hint")}>
        <TextArea
          value={words}
          maxLength={LONGEST}
          counter={(length, max) => t("remarking.left", { count: max - length })}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      </Field>
    </Sheet>
  );
}
