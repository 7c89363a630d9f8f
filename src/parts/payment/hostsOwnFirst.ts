import type { PayType } from "#contract/enumerations.ts";
import type { HostKind } from "#state/account/signInDoor.ts";

/** WeChat Pay (specification, section 4, "Pay types"). */
const WECHAT_PAY = 2;

/** The store's methods; inside of WeChat, where the store takes it, WeChat Pay comes before the others. */
export function hostsOwnFirst(types: readonly PayType[], host: HostKind): readonly PayType[] {
  if (host !== "wechat" || !types.includes(WECHAT_PAY)) return types;
  return [WECHAT_PAY, ...types.filter((type) => type !== WECHAT_PAY)];
}
