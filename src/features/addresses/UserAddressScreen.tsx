import { useTranslation } from "react-i18next";
import { shownPhone } from "#domain/values/typedText.ts";
import { useLabelWords } from "#parts/places/useLabelWords.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { safeCallback } from "#routes/callback.ts";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Gets } from "#ui/feedback/Gets.tsx";
import { bagIcon, truckIcon } from "#ui/icons/discovery.ts";
import { Badge } from "#ui/feedback/Rating.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import { plusIcon } from "#ui/icons/common.ts";
import { homeIcon } from "#ui/icons/discovery.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import { NorenCurtain } from "#ui/pictures/listDrawings.tsx";
import { AddressPage, SignInForMine } from "./AddressPage.tsx";
import styles from "./Addresses.module.css";
import { addressLines, type SavedAddress, useAddresses, useRemoveAddress } from "./savedAddresses.ts";
import { usePickAddress } from "./usePickAddress.ts";

/** The customer's addresses (`/userAddress`), to keep them, or to choose one for the screen that asked. */
export function UserAddressScreen({ query }: { readonly query: QueryOf<typeof routes.userAddress> }) {
  return <AddressList {...query} parent="user" />;
}

/** The same addresses where the mall asks for one (`/MallUserAddress`): parcels go to all of Japan, not to a zone. */
export function MallUserAddressScreen({ query }: { readonly query: QueryOf<typeof routes.mallUserAddress> }) {
  return <AddressList {...query} parent="mall" />;
}

interface AddressListProps {
  /** The screen that asks for an address; without one they are only kept here. */
  readonly callback?: string | undefined;
  /** A store: shows which addresses it delivers to, and leaves only those to choose. */
  readonly forStore?: string | undefined;
  readonly parent: string;
}

/** The customer's addresses, the default first: to choose, add, correct, label, remove. */
function AddressList({ callback, forStore, parent }: AddressListProps) {
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
              <Gets
                label={tc("gets")}
                gets={[
                  [t("list.gets.fee"), truckIcon],
                  [t("list.gets.mall"), bagIcon],
                ]}
              />
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
          <Button block kind="quiet" href={href("addressKey", {})} icon={<Icon of={homeIcon} size={20} />}>
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

interface AddressCardProps {
  readonly address: SavedAddress;
  /** Null where nothing asks for an address. */
  readonly onPick: (() => void) | null;
  readonly onRemove: () => void;
}

/** An address with what can be done with it; one that the store does not deliver to cannot be chosen for it. */
function AddressCard({ address, onPick, onRemove }: AddressCardProps) {
  const { t } = useTranslation("addresses");
  const addressId = address.address_id;
  const isOut = address.is_in_range === 0;
  const named = (
    <span className="visually-hidden">: {address.prefecture + address.city + address.address}</span>
  );
  return (
    <article className={styles.card}>
      {onPick && !isOut ? (
        <button type="button" className={styles.about} onClick={onPick}>
          <About address={address} />
        </button>
      ) : (
        <div className={styles.about} data-out={isOut || undefined}>
          <About address={address} />
          {isOut && <p className={styles.why}>{t("range.outText")}</p>}
        </div>
      )}
      <div className={styles.actions}>
        <Anchor className={styles.action} href={href("addressDetail", { addressId })}>
          {t("edit.action")}
          {named}
        </Anchor>
        <Anchor className={styles.action} href={href("addressKey", { addressId })}>
          {t("key.action")}
          {named}
        </Anchor>
        <button type="button" className={styles.action} onClick={onRemove}>
          {t("remove.action")}
          {named}
        </button>
      </div>
    </article>
  );
}

function About({ address }: { readonly address: SavedAddress }) {
  const { t } = useTranslation("addresses");
  const words = useLabelWords();
  const { name, phone, label, is_default, is_in_range } = address;
  return (
    <>
      <span className={styles.badges}>
        {label !== "" && <Badge>{words(label)}</Badge>}
        {is_default === 1 && <Badge tone="accent">{t("default")}</Badge>}
        {is_in_range === 1 && <Badge tone="ok">{t("range.in")}</Badge>}
        {is_in_range === 0 && <Badge tone="warn">{t("range.out")}</Badge>}
      </span>
      <span>
        <span className={styles.receiver}>{t("receiver", { name })}</span>{" "}
        <span className={styles.phone}>{shownPhone(phone)}</span>
      </span>
      <span lang="ja">
        {addressLines(address).map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
      </span>
    </>
  );
}
