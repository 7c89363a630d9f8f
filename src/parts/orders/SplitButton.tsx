import { useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyWithRetry, LazyLayer } from "#parts/trouble/lazyWithRetry.tsx";
import { Pill } from "#ui/actions/Pill.tsx";
import type { IconShape } from "#ui/pictures/Icon.tsx";

const SplitSheet = lazyWithRetry(() => import("./SplitSheet.tsx"));

/** A coin in two halves. */
const splitIcon: IconShape = "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 3.5v17";

/** Opens the sheet that divides the bill of these orders; nothing where there is none. */
export function SplitButton({ orderNos }: { readonly orderNos: readonly string[] }) {
  const { t } = useTranslation("orders");
  /** Null until it was opened once: its code comes then. */
  const [open, setOpen] = useState<boolean | null>(null);
  if (orderNos.length === 0) return null;
  return (
    <>
      <Pill icon={splitIcon} onClick={() => setOpen(true)}>
        {t("split")}
      </Pill>
      {open !== null && (
        <LazyLayer>
          <SplitSheet orderNos={orderNos} open={open} onClose={() => setOpen(false)} />
        </LazyLayer>
      )}
    </>
  );
}
