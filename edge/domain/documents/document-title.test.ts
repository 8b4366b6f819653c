import { expect, it } from 'vitest';
import { documentTitle } from './document-title.ts';

it('returns the title, the name, the file name or the id of a document', () => {
  expect(documentTitle('page:home', { title: 'Home', name: 'x' })).toBe('Home');
  expect(documentTitle('form:contact', { name: 'Contact' })).toBe('Contact');
  expect(documentTitle('asset:kiln', { filename: 'kiln.png' })).toBe('kiln.png');
  expect(documentTitle('settings:site', { title: 'Olaria' })).toBe('Settings');
  for (const body of [undefined, null, {}, { title: 7 }, 'text', []]) {
    expect(documentTitle('page:constructor', body)).toBe('constructor');
  }
});
