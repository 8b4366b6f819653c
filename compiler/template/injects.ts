import type { Value } from '../../formatters/index.ts';

/** Values of `.inject` by path. A function is called each time that a template needs the value. */
export type Injects = Readonly<Record<string, Value | (() => Value)>>;
