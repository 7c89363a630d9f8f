import type { FirstScreenRequest } from "./firstScreen.ts";
import type { NeededFiles } from "./chunkGraph.ts";
import type { PageTemplate } from "./pageTemplate.ts";

/** The client as the pages need it: built, or served by Vite while it is worked on. */
export interface Frontend {
  readonly isDevelopment: boolean;
  readonly template: (url: string) => Promise<PageTemplate>;
  readonly render: (request: FirstScreenRequest) => Promise<unknown>;
  readonly texts: FirstScreenRequest["texts"];
  /** Files that modules need; in development the browser finds them itself. */
  readonly needed: (modules: readonly string[]) => NeededFiles;
  /** Text of a style sheet by its address. */
  readonly style: (address: string) => Promise<string>;
  /** Answers with a file of the build; null when there is none of that name. */
  readonly file: (request: Request) => Promise<Response | null>;
}
