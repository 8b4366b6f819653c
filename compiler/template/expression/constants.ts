/** Names that are constants on their own; they hide data of the same name (language reference 10.1). */
export const CONSTANTS: ReadonlyMap<string, number | boolean | null> = new Map<
  string,
  number | boolean | null
>([
  ['null', null],
  ['true', true],
  ['false', false],
  ['PI', Math.PI],
  ['E', Math.E],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['NaN', Number.NaN],
]);
