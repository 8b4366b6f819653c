import { useEffect, useState } from 'react';

/** A value as it was when it last stood still for so long: what is asked of the server by it is not asked at each step. */
export function useSettled<Value extends string>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === settled) return undefined;
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, settled, milliseconds]);
  return settled;
}
