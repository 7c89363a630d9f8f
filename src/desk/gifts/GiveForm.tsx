import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import { type GiftCard, type listGifts, makeGift } from "#contract/calls/desk/gifts.ts";
import { deskSend } from "#desk/net/deskSend.ts";
import type { useTold } from "#desk/net/useTold.ts";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { Select } from "#ui/fields/TextInput.tsx";
import desk from "#desk/frame/Desk.module.css";
import { isOfRecipient, RecipientFields, useRecipient } from "./RecipientFields.tsx";
import styles from "./Gifts.module.css";

interface GiveFormProps {
  readonly storeId: string;
  readonly offers: DeskResponse<typeof listGifts>["offers"];
  readonly telling: Pick<ReturnType<typeof useTold>, "hush" | "tell" | "tellFailure">;
  /** Nothing made before waits to be printed. */
  readonly isMain: boolean;
  /** Null: it was sent, and there is nothing to print. */
  readonly onMade: (card: GiftCard | null) => Promise<unknown>;
}

/** Which voucher is given, and whom it is sent to; to nobody: it is printed. */
export function GiveForm({ isMain, offers, onMade, storeId, telling }: GiveFormProps) {
  const { t } = useTranslation("desk/gifts");
  const [offer, setOffer] = useState(offers[0]?.offer_id ?? "");
  const [recipient, setRecipient] = useRecipient();
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // Of the voucher that this form makes, however often it is sent: another one, once something in it changes.
  const [voucher_id, setVoucherId] = useState(() => crypto.randomUUID());
  const changed = () => {
    setVoucherId(crypto.randomUUID());
    setFault(null);
    telling.hush();
  };
  const offer_id = offers.some((one) => one.offer_id === offer) ? offer : (offers[0]?.offer_id ?? "");

  async function give(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const answer = await deskSend(makeGift, { store_id: storeId, voucher_id, offer_id, ...recipient });
    setBusy(false);
    if (!answer.ok) return telling.tellFailure(answer, t("give"), () => void give());
    if ("refusal" in answer.data) {
      const { refusal } = answer.data;
      if (!isOfRecipient(refusal)) return telling.tell("refused", t(`refusal.${refusal}`));
      setFault(t(`refusal.${refusal}`));
      field.current?.focus();
      return;
    }
    setVoucherId(crypto.randomUUID());
    setRecipient({ ...recipient, to: "" });
    setFault(null);
    await onMade(answer.data.card);
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void give();
      }}
    >
      <Field label={t("which")}>
        <Select
          name="offer"
          options={offers.map(({ amount, name, offer_id: value }) => ({
            value,
            label: `${name} ${money(amount)}`,
          }))}
          value={offer_id}
          onChange={(event) => {
            setOffer(event.currentTarget.value);
            changed();
          }}
        />
      </Field>
      <RecipientFields
        label={t("to")}
        note={t("toNote")}
        field={field}
        recipient={recipient}
        fault={fault}
        onChange={(now) => {
          setRecipient(now);
          changed();
        }}
      />
      <div className={desk.acts}>
        <Button type="submit" kind={isMain ? "primary" : "outline"} busy={isBusy}>
          {t("give")}
        </Button>
      </div>
    </form>
  );
}
