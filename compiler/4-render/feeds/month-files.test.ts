import { expect, it } from 'vitest';
import { type MonthFileOptions, monthFiles } from './month-files.ts';

it('the events of a month are in the order of their starts, whenever they were published', () => {
  const event = (id: string, startDate: number, publishOn: number) => ({
    ...{ id, collectionId: 'days', recordType: 12, startDate, publishOn },
  });
  const items = [event('late', 300, 1), event('early', 100, 2), event('middle', 200, 3)];
  const [file] = monthFiles({
    site: { items, settings: { website: { timeZone: 'UTC' } } },
    plan: { urls: { items: { late: '/l', early: '/e', middle: '/m' } } },
    json: { item: (id: string) => items.find((item) => item.id === id) },
  } as unknown as MonthFileOptions);
  expect(JSON.parse(file?.text ?? '[]').map(({ id }: { id: string }) => id)).toEqual([
    ...['early', 'middle', 'late'],
  ]);
});
