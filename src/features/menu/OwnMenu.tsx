import { useAtomValue } from "jotai";
import { OrderType } from "#contract/enumerations.ts";
import type { StoreDetail } from "#contract/store.ts";
import { LazyLayer, lazyWithRetry } from "#parts/trouble/lazyWithRetry.tsx";
import { sessionAtom } from "#state/account/session.ts";
import styles from "./MenuScreen.module.css";

const CourseTimes = lazyWithRetry(() => import("#parts/menu/course/CourseTimes.tsx"));
const Usual = lazyWithRetry(() => import("#parts/orders/again/Usual.tsx"));

interface OwnMenuProps {
  readonly store: StoreDetail;
  readonly isOrderable: boolean;
  readonly tableId: string | null;
}

/** What is the guest's own: the time of a course that the table has, and before they order what they usually have. */
export default function OwnMenu({ store, isOrderable, tableId }: OwnMenuProps) {
  const hasSession = useAtomValue(sessionAtom) !== null;
  const { store_id, table, time_zone } = store;
  const courses = table?.courses ?? [];
  return (
    <div className={styles.known}>
      {courses.length > 0 && (
        <LazyLayer>
          <CourseTimes courses={courses} timeZone={time_zone} />
        </LazyLayer>
      )}
      {hasSession && isOrderable && table !== null && table.is_of_visit !== 1 && (
        <LazyLayer>
          <Usual way={OrderType.dineIn} storeId={store_id} tableId={tableId} />
        </LazyLayer>
      )}
    </div>
  );
}
