import type { memberInfo } from "#contract/calls/member.ts";
import type { ResponseOf } from "#contract/call.ts";
import { useSignInWays } from "#parts/session/useSignInWays.ts";
import type { SignInPlatform } from "#state/account/signInDoor.ts";
import { LinkedPlatform } from "./LinkedPlatform.tsx";
import { LinkPlatform } from "./LinkPlatform.tsx";

interface PlatformLinksProps {
  readonly profile: ResponseOf<typeof memberInfo>;
  /** To be called when a link was made or ended. */
  readonly onChange: () => unknown;
}

/** Rows of the platforms that sign the member in, and of those that could. */
export function PlatformLinks({ profile, onChange }: PlatformLinksProps) {
  const { ways } = useSignInWays();
  const offered = ways.filter((way): way is SignInPlatform => way === "line" || way === "wechat");
  return (
    <>
      {profile.platforms.map((platform) => (
        <LinkedPlatform key={platform} platform={platform} onChange={onChange} />
      ))}
      {offered
        .filter((platform) => !profile.platforms.includes(platform))
        .map((platform) => (
          <LinkPlatform key={platform} platform={platform} onChange={onChange} />
        ))}
    </>
  );
}
