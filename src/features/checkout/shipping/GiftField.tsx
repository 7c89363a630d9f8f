import { useState } from "react";
import { useTranslation } from "react-i18next";
import { GIFT_MESSAGE_MAX, NOSHI_NAME_MAX, RECEIVER_MAX, SENDER_ADDRESS_MAX } from "#contract/fieldRules.ts";
import type { NoshiKind } from "#contract/shipping.ts";
import { type GiftDraft, NO_GIFT } from "#state/orders/mallDraft.ts";
import { Checkbox } from "#ui/fields/Checkbox.tsx";
import { ChipGroup } from "#ui/fields/ChipGroup.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { TextArea, TextInput } from "#ui/fields/TextInput.tsx";
import { Fold } from "#ui/lists/Fold.tsx";
import { type GiftFaults, giftOf } from "./giftOf.ts";

/** In the order in which they are offered; the words of the band stand in no schema that a confirmation waits for. */
const KINDS = [
  "none",
  "congratulation",
  "return_gift",
  "thanks",
  "midsummer",
  "year_end",
] as const satisfies readonly NoshiKind[];

interface GiftFieldProps {
  readonly storeId: string;
  readonly value: GiftDraft | undefined;
  readonly onChange: (gift: GiftDraft) => void;
  /** Empty until one tried to order. */
  readonly faults: GiftFaults;
}

/** Whether a shop's parcels are a gift: band, card and sender, behind one row until somebody wants one. */
export function GiftField({ faults, onChange, storeId, value = NO_GIFT }: GiftFieldProps) {
  const { t } = useTranslation(["mallOrder", "checkout"]);
  const [isOpen, setOpen] = useState(false);
  const words = useGiftWords();
  const change = (part: Partial<GiftDraft>) => onChange({ ...value, ...part });
  const said = (name: keyof GiftFaults) => {
    const fault = faults[name];
    return fault && t(`mallOrder:gift.fault.${fault}`);
  };
  const field = (name: string) => `gift-${name}-${storeId}`;
  return (
    <Fold
      isOpen={isOpen || Object.keys(faults).length > 0}
      onOpen={() => setOpen(true)}
      title={t("mallOrder:gift.title")}
      value={words(value)}
      action={t("checkout:change")}
    >
      <Field group label={t("mallOrder:gift.noshi")} hint={t("mallOrder:gift.noshiHint")}>
        <ChipGroup
          label={t("mallOrder:gift.noshi")}
          name={field("noshi")}
          value={value.noshi}
          options={KINDS.map((kind) => ({ value: kind, label: t(`mallOrder:gift.kind.${kind}`) }))}
          onChange={(noshi) => change({ noshi })}
        />
      </Field>
      {value.noshi !== "none" && (
        <Field
          label={t("mallOrder:gift.name")}
          mark={t("checkout:optional")}
          hint={t("mallOrder:gift.nameHint")}
          error={said("noshi_name")}
        >
          <TextInput
            name={field("name")}
            maxLength={NOSHI_NAME_MAX}
            value={value.noshi_name}
            onChange={({ target }) => change({ noshi_name: target.value })}
          />
        </Field>
      )}
      <Field label={t("mallOrder:gift.message")} mark={t("checkout:optional")} error={said("message")}>
        <TextArea
          name={field("message")}
          rows={3}
          maxLength={GIFT_MESSAGE_MAX}
          value={value.message}
          onChange={({ target }) => change({ message: target.value })}
          counter={(length, max) => `${length} / ${max}`}
        />
      </Field>
      <Checkbox
        label={t("mallOrder:gift.otherSender")}
        checked={value.has_sender}
        onChange={({ currentTarget }) => change({ has_sender: currentTarget.checked })}
      />
      {value.has_sender && (
        <>
          <Field required label={t("mallOrder:gift.senderName")} error={said("sender_name")}>
            <TextInput
              name={field("sender-name")}
              autoComplete="name"
              maxLength={RECEIVER_MAX}
              value={value.sender_name}
              onChange={({ target }) => change({ sender_name: target.value })}
            />
          </Field>
          <Field required label={t("mallOrder:gift.senderAddress")} error={said("sender_address")}>
            <TextInput
              name={field("sender-address")}
              autoComplete="street-address"
              maxLength={SENDER_ADDRESS_MAX}
              value={value.sender_address}
              onChange={({ target }) => change({ sender_address: target.value })}
            />
          </Field>
          <Field required label={t("mallOrder:gift.senderPhone")} error={said("sender_phone")}>
            <TextInput
              type="tel"
              inputMode="tel"
              name={field("sender-phone")}
              autoComplete="tel"
              placeholder="090 1234 5678"
              value={value.sender_phone}
              onChange={({ target }) => change({ sender_phone: target.value })}
            />
          </Field>
        </>
      )}
    </Fold>
  );
}

/** What was wished for, in a line; "none" where it is no gift. */
function useGiftWords(): (gift: GiftDraft) => string {
  const { t } = useTranslation("mallOrder");
  return (draft) => {
    const gift = giftOf(draft);
    if (gift === undefined) return t("gift.none");
    const { message, noshi, noshi_name, sender } = gift;
    return [
      noshi === "none" ? "" : [t(`gift.kind.${noshi}`), noshi_name].filter(Boolean).join(" "),
      message === "" ? "" : t("gift.message"),
      sender ? t("gift.sentBy", { name: sender.name }) : "",
    ]
      .filter(Boolean)
      .join(t("join"));
  };
}
