import "#ui/tokens.css";
import "#ui/base.css";
import { startApp } from "#app/startApp.tsx";

startApp(document, window).catch(() => {
  // Nothing of the app could be loaded: what the page itself holds for this says so, unless the server drew the menu.
  const notice = document.querySelector<HTMLTemplateElement>("#not-loaded");
  const root = document.querySelector("#app");
  if (notice && root && root.childElementCount === 0) root.append(notice.content.cloneNode(true));
});
