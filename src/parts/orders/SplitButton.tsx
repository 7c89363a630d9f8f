import { useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyWithRetry, LazyLayer } from "#parts/trouble/lazyWithRetry.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { splitIcon } from "#ui/icons/payment.ts";
import { Icon } from "#ui/pictures/Icon.tsx";

const SplitSheet = lazyWithRetry(() => import("./SplitSheet.tsx"));

/** Opens the sheet that divides the bill of these orders; nothing where there is none. */
export function SplitButton({ orderNos }: { readonly orderNos: readonly string[] }) {
  const { t } = useTranslation("orders");
  /** Null until it was opened once: its code comes then. */
  const [open, setOpen] = useState<boolean | null>(null);
  if (orderNos.length === 0) return null;
  return (
    <>
      <Button
        kind="plain"
        size="small"
        icon={<Icon of={splitIcon} size={20} />}
        onClick={() => setOpen(true)}
      >
        {t("split")}
      </Button>
      {open !== null && (
        <LazyLayer>
          <SplitSheet orderNos={orderNos} open={open} onClose={() => setOpen(false)} />
        </LazyLayer>
      )}
    </>
  );
}
