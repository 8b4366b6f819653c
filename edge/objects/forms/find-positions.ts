import type { StorageContext } from '../storage-context.ts';

/** Sort key of a row. */
interface Position {
  readonly createdOn: number;
  readonly id: string;
}

interface PositionsQuery {
  /** `FROM … WHERE …` of a table with `created_on` and `id`. */
  readonly from: string;
  /** The values of its placeholders. */
  readonly values: readonly SqlStorageValue[];
  readonly isAscending: boolean;
  readonly limit: number;
}

/** Returns the first positions of the matching rows by time, and the number of all. */
export function findPositions(
  { sql }: Pick<StorageContext, 'sql'>,
  { from, values, isAscending, limit }: PositionsQuery,
): { readonly positions: readonly Position[]; readonly total: number } {
  const direction = isAscending ? 'ASC' : 'DESC';
  const positions = sql
    .exec(
      `SELECT created_on, id ${from} ORDER BY created_on ${direction}, id ${direction} LIMIT ?`,
      ...values,
      limit,
    )
    .toArray()
    .map(({ created_on, id }) => ({ createdOn: Number(created_on), id: String(id) }));
  const { total } = sql.exec(`SELECT COUNT(*) AS total ${from}`, ...values).one();
  return { positions, total: Number(total) };
}
