import * as z from "zod/mini";
import * as names from "./enumerations.ts";
import { LANGUAGES } from "./languages.ts";
import { CODE_LENGTH, CODE_LENGTH_MAX, EMAIL_MAX, PASSWORD_PATTERN, PHONE_PATTERN } from "./fieldRules.ts";

/** An opaque identifier: at most 64 characters, no white space. */
export const Id = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^\S+$/));
/** Whole yen, never negative; the only unit of money on the wire. */
export const Yen = z.int().check(z.minimum(0), z.maximum(99_999_999));
/** RFC 3339 with offset. */
export const Time = z.iso.datetime({ offset: true });
/** A calendar day, YYYY-MM-DD, in the store's time zone. */
export const Day = z.iso.date();
/** A store's clock time, HH:MM; hours past midnight run on to 29:59 ("26:00" is 2 in the morning). */
export const ClockTime = z.string().check(z.regex(/^([01]\d|2\d):[0-5]\d$/));
/** 0 no, 1 yes, as the specification's flags are. */
export const Flag = z.literal([0, 1]);
/** Pieces of one thing in a cart or order. */
export const Count = z.int().check(z.minimum(1), z.maximum(9_999));
/** The place to go on reading a list from; opaque; absent or null: from the start, or no more. */
export const Cursor = z.string().check(z.minLength(1), z.maxLength(256));
/** The language of an answer, as the specification sends it. */
export const WireLanguage = z.literal(Object.values(LANGUAGES).map(({ wire }) => wire));
export type WireLanguage = z.infer<typeof WireLanguage>;
/** Free text by a person: trimmed, at most `max` characters. */
export const Text = (max: number) => z.string().check(z.trim(), z.maxLength(max));

/** Characters of what a picture shows, in one language. */
export const ALT_MAX = 200;
/** A picture in several sizes: `{src}-{width}.avif` and `.webp` exist for each of `widths`. */
export const Picture = z.object({
  /** Address without width and ending. */
  src: z.string(),
  /** Pixels. */
  widths: z.array(z.int()),
  /** Height divided by width. */
  ratio: z.number(),
  /** Color to show before it has loaded, `#rrggbb`. */
  tint: z.string(),
  /**
   * What it shows, by language, for who cannot see it; absent where nobody wrote it. Guests are sent none but their own
   * language's, and only with what is shown large.
   */
  alt: z.optional(z.partialRecord(WireLanguage, Text(ALT_MAX))),
});
export type Picture = z.infer<typeof Picture>;

/** Degrees north, WGS 84. */
export const Latitude = z.number().check(z.minimum(-90), z.maximum(90));
/** Degrees east, WGS 84. */
export const Longitude = z.number().check(z.minimum(-180), z.maximum(180));

/** A point on the map. */
export const Position = z.object({ latitude: Latitude, longitude: Longitude });
export type Position = z.infer<typeof Position>;

/** What a map shows; `west` is greater than `east` where it spans the 180th meridian. */
export const Bounds = z.object({ south: Latitude, west: Longitude, north: Latitude, east: Longitude });
export type Bounds = z.infer<typeof Bounds>;

/** What the payment gateway's vault answered for a card: the number and its code go there, and nowhere else. */
export const VaultToken = z.string().check(z.minLength(8), z.maxLength(256), z.regex(/^[A-Za-z_][\w.-]*$/));

/** 11 digits, or an international number with a leading + (specification, section 5, in its stricter reading). */
export const Phone = z.string().check(z.regex(PHONE_PATTERN));
/** As a form of an account holds it: of an empty one the call says that the phone is missing (104). */
export const TypedPhone = z.union([z.literal(""), Phone]);
/** An address of electronic mail, at most 254 characters. */
export const Email = z.email().check(z.maxLength(EMAIL_MAX));
/** 6 to 32 half-width letters or digits (specification, section 5). */
export const Password = z.string().check(z.regex(PASSWORD_PATTERN));
/** As a form of an account holds it: of an empty one the call says that the password is missing (105). */
export const ChosenPassword = z.union([z.literal(""), Password]);
/** One typed to sign in; an older one may not keep today's rules. An empty one is missing (105). */
export const TypedPassword = z.string().check(z.maxLength(128));
/** 4 digits by the specification; an operator may ask for up to 8. */
export const VerificationCode = z
  .string()
  .check(z.minLength(CODE_LENGTH), z.maxLength(CODE_LENGTH_MAX), z.regex(/^\d+$/));
/** What a code was sent for; it is good for nothing else. */
export const CodePurpose = z.literal([
  "register",
  "log_in",
  "reset_password",
  "change_phone",
  "activate_voucher",
  "cancel_account",
]);

/** Whom to call for, and where to reach them. */
export const Contact = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(50)),
  phone: Phone,
  email: z.optional(Email),
});

/** A verification code is on its way; the code itself is never answered. */
export const CodeSent = z.object({
  /** Digits of the code. */
  length: z.int(),
  /** Seconds until the code is no longer taken. */
  expires_in: z.int(),
  /** Seconds until another can be asked for. */
  resend_in: z.int(),
});

/**
 * The values of an enumeration. Pure, so that a bundle keeps only what it uses.
 * @__NO_SIDE_EFFECTS__
 */
export function oneOf<const V extends number>(values: Readonly<Record<string, V>>) {
  return z.literal(Object.values(values));
}
export const OrderStatus = oneOf(names.OrderStatus);
export const PayStatus = oneOf(names.PayStatus);
export const PayType = oneOf(names.PayType);
export const OrderTab = oneOf(names.OrderTab);
export const OrderType = oneOf(names.OrderType);
export const GoodsShowType = oneOf(names.GoodsShowType);
export const CartAction = oneOf(names.CartAction);
export const Weekday = oneOf(names.Weekday);
export const StoreSort = oneOf(names.StoreSort);
export const Sex = oneOf(names.Sex);
export const FeedbackType = oneOf(names.FeedbackType);
export const StoredValueKind = oneOf(names.StoredValueKind);
export const CouponScope = oneOf(names.CouponScope);
export const CouponType = oneOf(names.CouponType);
export const ReceiveType = oneOf(names.ReceiveType);
export const CouponTab = oneOf(names.CouponTab);
export const JumpType = oneOf(names.JumpType);
export const StaffCallKind = oneOf(names.StaffCallKind);
export const DiscountType = oneOf(names.DiscountType);
export const SpecType = oneOf(names.SpecType);
export const OptionNeed = oneOf(names.OptionNeed);
export const Registration = oneOf(names.Registration);
export const ReceiptKind = oneOf(names.ReceiptKind);
export const DeliveryFilter = oneOf(names.DeliveryFilter);
export const MallSort = oneOf(names.MallSort);
/** How a price is taxed. */
export const TaxClass = z.literal(names.TAX_CLASSES);
