import { STAND_IN_CHANNEL } from "#provider/demo/standin/line/standInChannel.ts";
import type { StandInSurroundings } from "#provider/demo/standin/standInSurroundings.ts";
import { standInOfLine, standInOfWeChat } from "#provider/demo/standin/standIns.ts";
import { lineApi } from "#provider/gateways/line/line.ts";
import { wechatApi } from "#provider/gateways/wechat.ts";
import type { Log } from "#provider/operations/log.ts";
import type { Settings } from "#provider/operations/settings.ts";
import type { Mounted } from "#provider/server/app.ts";
import type { Parts } from "#provider/server/context.ts";

interface Platforms extends Pick<Parts, "line" | "wechat"> {
  /** Stand-ins, where there are any. */
  readonly mounted: readonly Mounted[];
}

/** LINE and WeChat themselves where the operator has keys; in a demo without keys their stand-ins; else neither. */
export function choosePlatforms(
  surroundings: StandInSurroundings & { readonly settings: Settings },
  log: Log,
): Platforms {
  const { settings } = surroundings;
  const real = realPlatforms(settings, log);
  const line = hasStandInOfLine(settings) ? standInOfLine(surroundings, log) : null;
  const wechat = settings.wechat === null && settings.hasDemo ? standInOfWeChat(surroundings, log) : null;
  return {
    line: line?.gateway ?? real.line,
    wechat: wechat?.gateway ?? real.wechat,
    mounted: [line, wechat].flatMap((standIn) => (standIn === null ? [] : [standIn.mounted])),
  };
}

/** The stand-in's own channel may be configured: then the client runs LINE's SDK against it, as browser tests do. */
function hasStandInOfLine({ line, hasDemo }: Settings): boolean {
  return hasDemo && (line === null || line.channelId === STAND_IN_CHANNEL);
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
