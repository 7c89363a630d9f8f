import { useAtomValue } from "jotai";
import { useSWRConfig } from "swr";
import { alterMemberInfo, memberInfo } from "#contract/calls/member.ts";
import { isAnswerOf } from "#net/callKey.ts";
import { useIntent } from "#parts/forms/useIntent.ts";
import { signInPathAtom } from "#state/account/signInPath.ts";

/**
 * Keeps whether one wants to be told of orders in LINE; answers whether that was kept. In LINE a yes on an order's page
 * brings along what lets LINE answer that order by a service message.
 */
export function useAnswerNotices(): (isAgreed: 0 | 1, orderNo: string | null) => Promise<boolean> {
  const alter = useIntent(alterMemberInfo, []);
  const { mutate } = useSWRConfig();
  const { host, lineToken } = useAtomValue(signInPathAtom);
  return async (isAgreed, orderNo) => {
    const isInLine = isAgreed === 1 && host === "line" && orderNo !== null;
    const token = isInLine ? await lineToken().catch(() => null) : null;
    const permission =
      token !== null && orderNo !== null ? { line_access_token: token, notify_order_no: orderNo } : {};
    const answer = await alter({ is_message_agreed: isAgreed, ...permission });
    if (answer.ok) void mutate(isAnswerOf(memberInfo.path));
    return answer.ok;
  };
}
