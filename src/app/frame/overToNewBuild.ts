/** Key of the tab's storage: the build that was left, by a file of it. */
const KEY = "left_build";
/** Milliseconds that the server has to say whether it has a file. */
const TIME_LIMIT = 10_000;

/**
 * Loads the wanted address anew where the server has another build than this page's: the code that was wanted is gone
 * with the old one. Answers whether it does; once for each build, so that a page that comes as it was ends it. Rejects
 * where the server cannot be asked, or nothing can be remembered.
 * @param file one of this build's files whose name every change of the code changes
 */
export async function overToNewBuild(file: string): Promise<boolean> {
  if (window.sessionStorage.getItem(KEY) === file) return false;
  const signal = AbortSignal.timeout(TIME_LIMIT);
  const answer = await fetch(file, { method: "HEAD", cache: "no-store", signal });
  // A static site may answer with its page for a file that it has no more.
  const isPage = answer.ok && answer.headers.get("content-type")?.startsWith("text/html") === true;
  if (answer.status !== 404 && !isPage) return false;
  window.sessionStorage.setItem(KEY, file);
  window.location.reload();
  return true;
}
