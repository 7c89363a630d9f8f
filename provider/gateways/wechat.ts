import type { PlatformTrouble } from "./platform.ts";

/** WeChat's server for official accounts. It never throws: a platform that gives no answer is `unreachable`. */
export interface WeChatGateway {
  readonly appId: string;
  /** Where WeChat asks a person's leave, without a query. */
  readonly authorizePage: string;
  /** Exchanges a code, once, for who it stands for. */
  exchangeCode(code: string): Promise<{ readonly openid: string } | PlatformTrouble>;
}
