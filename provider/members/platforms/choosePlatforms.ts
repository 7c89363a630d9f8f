import { lineApi } from "#provider/gateways/line/line.ts";
import { wechatApi } from "#provider/gateways/wechat.ts";
import type { Log } from "#provider/operations/log.ts";
import type { Settings } from "#provider/operations/settings.ts";
import type { Parts } from "#provider/server/context.ts";
import type { Platforms } from "#provider/server/demo.ts";

/** LINE and WeChat themselves where the operator has keys; in a demo without keys their stand-ins; else neither. */
export function choosePlatforms(standIns: Platforms | null, settings: Settings, log: Log): Platforms {
  const real = realPlatforms(settings, log);
  return {
    line: standIns?.line ?? real.line,
    wechat: standIns?.wechat ?? real.wechat,
    mounted: standIns?.mounted ?? [],
  };
}

function realPlatforms({ line, wechat }: Settings, log: Log): Pick<Parts, "line" | "wechat"> {
  return {
    line: line === null ? null : lineApi({ api: "https://api.line.me", ...line, send: fetch, log }),
    wechat:
      wechat === null
        ? null
        : wechatApi({
            api: "https://api.weixin.qq.com",
            authorizePage: "https://open.weixin.qq.com/connect/oauth2/authorize",
            ...wechat,
            send: fetch,
            log,
          }),
  };
}

/** The platforms that customers can sign in by, as the client is told. */
export interface PlatformWays {
  /** "line": by LINE's own SDK · "stand_in": against the stand-in, which that SDK cannot be led to. */
  readonly lineLogin: "line" | "stand_in" | null;
  readonly wechatLogin: boolean;
}

export function platformWays({ liffId, line, wechat, hasDemo }: Settings): PlatformWays {
  const standIn = hasDemo && line === null ? "stand_in" : null;
  return {
    lineLogin: liffId === null ? standIn : "line",
    wechatLogin: wechat !== null || hasDemo,
  };
}
