import type { GiftRequest } from "#contract/shipping.ts";
import {
  GIFT_MESSAGE_MAX,
  NOSHI_NAME_MAX,
  PHONE_PATTERN,
  RECEIVER_MAX,
  SENDER_ADDRESS_MAX,
} from "#contract/fieldRules.ts";
import { typedPhone } from "#domain/values/typedText.ts";
import { type GiftDraft, NO_GIFT } from "#state/orders/mallDraft.ts";

/** A gift as an order asks for it; undefined where what was typed asks for nothing. */
export function giftOf(draft: GiftDraft = NO_GIFT): GiftRequest | undefined {
  const { has_sender, noshi, sender_address, sender_name, sender_phone } = draft;
  const message = draft.message.trim();
  if (noshi === "none" && message === "" && !has_sender) return undefined;
  return {
    noshi,
    noshi_name: noshi === "none" ? "" : draft.noshi_name.trim(),
    message,
    ...(has_sender && {
      sender: {
        name: sender_name.trim(),
        address: sender_address.trim(),
        phone: typedPhone(sender_phone),
      },
    }),
  };
}

type GiftFault = "missing" | "long" | "phone";
/** What is wrong with a gift, by the field. */
export type GiftFaults = Partial<
  Readonly<Record<"noshi_name" | "message" | "sender_name" | "sender_address" | "sender_phone", GiftFault>>
>;

/** What keeps a gift from being asked for; empty where nothing does. */
export function giftFaults(draft: GiftDraft = NO_GIFT): GiftFaults {
  const asked = giftOf(draft);
  if (asked === undefined) return {};
  const { message, noshi_name, sender } = asked;
  return {
    ...(noshi_name.length > NOSHI_NAME_MAX && { noshi_name: "long" as const }),
    ...(message.length > GIFT_MESSAGE_MAX && { message: "long" as const }),
    ...(sender && {
      ...of("sender_name", sender.name, RECEIVER_MAX),
      ...of("sender_address", sender.address, SENDER_ADDRESS_MAX),
      ...(sender.phone === ""
        ? { sender_phone: "missing" as const }
        : PHONE_PATTERN.test(sender.phone)
          ? {}
          : { sender_phone: "phone" as const }),
    }),
  };
}

function of(field: "sender_name" | "sender_address", text: string, most: number): GiftFaults {
  if (text === "") return { [field]: "missing" };
  return text.length > most ? { [field]: "long" } : {};
}
