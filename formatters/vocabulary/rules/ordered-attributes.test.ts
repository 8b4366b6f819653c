import { expect, it } from 'vitest';
import { orderedAttributes } from './ordered-attributes.ts';

it.each([
  [
    ['Size', 'Color'],
    ['Size', 'Color', 'Fit', 'Age'],
  ],
  [
    ['Fit', 'Color', 'Other'],
    ['Fit', 'Color', 'Size', 'Age'],
  ],
  [[], ['Color', 'Size', 'Fit', 'Age']],
])('attributes follow the options %j, others in their own order', (options, names) => {
  const attributes = { Color: 'Red', Size: 'L', Fit: 'Slim', Age: 'New' };
  const ordered = orderedAttributes(attributes, options);
  expect(Object.keys(ordered)).toEqual(names);
  expect(ordered).toEqual(attributes);
});
