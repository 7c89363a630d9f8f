import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { LostReceipt } from "#ui/pictures/listDrawings.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import type { SavedAddress } from "./savedAddress.ts";
import { SignInForMine } from "./SignInForMine.tsx";
import { useSavedAddress } from "./useSavedAddress.ts";

interface OneAddressProps {
  readonly addressId: string | undefined;
  readonly children: (address: SavedAddress) => ReactNode;
}

/** Shows one of the customer's addresses once it is read; says so where there is none of that id. */
export function OneAddress({ addressId, children }: OneAddressProps) {
  const { t } = useTranslation("addresses");
  const { t: tc } = useTranslation();
  const { data, failure, isGone, isNobody, reload, isValidating } = useSavedAddress(addressId);
  if (data) return children(data);
  if (isGone) {
    return (
      <EmptyState
        title={t("gone.title")}
        illustration={<LostReceipt />}
        action={
          <>
            <Button block href={href("userAddress", {})}>
              {t("gone.toList")}
            </Button>
            {isNobody && <SignInForMine />}
          </>
        }
      >
        {t("gone.text")}
      </EmptyState>
    );
  }
  if (failure) return <CallTrouble failure={failure} onRetry={reload} isRetrying={isValidating} />;
  return (
    <SkeletonGroup label={tc("loading")}>
      <Skeleton lines={6} />
      <Skeleton shape="button" />
    </SkeletonGroup>
  );
}
