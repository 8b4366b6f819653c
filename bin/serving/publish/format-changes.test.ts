import { expect, it } from 'vitest';
import type { EditorChange } from '../../../formatters/vocabulary/api/editor/changes.ts';
import { formatChanges } from './format-changes.ts';

function change(key: string, title: string, kind: EditorChange['kind'] = 'changed'): EditorChange {
  return { key, title, kind, rev: 2, releasedRev: 1, labels: [], updatedAt: 1, updatedBy: 'ines' };
}

it('uses titles instead of ids', () => {
  const changes = [
    change('page:p1', 'About'),
    change('item:cup', 'Cup', 'deleted'),
    change('settings:site', 'Settings'),
    change('form:f', ''),
  ];
  expect(formatChanges(changes)).toBe('page About, item Cup (deleted), settings, form f');
});

it('is one short line for any number of changes and any titles', () => {
  const changes = Array.from({ length: 9 }, (_, index) =>
    change(`page:${index}`, `A\n\u001b[2J${'x'.repeat(900)}`),
  );
  const list = formatChanges(changes);
  expect(list).toMatch(/^page A {2}\[2Jx+(, page [^,]+){4}, …$/);
  expect(list.length).toBeLessThan(400);
});
