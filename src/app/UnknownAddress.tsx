import { useTranslation } from "react-i18next";
import { href } from "#routes/href.ts";
import { Button } from "#ui/Button.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { ScreenSkeleton } from "./ScreenSkeleton.tsx";

/** An address that is not ours, with a way on; the root shows nothing of its own, as it leads elsewhere. */
export function UnknownAddress({ isRoot }: { readonly isRoot: boolean }) {
  const { t } = useTranslation();
  if (isRoot) return <ScreenSkeleton />;
  return (
    <main>
      <EmptyState
        heading="h1"
        title={t("unknownAddress.title")}
        action={<Button href={href("home", {})}>{t("toHome")}</Button>}
      >
        {t("unknownAddress.text")}
      </EmptyState>
    </main>
  );
}
