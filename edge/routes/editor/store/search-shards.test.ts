import { describe, expect, it } from 'vitest';
import { type SearchedShard, type ShardPosition, searchShards } from './search-shards.ts';

/** A shard with entries that were created at these times. */
function shard(name: string, times: readonly number[], isAscending = false): SearchedShard<ShardPosition> {
  const entries = times
    .map((createdOn) => ({ id: `${name}${createdOn}`, createdOn }))
    .toSorted((one, other) => (isAscending ? 1 : -1) * (one.createdOn - other.createdOn));
  return {
    find: async (limit) => ({ positions: entries.slice(0, limit), total: entries.length }),
    read: async (ids) => entries.filter(({ id }) => ids.includes(id)),
  };
}

const idsOf = (entries: readonly ShardPosition[]) => entries.map(({ id }) => id);

describe('a page of a list in several shards', () => {
  it('after the first one holds entries of one shard that has all of the newest', async () => {
    const { entries, total } = await searchShards([shard('a', [9, 8, 7, 6, 5]), shard('b', [1])], {
      offset: 2,
      limit: 3,
    });
    expect([idsOf(entries), total]).toEqual([['a7', 'a6', 'a5'], 6]);
  });

  it('begins with the oldest when it is ascending', async () => {
    const shards = [shard('a', [9, 2, 4], true), shard('b', [1, 3], true)];
    const { entries } = await searchShards(shards, { isAscending: true, offset: 1, limit: 3 });
    expect(idsOf(entries)).toEqual(['a2', 'b3', 'a4']);
  });
});
