import { DocumentPage } from "./DocumentPage.tsx";

/** How ordering, paying, cancelling and the like work (`/policy`). */
export default function PolicyScreen() {
  return <DocumentPage name="policy" />;
}
