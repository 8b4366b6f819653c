import { textAt, textsAt } from './json-access.ts';

/** The pictures of an item, the one that lists show first. */
export function imageIdsOf(body: unknown): readonly string[] {
  const [first, others] = [textAt(body, 'mainImageId'), textsAt(body, 'imageIds')];
  return first === '' ? others : [first, ...others.filter((each) => each !== first)];
}
