import { expect, it } from 'vitest';
import { formSchema } from './form.ts';
import { mailingListSchema } from './mailing-list.ts';

it('R-DATA-MISC-10: a mailing list has a name and a double opt-in flag', () => {
  const list = { name: 'Kiln letter', doubleOptIn: false };
  expect(mailingListSchema.parse(list)).toEqual(list);
});

it('a mailing list requires confirmation by default', () => {
  expect(mailingListSchema.parse({ name: 'News' })).toEqual({ name: 'News', doubleOptIn: true });
});

it('a mailing list needs a name, and an email as its contact', () => {
  const wrong = [
    { doubleOptIn: true },
    { name: '' },
    { name: 'a'.repeat(201) },
    { name: 'News', doubleOptIn: 'yes' },
    { name: 'News', contactEmail: 'x' },
    { name: 'News', members: [] },
  ];
  expect(wrong.filter((list) => mailingListSchema.safeParse(list).success)).toEqual([]);
});

it('a form names its mailing list and may change the confirmation', () => {
  const isValid = (mailingList: unknown) => formSchema.safeParse({ name: 'Contact', mailingList }).success;
  expect([{ listId: 'news' }, { listId: 'news', doubleOptIn: false }].filter(isValid)).toHaveLength(2);
  expect([{}, { listId: '' }, { listId: 'a b' }, { listId: 'news', name: 'News' }].filter(isValid)).toEqual(
    [],
  );
});
