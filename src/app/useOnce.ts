import { useState } from "react";

/** True from the first time on that the condition holds: what has been shown once stays mounted. */
export function useOnce(condition: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(condition);
  if (condition && !hasBeen) setHasBeen(true);
  return hasBeen || condition;
}
