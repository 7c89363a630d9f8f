/** Most diners in the list (specification, section 9, "People list"). */
const MOST = 10;

/** Most diners that an order may name; additions to a table count newcomers only. */
function limit(isAddition: boolean, max_people: number): number {
  return isAddition ? Math.min(MOST - 1, max_people) : max_people;
}

/** Diners to choose from: 0 to 9 where the table has ordered already, 1 to 10 otherwise (specification, section 5). */
export function peopleChoices(isAddition: boolean, max_people: number = MOST): number[] {
  const least = isAddition ? 0 : 1;
  const most = Math.min(MOST, limit(isAddition, max_people));
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, index) => least + index);
}

/** 405 when the number of diners is missing or outside what the order may name; null when it is right. */
export function checkPeople(
  people: number | undefined,
  isAddition: boolean,
  max_people: number = MOST,
): 405 | null {
  const isGiven = people !== undefined && Number.isInteger(people);
  return isGiven && people >= (isAddition ? 0 : 1) && people <= limit(isAddition, max_people) ? null : 405;
}
