// Built by `lineMock` and served in the place of the app's own LINE SDK: that very adapter, over LINE's official mock.
import liff from "@line/liff";
import { LiffMockPlugin } from "@line/liff-mock";

type Kept = Record<string, unknown>;

/** What is written down. */
const CALLS = ["shareTargetPicker", "scanCodeV2"] as const;

liff.use(new LiffMockPlugin());
const init = liff.init.bind(liff);
const mock = Reflect.get(liff, "$mock") as { set: (change: (kept: Kept) => Kept) => void };
const said: { call: string; given: unknown }[] = [];
const answer = (answers: Kept) => mock.set((kept) => ({ ...kept, ...answers }));
Object.assign(window, { lineMock: { said, answer } });

liff.init = async ({ liffId }: { liffId: string }) => {
  await init({ liffId, mock: true } as Parameters<typeof init>[0]);
  answer({ isInClient: true, isLoggedIn: true, isApiAvailable: true });
  for (const call of CALLS) {
    const own = Reflect.get(liff, call) as (...given: unknown[]) => unknown;
    Reflect.set(liff, call, (...given: unknown[]) => {
      said.push({ call, given: given[0] });
      return own(...given);
    });
  }
};

export { lineSdk } from "#liff/sdk.ts";
