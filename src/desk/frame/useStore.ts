import { useParams } from "react-router-dom";
import { deskStore } from "#contract/calls/desk/stores.ts";
import { useDesk } from "#desk/net/deskSend.ts";
import type { DeskStore } from "./deskWays.ts";

/** The read of the store that the address names. */
export function useStoreRead() {
  const { storeId } = useParams();
  return useDesk(deskStore, storeId === undefined ? null : { store_id: storeId });
}

/** The store that the address names, once it is known. */
export const useStore = (): DeskStore | undefined => useStoreRead().data;
