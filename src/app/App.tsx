import { Provider as AtomProvider } from "jotai";
import type { i18n } from "i18next";
import { I18nextProvider } from "react-i18next";
import { AppErrorBoundary } from "./AppErrorBoundary.tsx";
import { AppRouter } from "./AppRouter.tsx";
import { AppTransport } from "./AppTransport.tsx";
import type { Services } from "./createServices.ts";
import type { GatedHistory } from "./historyGate.ts";
import type { PageData } from "./pageData.ts";
import { Shell } from "./Shell.tsx";
import { useEarlyTap } from "./useEarlyTap.ts";

interface AppProps {
  readonly services: Services;
  readonly texts: i18n;
  readonly history: GatedHistory;
  readonly page: PageData;
}

/** The whole app around its screens, the same on the server and in the browser. */
export function App({ services, texts, history, page }: AppProps) {
  useEarlyTap();
  return (
    <AtomProvider store={services.store}>
      <I18nextProvider i18n={texts}>
        <AppErrorBoundary>
          <AppTransport send={services.send} answers={page.answers}>
            <AppRouter history={history}>
              <Shell services={services} />
            </AppRouter>
          </AppTransport>
        </AppErrorBoundary>
      </I18nextProvider>
    </AtomProvider>
  );
}
