import "#ui/tokens.css";
import "#ui/base.css";
import { startApp } from "#app/startApp.tsx";

void startApp(document, window);
