import { DocumentPage } from "./DocumentPage.tsx";

/** The terms of use (`/rule`). */
export default function RuleScreen() {
  return <DocumentPage name="rule" />;
}
