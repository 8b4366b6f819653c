/** Years that all formats can express. */
const [EARLIEST, LATEST] = [Date.parse('0001-01-01'), Date.parse('9999-12-31')];

/** Undefined for a missing time and one that dates cannot express. */
export function validTime(value: unknown): number | undefined {
  return typeof value === 'number' && value >= EARLIEST && value <= LATEST ? value : undefined;
}
