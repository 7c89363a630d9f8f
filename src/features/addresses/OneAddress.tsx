import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { addrInfo } from "#contract/calls/addresses.ts";
import * as Code from "#contract/codes.ts";
import { useCall } from "#net/useCall.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import { sessionAtom, storedSession } from "#state/account/session.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import { LostReceipt } from "#ui/pictures/listDrawings.tsx";
import { SignInForMine } from "./AddressPage.tsx";
import type { SavedAddress } from "./savedAddresses.ts";

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

/** One of the customer's addresses; `isGone` where they have none of that id, or no session that could have one. */
function useSavedAddress(address_id: string | undefined) {
  const user = useAtomValue(sessionAtom);
  const read = useCall(addrInfo, user && address_id ? { address_id } : null, {
    handles: [Code.addressMissing],
  });
  const isMissing = read.failure?.kind === "code" && read.failure.code === Code.addressMissing;
  // The stored session is read a moment after the first render.
  const isNobody = user === null && storedSession() === null;
  return { ...read, isNobody, isGone: isNobody || !address_id || (isMissing && !read.data) };
}
