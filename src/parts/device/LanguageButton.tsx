import { useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyWithRetry, LazyLayer } from "#parts/trouble/lazyWithRetry.tsx";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { globeIcon } from "#ui/icons/common.ts";

const LanguageSheet = lazyWithRetry(() => import("./LanguageSheet.tsx"));

/** The globe in a top bar, and the languages that it opens. */
export function LanguageButton() {
  const { t } = useTranslation();
  /** Null until it was opened once: its code comes then. */
  const [choosing, setChoosing] = useState<boolean | null>(null);
  return (
    <>
      <IconButton icon={globeIcon} label={t("language")} onClick={() => setChoosing(true)} />
      {choosing !== null && (
        <LazyLayer>
          <LanguageSheet open={choosing} onClose={() => setChoosing(false)} />
        </LazyLayer>
      )}
    </>
  );
}
