import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { ResultsPage } from "./ResultsPage.tsx";

/** What was found in all stores, wherever they are (`/searchStore`). */
export default function SearchStoreScreen({ query }: { readonly query: QueryOf<typeof routes.searchStore> }) {
  return <ResultsPage scope="all" query={query} />;
}
