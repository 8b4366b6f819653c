import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Operation } from '../../../compiler/model/index.ts';
import { type OpenPart, openInEditor } from '../hooks/testing/open-in-editor.tsx';
import { useBody } from '../hooks/use-documents.ts';
import { textAt } from '../model/json-access.ts';
import { START_DOCS } from '../operations/testing/test-store.ts';
import { DocumentTextField, type DocumentTextFieldProps } from './document-text-field.tsx';
import { type Draft, useDraft } from './use-draft.ts';
import { useSetValue } from './use-field.ts';

let part: OpenPart;
afterEach(() => part.close());

async function open(props: Partial<DocumentTextFieldProps> = {}): Promise<void> {
  part = await openInEditor(
    <DocumentTextField doc="item:cup" at={['title']} label="Edit title" name="Title" {...props} />,
    { docs: START_DOCS },
  );
}

const field = () => {
  const found = part.container.querySelector<HTMLInputElement>('input, textarea');
  if (found === null) throw new Error('There is no field');
  return found;
};
const cup = () => part.editor.store.states.getState().head.get('item:cup');

const type = (text: string) =>
  act(async () => {
    const input = field();
    const { prototype } = input.localName === 'input' ? HTMLInputElement : HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });

describe('a text field of a document', () => {
  it('shows and changes its value', async () => {
    await open();
    expect([field().localName, field().value]).toEqual(['input', 'Cup']);
    await type('Mug');
    expect([cup(), field().value]).toMatchObject([{ title: 'Mug' }, 'Mug']);
  });

  it('merges typing into one undo step', async () => {
    await open();
    await type('M');
    await type('Mug');
    await act(async () => expect(part.editor.store.undo()).toMatchObject({ label: 'Edit title' }));
    expect([cup(), field().value]).toMatchObject([{ title: 'Cup' }, 'Cup']);
  });

  it('is empty for a missing value or one that is no text', async () => {
    await open({ at: ['tags'] });
    expect(field().value).toBe('');
  });

  it('stores an empty text, or removes an optional field', async () => {
    await open();
    await type('');
    expect(cup()).toHaveProperty('title', '');
    await part.close();
    await open({ isOptional: true });
    await type('');
    expect(cup()).not.toHaveProperty('title');
  });

  it('can have several lines, or be read-only', async () => {
    await open({ rows: 3, isReadOnly: true });
    expect([field().localName, field().getAttribute('rows')]).toEqual(['textarea', '3']);
    expect(field().readOnly).toBe(true);
  });

  it('keeps invalid input with its error, and out of the document', async () => {
    await open({ validate: (text) => (text === '' ? 'Enter a title.' : undefined) });
    await type('');
    expect([cup(), field().value, field().getAttribute('aria-invalid')]).toMatchObject([
      { title: 'Cup' },
      '',
      'true',
    ]);
    expect(part.container.textContent).toContain('Enter a title.');
    await type('Mug');
    expect([cup(), field().getAttribute('aria-invalid')]).toMatchObject([{ title: 'Mug' }, null]);
  });

  it('keeps invalid input while another user changes the value', async () => {
    await open({ validate: (text) => (text === '' ? 'Enter a title.' : undefined) });
    await type('');
    const ops: Operation[] = [{ doc: 'item:cup', at: ['title'], kind: 'set', value: 'Theirs' }];
    part.site.commit({ id: 'theirs', label: 'Edit', ops, base: { 'item:cup': 1 }, t: 0 });
    await act(async () => part.editor.sync.refresh());
    expect([cup(), field().value]).toMatchObject([{ title: 'Theirs' }, '']);
  });

  it('shows the new value after Undo instead of invalid input', async () => {
    await open({ validate: (text) => (text === '' ? 'Enter a title.' : undefined) });
    await type('Mug');
    await type('');
    await act(async () => void part.editor.store.undo());
    expect(field().value).toBe('Cup');
  });
});

interface SlugProps {
  readonly onDraft: (draft: Draft) => void;
}

/** A field that stores lower case and rejects spaces. */
function Slug({ onDraft }: SlugProps) {
  const set = useSetValue();
  const stored = textAt(useBody('item:cup'), 'title');
  const draft = useDraft({
    stored,
    normalize: (typed) => typed.toLowerCase(),
    validate: (typed) => (typed.includes(' ') ? 'No spaces.' : undefined),
    commit: (typed) => set({ doc: 'item:cup', at: ['title'], label: 'Edit' }, typed.toLowerCase()),
  });
  onDraft(draft);
  return null;
}

describe('a field whose text is stored in another form', () => {
  let draft: Draft;
  const change = (text: string) => act(async () => draft.onChange(text));
  const blur = () => act(async () => draft.onBlur());

  it('shows what was typed until it loses the focus', async () => {
    const onDraft = (next: Draft) => {
      draft = next;
    };
    part = await openInEditor(<Slug onDraft={onDraft} />, { docs: START_DOCS });
    await change('Mug');
    expect([draft.text, cup()]).toMatchObject(['Mug', { title: 'mug' }]);
    await blur();
    expect(draft.text).toBe('mug');
    await change('Mug 2');
    await blur();
    expect(draft).toMatchObject({ text: 'Mug 2', error: 'No spaces.' });
  });
});
