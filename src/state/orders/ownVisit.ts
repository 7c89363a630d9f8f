import { cookieOf } from "#domain/values/cookie.ts";

/** A table by its store and by what its code holds. */
interface TableOfVisit {
  readonly store_id: string;
  readonly table_id: string;
}

const COOKIE = "visit";
/** Seconds that a visit lasts at most. */
const LONGEST = 6 * 3_600;

const valueOf = ({ store_id, table_id }: TableOfVisit) => encodeURIComponent(`${store_id} ${table_id}`);

/** Keeps at which table this browser has ordered: the server draws its menu without what a newcomer is shown. */
export function keepOwnVisit(table: TableOfVisit, page: Pick<Document, "cookie">): void {
  page.cookie = `${COOKIE}=${valueOf(table)};Path=/;Max-Age=${LONGEST};SameSite=Lax`;
}

/** Whether a browser, as its cookies say, has ordered at a table within a visit's length. */
export const isOwnVisit = (cookies: string, table: TableOfVisit): boolean =>
  cookieOf(cookies, COOKIE) === valueOf(table);
