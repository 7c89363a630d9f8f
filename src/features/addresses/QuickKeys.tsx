import { useTranslation } from "react-i18next";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import { Card } from "#ui/lists/Card.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { briefcaseIcon } from "#ui/icons/account.ts";
import { homeIcon } from "#ui/icons/discovery.ts";
import { pinIcon } from "#ui/icons/common.ts";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import { useAddresses } from "./useAddresses.ts";
import { isQuickLabel, QUICK_LABELS, useLabelWords } from "#parts/place/useLabelWords.ts";

const icons = { home: homeIcon, work: briefcaseIcon } as const;

/** Home and work, each with its address or the way to one; below them the addresses with other labels or none. */
export function QuickKeys() {
  const { t } = useTranslation("addresses");
  const { t: tc } = useTranslation();
  const words = useLabelWords();
  const { addresses, failure, reload, isValidating } = useAddresses();
  if (!addresses) {
    if (failure) return <CallTrouble failure={failure} onRetry={reload} isRetrying={isValidating} />;
    return (
      <SkeletonGroup label={tc("loading")}>
        <Skeleton lines={4} />
      </SkeletonGroup>
    );
  }
  const quick = QUICK_LABELS.map((label) => ({
    label,
    address: addresses.find((address) => address.label === label),
  }));
  const others = addresses.filter(
    ({ address_id, label }) =>
      !isQuickLabel(label) || !quick.some(({ address }) => address?.address_id === address_id),
  );
  return (
    <>
      <Card padded={false}>
        <ul>
          {quick.map(({ label, address }) => (
            <li key={label}>
              <ListRow
                start={<Icon of={icons[label]} />}
                title={t(`label.${label}`)}
                note={address ? address.prefecture + address.city + address.address : t("key.unset")}
                href={
                  address
                    ? href("addressKey", { addressId: address.address_id })
                    : href("addAddress", { label })
                }
              />
            </li>
          ))}
        </ul>
      </Card>
      {others.length > 0 && (
        <Card padded={false}>
          <ul>
            {others.map(({ address_id, label, prefecture, city, address }) => (
              <li key={address_id}>
                <ListRow
                  start={<Icon of={pinIcon} />}
                  title={words(label) || t("key.noLabel")}
                  note={prefecture + city + address}
                  href={href("addressKey", { addressId: address_id })}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
