import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { AddressList } from "./AddressList.tsx";

/** The same addresses where the mall asks for one (`/MallUserAddress`): parcels go to all of Japan, not to a zone. */
export default function MallUserAddressScreen({
  query,
}: {
  readonly query: QueryOf<typeof routes.mallUserAddress>;
}) {
  return <AddressList {...query} parent="mall" />;
}
