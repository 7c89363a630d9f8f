import type { WireLanguage } from "#contract/scalars.ts";
import type { ToldEvent } from "#provider/notices/line/lineMessage.ts";

/** LINE will never take this message, whatever is tried; or sending it again could show it twice. */
export class LineRefused extends Error {
  override name = "LineRefused";
}

/** LINE asks everybody to wait. */
export class LineBusy extends Error {
  override name = "LineBusy";
  /** Milliseconds; 0 where LINE does not say. */
  readonly pause: number;

  constructor(pause: number) {
    super("429");
    this.pause = pause;
  }
}

/** Nothing was sent, as LINE lets the channel in no more: another way may do at once, or this one later. */
export class LineUnready extends Error {
  override name = "LineUnready";
}

/** What one member is told of one order. */
export interface LineNotice {
  /** A UUID, the same each time that it is sent. */
  readonly id: string;
  /** LINE's id of the person, with the provider at LINE that the channel belongs to. */
  readonly to: string;
  readonly event: ToldEvent;
  readonly language: WireLanguage;
  readonly content: string;
  readonly store_name: string;
  readonly order_no: string;
  /** Where the order is; null where customers' way here is not known. */
  readonly link: string | null;
}

/** LINE's permission for service messages, as it stands after what was just done with it. */
export interface LineNotifier {
  readonly token: string;
  /** How many messages it is still good for. */
  readonly remaining: number;
  /** Seconds until it ends. */
  readonly expires_in: number;
}

/** Service messages of a verified LINE MINI App: an answer to what someone just did in it, by templates that LINE read. */
export interface LineService {
  /** Whether there is a template for it in that language. */
  knows(event: ToldEvent, language: WireLanguage): boolean;
  /** What the person's own access token (of LIFF) allows; null when LINE gives nothing for it. It never throws. */
  permission(accessToken: string): Promise<LineNotifier | null>;
  /**
   * Sends one, by the template in its language; null when that was the last. LINE knows no retry key here.
   * @throws LineRefused, "no answer" when nobody knows whether it was shown; LineBusy; LineUnready
   */
  send(notice: LineNotice, token: string): Promise<LineNotifier | null>;
}

/** Messages in LINE's chats: by LINE, or, by default, shown at the desk. */
export interface LineMessagesGateway {
  /** Whether nobody gets any, and the desk shows them. */
  readonly isDesk: boolean;
  /**
   * Sends one from the official account; it resolves when LINE has taken it, and shows one `id` once. Null without an
   * official account.
   * @throws LineRefused when sending it again would not help; LineBusy
   */
  readonly push: ((notice: LineNotice) => Promise<void>) | null;
  /** Null without templates. */
  readonly service: LineService | null;
}

/**
 * What stands at the end of a template's name at LINE, for the languages of ours that its templates come in ("Sending
 * service messages": Japanese, English, traditional Chinese, Thai, Indonesian, Korean). Simplified Chinese is none.
 */
export const templateTags: ReadonlyMap<WireLanguage, string> = new Map([
  ["ja", "ja"],
  ["en", "en"],
  ["tw", "zh-TW"],
  ["ko", "ko"],
]);
