import * as z from "zod/mini";
import { call } from "./call.ts";
import { Time } from "./scalars.ts";

/** Where a member asks for all that is kept of them, and begins the address of the file. */
export const MY_DATA_PATH = "/my-data";

/**
 * Beside the calls, as pictures are: an address of one's own data as a file, good for some minutes and for as long as one
 * is signed in. 90006: asked for too often today.
 */
export const myData = call({
  path: MY_DATA_PATH,
  about: "A short-lived address of everything that is kept of the caller, as one JSON file.",
  access: "visitor",
  effect: "read",
  request: z.object({}),
  response: z.object({ href: z.string(), expires_at: Time }),
  fails: [90006],
});
