import * as z from "zod/mini";
import type { Log } from "#provider/operations/log.ts";
import { askPlatform, type PlatformTrouble, type Send } from "./askPlatform.ts";

/** WeChat's server for official accounts. It never throws: a platform that gives no answer is `unreachable`. */
export interface WeChatGateway {
  readonly appId: string;
  /** Where WeChat asks a person's leave, without a query. */
  readonly authorizePage: string;
  /** Exchanges a code, once, for who it stands for. */
  exchangeCode(code: string): Promise<{ readonly openid: string } | PlatformTrouble>;
}

const Exchanged = z.object({ openid: z.string().check(z.minLength(1)) });
const Refusal = z.object({ errcode: z.number() });

/** WeChat's codes for a code that is none, was used, or is missing; any other is no fault of who signs in. */
const OF_THE_CODE: readonly number[] = [40029, 40163, 41008];
const CODE_EXPIRED = 42003;

interface WeChatApiOptions {
  /** Where WeChat's API is: https://api.weixin.qq.com, or its stand-in. */
  readonly api: string;
  readonly authorizePage: string;
  readonly appId: string;
  readonly appSecret: string;
  readonly send: Send;
  readonly log: Log;
}

/** WeChat's server over HTTP ("Official Accounts, Web page authorisation"). It answers refusals with 200, too. */
export function wechatApi(options: WeChatApiOptions): WeChatGateway {
  const { api, authorizePage, appId, appSecret, send, log } = options;
  return {
    appId,
    authorizePage,
    async exchangeCode(code) {
      const query = new URLSearchParams({
        appid: appId,
        secret: appSecret,
        code,
        grant_type: "authorization_code",
      });
      const request = new Request(`${api}/sns/oauth2/access_token?${query}`);
      const answer = await askPlatform(request, { send, log, platform: "WeChat" });
      if (answer === null) return "unreachable";
      const exchanged = Exchanged.safeParse(answer.body);
      if (exchanged.success) return { openid: exchanged.data.openid };
      const errcode = Refusal.safeParse(answer.body).data?.errcode;
      if (errcode === CODE_EXPIRED) return "expired";
      if (errcode !== undefined && OF_THE_CODE.includes(errcode)) return "refused";
      log.warn("WeChat exchanges no codes", { status: answer.status, errcode });
      return "unreachable";
    },
  };
}
