import { useParams } from "react-router-dom";
import { deskStore } from "#contract/calls/desk/stores.ts";
import { useDesk } from "#desk/net/deskSend.ts";
import type { DeskStore } from "./deskWays.ts";

/** The store that the address names, once it is known. */
export function useStore(): DeskStore | undefined {
  const { storeId } = useParams();
  const { data } = useDesk(deskStore, storeId === undefined ? null : { store_id: storeId });
  return data?.store_id === storeId ? data : undefined;
}
