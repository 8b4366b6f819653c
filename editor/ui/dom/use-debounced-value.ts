import { useEffect, useState } from 'react';

/** Returns a value once it has been stable for the delay, so that requests do not run on every change. */
export function useSettled<Value extends string>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === settled) return undefined;
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, settled, milliseconds]);
  return settled;
}
