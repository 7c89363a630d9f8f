import { useEffect, useState } from "react";

/** A value once it has not changed for some milliseconds: what one is still typing, or moving, asks nobody. */
export function useSettled<Value>(value: Value, milliseconds: number): Value {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
