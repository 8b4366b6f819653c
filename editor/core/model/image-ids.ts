import { textAt, textsAt } from './json-access.ts';

/** Returns the image ids of an item, the main image first. */
export function imageIdsOf(body: unknown): readonly string[] {
  const [first, others] = [textAt(body, 'mainImageId'), textsAt(body, 'imageIds')];
  return first === '' ? others : [first, ...others.filter((each) => each !== first)];
}
