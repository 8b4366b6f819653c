/** Years that all formats can express. */
const [EARLIEST, LATEST] = [Date.UTC(1, 0), Date.UTC(9999, 11, 31)];

/** Undefined for a missing time and one that dates cannot express. */
export function validTime(value: unknown): number | undefined {
  return typeof value === 'number' && value >= EARLIEST && value <= LATEST ? value : undefined;
}
