import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#parts/shell/useTexts.ts";
import { lazyWithRetry, LazyLayer } from "#parts/trouble/lazyWithRetry.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { personIcon } from "#ui/icons/common.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import type { ShownToStaff } from "./StaffCard.tsx";

const StaffCard = lazyWithRetry(() => import("./StaffCard.tsx"));

/** The button that fills the screen with what is to be shown to the staff, in their language and one's own. */
export function ShowToStaff(shown: ShownToStaff) {
  const { t } = useTranslation("staffCard");
  const hasTexts = useTexts(["staffCard", "menu", "bill"]);
  const [state, setState] = useState<"untouched" | "open" | "closed">("untouched");
  if (!hasTexts) return null;
  return (
    <>
      <Button
        kind="plain"
        size="small"
        icon={<Icon of={personIcon} size={20} />}
        onClick={() => setState("open")}
      >
        {t("show")}
      </Button>
      {state !== "untouched" && (
        <LazyLayer>
          <StaffCard {...shown} open={state === "open"} onClose={() => setState("closed")} />
        </LazyLayer>
      )}
    </>
  );
}
