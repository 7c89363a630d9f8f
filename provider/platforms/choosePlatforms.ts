import type { Mounted } from "#provider/app.ts";
import { lineApi } from "#provider/gateways/line/line.ts";
import { wechatApi } from "#provider/gateways/wechat.ts";
import type { Log } from "#provider/operations/log.ts";
import type { Parts } from "#provider/server/context.ts";
import type { Settings } from "#provider/operations/settings.ts";
import { STAND_IN_CHANNEL } from "#provider/standin/line/standInChannel.ts";
import { standInOfLine, standInOfWeChat } from "#provider/standin/standIns.ts";
import type { StandInSurroundings } from "#provider/standin/standInSurroundings.ts";

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
