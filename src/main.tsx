import "#ui/tokens.css";
import "#ui/base.css";
import { startApp } from "#app/startApp.tsx";

// In a task of its own, after that in which all of this was evaluated: what is tapped in between is heard.
setTimeout(() => void startApp(document, window).catch(tellNotLoaded));

/** Nothing of the app could be loaded: what the page itself holds for this says so, unless the server drew the menu. */
function tellNotLoaded(): void {
  const notice = document.querySelector<HTMLTemplateElement>("#not-loaded");
  const root = document.querySelector("#app");
  if (notice && root && root.childElementCount === 0) root.append(notice.content.cloneNode(true));
}
