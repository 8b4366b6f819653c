import { useEffect, useState } from 'react';

/** Returns a value once it has been stable for the delay, so that requests do not run on every change. */
export function useDebouncedValue<Value extends string>(value: Value, milliseconds: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    if (value === debounced) return undefined;
    const timer = setTimeout(() => setDebounced(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, debounced, milliseconds]);
  return debounced;
}
