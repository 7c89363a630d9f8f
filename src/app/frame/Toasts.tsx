import { useAtomValue, useSetAtom } from "jotai";
import { dropToastAtom, toastsAtom } from "#state/page/alerts.ts";
import { ToastHost } from "#ui/layers/ToastHost.tsx";

const kinds = { plain: "plain", good: "ok", bad: "warn" } as const;

/** The toasts over the screen, 2,000 ms each. */
export default function Toasts() {
  const toasts = useAtomValue(toastsAtom);
  const drop = useSetAtom(dropToastAtom);
  return (
    <ToastHost
      toasts={toasts.map(({ id, text, tone }) => ({ id, text, kind: kinds[tone] }))}
      onExpire={(id) => drop(Number(id))}
    />
  );
}
