import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { AddressList } from "./AddressList.tsx";

/** The customer's addresses (`/userAddress`), to keep them, or to choose one for the screen that asked. */
export default function UserAddressScreen({ query }: { readonly query: QueryOf<typeof routes.userAddress> }) {
  return <AddressList {...query} parent="user" />;
}
