/** A page's title: what it is about, where that has a name, and what kind of page it is. */
export function pageTitle(subject: string | null, title: string): string {
  return subject === null ? title : `${subject} | ${title}`;
}
