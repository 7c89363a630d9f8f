import "#ui/tokens.css";
import "#ui/base.css";
import "./frame/fields.css";
import { createRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { localeFromAcceptLanguage } from "#domain/values/localeCodes.ts";
import { startTexts } from "#text/instance.ts";
import { DeskApp } from "./DeskApp.tsx";
import { deskTexts } from "./deskTexts.ts";

const root = document.querySelector("#app");
// The server says the language that was chosen at the desk, or the browser's.
const locale = localeFromAcceptLanguage(document.documentElement.lang);
const texts = startTexts(locale, await deskTexts(locale));
document.title = texts.t("desk/desk:title");
if (root)
  createRoot(root).render(
    <I18nextProvider i18n={texts}>
      <DeskApp />
    </I18nextProvider>,
  );
