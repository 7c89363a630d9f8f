import type { Settings } from "#provider/operations/settings.ts";

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
