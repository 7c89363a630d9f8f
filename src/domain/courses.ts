import type { Goods } from "#contract/goods.ts";

export interface CourseLine {
  readonly goods: Pick<Goods, "id" | "is_course" | "is_buffet" | "course_id">;
  readonly number: number;
}

export interface Party {
  /** Diners at the table, this order's included. */
  readonly people: number;
  /** Persons for whom each course was ordered in the sitting before, by the course's goods id. */
  readonly courses: ReadonlyMap<string, number>;
}

export interface CourseFault {
  readonly goods_id: string;
  /** 304: enter the course's number of persons; 306: the dish belongs to a course that nobody ordered. */
  readonly code: 304 | 306;
}

/**
 * What keeps a dine-in order's courses and buffet dishes from being ordered (specification, section 8, 304 and 306): a
 * course is ordered for 1 to as many persons as dine, and its dishes only where the order or the sitting has the course.
 */
export function courseFaults(lines: readonly CourseLine[], party: Party): CourseFault[] {
  const persons = new Map(party.courses);
  const ordered = lines.filter(({ goods }) => goods.is_course === 1);
  for (const { goods, number } of ordered) persons.set(goods.id, (persons.get(goods.id) ?? 0) + number);

  const isOverbooked = ({ goods, number }: CourseLine) =>
    !(number >= 1) || (persons.get(goods.id) ?? 0) > party.people;
  const lacksCourse = ({ goods }: CourseLine) =>
    goods.is_buffet === 1 && goods.course_id !== null && !((persons.get(goods.course_id) ?? 0) > 0);

  return lines.flatMap((line): CourseFault[] => {
    if (line.goods.is_course === 1 && isOverbooked(line)) return [{ goods_id: line.goods.id, code: 304 }];
    return lacksCourse(line) ? [{ goods_id: line.goods.id, code: 306 }] : [];
  });
}
