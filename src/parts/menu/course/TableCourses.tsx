import { storeIndexCall } from "#net/calls/menuCalls.ts";
import { useCall } from "#net/useCall.ts";
import { useReadOwn } from "#parts/shell/useReadOwn.ts";
import CourseTimes from "./CourseTimes.tsx";

interface TableCoursesProps {
  readonly storeId: string;
  readonly tableId: string;
}

/** The time of a table's courses, where the table has not been read; nothing while it is not known. */
export default function TableCourses({ storeId, tableId }: TableCoursesProps) {
  const request = { store_id: storeId, table_id: tableId };
  const { data, reload } = useCall(storeIndexCall, request, { isSilent: true });
  // The course may have been ordered since the page came.
  useReadOwn(storeIndexCall, request, reload);
  return data && <CourseTimes courses={data.table?.courses} timeZone={data.time_zone} />;
}
