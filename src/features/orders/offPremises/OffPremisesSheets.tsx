import { useSetAtom } from "jotai";
import { type ComponentProps, useState } from "react";
import { useTranslation } from "react-i18next";
import type { OrderDetail } from "#contract/order.ts";
import { PaySheet } from "#parts/payments/PaySheet.tsx";
import { showToastAtom } from "#state/page/alerts.ts";
import { Button } from "#ui/actions/Button.tsx";
import { RadioCards } from "#ui/fields/ChoiceCards.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { TextArea } from "#ui/fields/TextInput.tsx";
import { Sheet } from "#ui/layers/Sheet.tsx";
import { Stack } from "#ui/lists/Card.tsx";
import type { useOrderAction } from "#features/orders/useOrderAction.ts";

export type OffPremisesSheet = "pay" | "cancel" | "remark";

interface OffPremisesSheetsProps {
  readonly order: OrderDetail;
  readonly together?: ComponentProps<typeof PaySheet>["together"];
  readonly open: OffPremisesSheet | null;
  readonly onClose: () => void;
  /** Told once it is cancelled and the sheet is closed. */
  readonly onCancelled: () => void;
  readonly action: Pick<ReturnType<typeof useOrderAction>, "act" | "busy">;
}

/** What asks before something is done with an order that is collected or brought. */
export default function OffPremisesSheets({
  order,
  together,
  open,
  onClose,
  onCancelled,
  action: { act, busy },
}: OffPremisesSheetsProps) {
  const { t } = useTranslation("orders");
  const toast = useSetAtom(showToastAtom);
  const isOpen = (sheet: OffPremisesSheet) => open === sheet && order.actions.includes(sheet);
  const cancel = async (reason: string) => {
    const isCancelled = await act({ kind: "cancel", reason });
    onClose();
    // Behind a sheet that is still open nothing takes the focus.
    if (isCancelled) setTimeout(onCancelled);
  };
  const save = async (remark: string) => {
    const isSaved = await act({ kind: "remark", remark });
    onClose();
    if (isSaved) toast(t("remarking.saved"), "good");
  };
  return (
    <>
      <PaySheet order={order} together={together} open={isOpen("pay")} onClose={onClose} />
      <CancelSheet
        open={isOpen("cancel")}
        isBusy={busy === "cancel"}
        onClose={onClose}
        onCancel={(reason) => void cancel(reason)}
      />
      <RemarkSheet
        open={isOpen("remark")}
        remark={order.remark}
        isBusy={busy === "remark"}
        onClose={onClose}
        onSave={(remark) => void save(remark)}
      />
    </>
  );
}

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
function CancelSheet({ open, isBusy, onClose, onCancel }: CancelSheetProps) {
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

interface RemarkSheetProps {
  readonly open: boolean;
  readonly remark: string;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onSave: (remark: string) => void;
}

/** Changes what the store was asked for. */
function RemarkSheet({ open, remark, isBusy, onClose, onSave }: RemarkSheetProps) {
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
