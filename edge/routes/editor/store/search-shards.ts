import { compareText } from '../../../../formatters/vocabulary/sorted-entries.ts';

/** Sort key of an entry that is stored in one of several shards. */
export interface ShardPosition {
  readonly createdOn: number;
  readonly id: string;
}

/** How a shard is searched. */
export interface SearchedShard<Entry> {
  /** Returns the first positions of the matching entries in the order of the list, and their number. */
  find(limit: number): Promise<{ readonly positions: readonly ShardPosition[]; readonly total: number }>;
  /** Returns entries in any order; deleted ones are left out. */
  read(ids: readonly string[]): Promise<readonly Entry[]>;
}

export interface ShardPage {
  readonly isAscending?: boolean;
  readonly offset: number;
  readonly limit: number;
}

export interface FoundInShards<Entry> {
  readonly entries: readonly Entry[];
  /** Number of matching entries on all pages. */
  readonly total: number;
}

/** Returns one page of a list that is distributed over shards, sorted by time. */
export async function searchShards<Entry extends ShardPosition>(
  shards: readonly SearchedShard<Entry>[],
  { isAscending = false, offset, limit }: ShardPage,
): Promise<FoundInShards<Entry>> {
  const found = await Promise.all(shards.map((shard) => shard.find(offset + limit)));
  const direction = isAscending ? 1 : -1;
  const page = found
    .flatMap(({ positions }, shard) => positions.map((position) => ({ ...position, shard })))
    .toSorted((one, other) => direction * comparePositions(one, other))
    .slice(offset, offset + limit);
  const lists = await Promise.all(
    shards.map(async (shard, index) => {
      const ids = page.filter((position) => position.shard === index).map(({ id }) => id);
      return ids.length === 0 ? [] : shard.read(ids);
    }),
  );
  return {
    entries: lists.flat().toSorted((one, other) => direction * comparePositions(one, other)),
    total: found.reduce((sum, each) => sum + each.total, 0),
  };
}

export function comparePositions(left: ShardPosition, right: ShardPosition): number {
  if (left.createdOn !== right.createdOn) return left.createdOn - right.createdOn;
  return compareText(left.id, right.id);
}
