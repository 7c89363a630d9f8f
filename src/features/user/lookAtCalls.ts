import type { Call } from "#contract/call.ts";
import { mallGoodList } from "#contract/calls/mallStore.ts";
import { hotStoreList, specialIndex } from "#contract/calls/specials.ts";
import { bannerList, newStores, storeList } from "#contract/calls/storeLists.ts";
import type { Send } from "#net/transport.ts";

interface CallsSeen {
  readonly asked: number;
  /** Paths of those whose answer lacks what the contract requires. */
  readonly broken: readonly string[];
  /** How many had no answer, or a refusal, of which nothing can be said. */
  readonly silent: number;
}

/** Whether reads that anyone may make are answered with their required fields. `npm run doctor` asks all calls. */
export async function lookAtCalls(send: Send): Promise<CallsSeen> {
  const quiet = { isSilent: true } as const;
  const asked: readonly (readonly [Call, Promise<{ readonly ok: boolean; readonly kind?: string }>])[] = [
    [storeList, send(storeList, {}, quiet)],
    [newStores, send(newStores, {}, quiet)],
    [bannerList, send(bannerList, { place: "home" }, quiet)],
    [specialIndex, send(specialIndex, {}, quiet)],
    [hotStoreList, send(hotStoreList, {}, quiet)],
    [mallGoodList, send(mallGoodList, {}, quiet)],
  ];
  const seen = await Promise.all(
    asked.map(async ([{ path }, answer]) => {
      const { ok, kind } = await answer;
      return { path, ok, isBroken: kind === "contract" };
    }),
  );
  const broken = seen.filter(({ isBroken }) => isBroken).map(({ path }) => path);
  return { asked: seen.length, broken, silent: seen.filter(({ ok }) => !ok).length - broken.length };
}
