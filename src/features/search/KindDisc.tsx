import { useAtomValue } from "jotai";
import type { StoreSummary, StoreType } from "#contract/storeLists.ts";
import { storeListCall } from "#net/calls/storeListCalls.ts";
import { useCall } from "#net/useCall.ts";
import { storeListRequest } from "#parts/storeList/storeListRequest.ts";
import { positionAtom } from "#state/places/whereabouts.ts";
import { Picture } from "#ui/pictures/Picture.tsx";
import styles from "./Search.module.css";
import type { SearchScope } from "./searchScope.ts";

interface KindDiscProps {
  readonly kind: StoreType;
  /** Stores at hand, perhaps one of that kind. */
  readonly stores: readonly StoreSummary[];
  readonly scope: SearchScope;
}

/** What a kind of store looks like. Where no store at hand shows it, what a tap will show is asked for ahead. */
export function KindDisc({ kind: { store_type, name }, stores, scope }: KindDiscProps) {
  const position = useAtomValue(positionAtom);
  const known = stores.find((store) => store.store_type.store_type === store_type);
  const choice = { sort: scope === "near" ? 2 : 1, filter: { store_type } } as const;
  const { data } = useCall(storeListCall, known ? null : storeListRequest(choice, position), {
    isSilent: true,
  });
  const like = known ?? data?.items[0];
  const picture = like?.logo ?? like?.picture;
  return (
    <span className={styles.disc}>
      {picture ? (
        <Picture {...picture} alt="" sizes="64px" frame="square" eager />
      ) : (
        <span aria-hidden="true">{name.slice(0, 1)}</span>
      )}
    </span>
  );
}
