import { expect, it } from 'vitest';
import { imageIdsOf } from './image-ids.ts';

it.each([
  [{ mainImageId: 'a', imageIds: ['b', 'c'] }, ['a', 'b', 'c']],
  [{ mainImageId: 'b', imageIds: ['a', 'b'] }, ['b', 'a']],
  [{ imageIds: ['a'] }, ['a']],
  [{ mainImageId: 'a' }, ['a']],
  [{}, []],
])('lists the images of %j once, the main one first', (body, ids) => {
  expect(imageIdsOf(body)).toEqual(ids);
});
