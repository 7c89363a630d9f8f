import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { ChangePassword } from "./ChangePassword.tsx";
import { ForgotPassword } from "./ForgotPassword.tsx";
import { LoginByPhone } from "./LoginByPhone.tsx";

/** Signing in by phone; `mode=forgot` sets a new password by code, `mode=change` changes the member's own. */
export default function LoginScreen({ query }: { readonly query: QueryOf<typeof routes.login> }) {
  switch (query.mode) {
    case "forgot":
      return <ForgotPassword callback={query.callback} />;
    case "change":
      return <ChangePassword callback={query.callback} />;
    default:
      return <LoginByPhone callback={query.callback} />;
  }
}
