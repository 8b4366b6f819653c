import { expect, it } from 'vitest';
import { titleOfDoc } from './document-title.ts';

it('is the title, the name or the file name of a document, or its id', () => {
  expect(titleOfDoc('page:home', { title: 'Home', name: 'x' })).toBe('Home');
  expect(titleOfDoc('form:contact', { name: 'Contact' })).toBe('Contact');
  expect(titleOfDoc('asset:kiln', { filename: 'kiln.png' })).toBe('kiln.png');
  expect(titleOfDoc('settings:site', { title: 'Olaria' })).toBe('Settings');
  for (const body of [undefined, null, {}, { title: 7 }, 'text', []]) {
    expect(titleOfDoc('page:constructor', body)).toBe('constructor');
  }
});
