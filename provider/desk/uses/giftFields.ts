import type { Context } from "hono";
import { WireLanguage } from "#contract/scalars.ts";
import { formField } from "#provider/desk/formField.ts";
import { type GiftRecipient, giftRecipient } from "#provider/gifts/giftRecipient.ts";

/** What staff typed of whom a gift is for, so that the form can come back with it. */
export interface GiftFields {
  readonly offer: string;
  readonly to: string;
  readonly language: WireLanguage;
  /** The given voucher that is sent again; null: a new one. */
  readonly voucher: string | null;
  /** Null: what was typed is no address and no number, or nothing was typed. */
  readonly recipient: GiftRecipient | null;
}

/** A form's fields of a gift; `usual` is the language where it names none. */
export async function giftFields(
  context: Context,
  usual: WireLanguage,
  voucher: string | null = null,
): Promise<GiftFields> {
  const to = await formField(context, "to");
  const language = WireLanguage.safeParse(await formField(context, "language"));
  return {
    offer: await formField(context, "offer"),
    to,
    language: language.success ? language.data : usual,
    voucher,
    recipient: giftRecipient(to),
  };
}
