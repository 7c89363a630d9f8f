import { useTranslation } from "react-i18next";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import { safeCallback } from "#routes/callback.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { keyIcon } from "#ui/icons/account.ts";
import { plusIcon } from "#ui/icons/common.ts";
import { NorenCurtain } from "#ui/pictures/listDrawings.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import { AddressCard } from "./AddressCard.tsx";
import styles from "./AddressCard.module.css";
import { AddressPage } from "./AddressPage.tsx";
import { SignInForMine } from "./SignInForMine.tsx";
import { useAddresses } from "./useAddresses.ts";
import { usePickAddress } from "./usePickAddress.ts";
import { useRemoveAddress } from "./useRemoveAddress.ts";

interface AddressListProps {
  /** The screen that asks for an address; without one they are only kept here. */
  readonly callback?: string | undefined;
  /** A store: shows which addresses it delivers to, and leaves only those to choose. */
  readonly forStore?: string | undefined;
  readonly parent: string;
}

/** The customer's addresses, the default first: to choose, add, correct, label, remove. */
export function AddressList({ callback, forStore, parent }: AddressListProps) {
  const { t } = useTranslation("addresses");
  const { t: tc } = useTranslation();
  const { addresses, isNobody, failure, reload, isValidating } = useAddresses(forStore);
  const remove = useRemoveAddress();
  const pick = usePickAddress(callback);
  const isAsked = safeCallback(callback) !== null;
  const isNone = addresses?.every(({ is_in_range }) => is_in_range === 0) ?? false;
  const add = (
    <Button block href={href("addAddress", {})} icon={<Icon of={plusIcon} size={20} />}>
      {t("add.title")}
    </Button>
  );

  return (
    <AddressPage
      title={isAsked ? t("list.pick") : tc("titles.addresses")}
      parent={parent}
      {...(forStore !== undefined && addresses?.length
        ? { lead: t(isNone ? "list.noneForStore" : "list.forStore") }
        : {})}
    >
      {!addresses && failure && <CallTrouble failure={failure} onRetry={reload} isRetrying={isValidating} />}
      {!addresses && !failure && <Waiting />}
      {addresses?.length === 0 && (
        <EmptyState
          title={t("list.empty")}
          illustration={<NorenCurtain />}
          action={
            <>
              {add}
              {isNobody && <SignInForMine />}
            </>
          }
        >
          {t("list.emptyText")}
        </EmptyState>
      )}
      {addresses && addresses.length > 0 && (
        <>
          <ul className={styles.list}>
            {addresses.map((address) => (
              <li key={address.address_id}>
                <AddressCard
                  address={address}
                  onPick={isAsked ? () => pick(address) : null}
                  onRemove={() => remove(address)}
                />
              </li>
            ))}
          </ul>
          {add}
          <Button block kind="quiet" href={href("addressKey", {})} icon={<Icon of={keyIcon} size={20} />}>
            {t("key.title")}
          </Button>
        </>
      )}
    </AddressPage>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t("loading")}>
      {[0, 1].map((card) => (
        <div key={card} className={styles.card}>
          <Skeleton shape="title" />
          <Skeleton lines={3} />
        </div>
      ))}
    </SkeletonGroup>
  );
}
