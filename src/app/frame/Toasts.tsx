import { useAtomValue, useSetAtom } from "jotai";
import { dropToastAtom, toastsAtom } from "#state/page/alerts.ts";
import { ToastHost } from "#ui/layers/ToastHost.tsx";

const kinds = { plain: "plain", good: "ok", bad: "warn" } as const;

/** The toasts over the screen; one whose action is taken goes with it. */
export default function Toasts() {
  const toasts = useAtomValue(toastsAtom);
  const drop = useSetAtom(dropToastAtom);
  return (
    <ToastHost
      toasts={toasts.map(({ id, text, tone, action }) => ({
        id,
        text,
        kind: kinds[tone],
        action: action && {
          label: action.label,
          onPress: () => {
            drop(id);
            action.run();
          },
        },
      }))}
      onExpire={(id) => drop(Number(id))}
    />
  );
}
