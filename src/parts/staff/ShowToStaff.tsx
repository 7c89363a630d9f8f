import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#parts/shell/useTexts.ts";
import { lazyWithRetry, LazyLayer } from "#parts/trouble/lazyWithRetry.tsx";
import { Pill } from "#ui/actions/Pill.tsx";
import { personIcon } from "#ui/icons/common.ts";
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
      <Pill icon={personIcon} onClick={() => setState("open")}>
        {t("show")}
      </Pill>
      {state !== "untouched" && (
        <LazyLayer>
          <StaffCard {...shown} open={state === "open"} onClose={() => setState("closed")} />
        </LazyLayer>
      )}
    </>
  );
}
