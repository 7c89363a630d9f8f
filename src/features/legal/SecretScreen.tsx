import { DocumentPage } from "./DocumentPage.tsx";

/** The privacy policy (`/secret`). */
export default function SecretScreen() {
  return <DocumentPage name="secret" />;
}
