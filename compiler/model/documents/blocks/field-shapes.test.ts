import { expect, it } from 'vitest';
import { fieldShapes } from './field-shapes.ts';

const shapeOf = (shapes: ReturnType<typeof fieldShapes>, name: string) => {
  const { type, isOptional, min, max } = shapes[name] ?? {};
  return { type, isOptional, ...(type === 'number' && { min, max }) };
};

it('the type of a field and whether it is optional are those of the schema', () => {
  const button = fieldShapes('button');
  expect(shapeOf(button, 'label')).toEqual({ type: 'text', isOptional: false });
  expect(shapeOf(button, 'href')).toEqual({ type: 'link', isOptional: false });
  expect(shapeOf(button, 'newWindow')).toEqual({ type: 'flag', isOptional: true });
  expect(shapeOf(fieldShapes('image'), 'assetId')).toEqual({ type: 'asset', isOptional: false });
  expect(shapeOf(fieldShapes('summary-v2'), 'collectionId')).toEqual({
    type: 'collection',
    isOptional: false,
  });
  expect(shapeOf(fieldShapes('summary-v2'), 'design')).toEqual({ type: 'choice', isOptional: true });
});

it('the bounds of a number are those of the schema', () => {
  expect(shapeOf(fieldShapes('summary-v2'), 'limit')).toEqual({
    type: 'number',
    isOptional: true,
    min: 1,
    max: 30,
  });
});

it('the entries of a list have fields of their own', () => {
  const { items } = fieldShapes('accordion');
  expect(items?.type).toBe('list');
  expect(shapeOf(items?.entry ?? {}, 'title')).toEqual({ type: 'text', isOptional: false });
  expect(items?.entry?.title?.accepts('')).toBe(false);
});

it('a text has no fields, because it has two forms', () => {
  expect(fieldShapes('html')).toEqual({});
});
