import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { ResultsPage } from "./ResultsPage.tsx";

/** What was found around the customer's whereabouts, the nearest first; asks for them where they are not known (`/searchHomeStore`). */
export default function SearchHomeStoreScreen({
  query,
}: {
  readonly query: QueryOf<typeof routes.searchHomeStore>;
}) {
  return <ResultsPage scope="near" query={query} />;
}
