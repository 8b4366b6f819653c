import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Doc } from '../../../../compiler/model/index.ts';
import { allByRole, byRole } from '../../../testing/roles.ts';
import { setValue } from '../../commands/set-value.ts';
import { type OpenPart, openInEditor, waitUntil } from '../../hooks/testing/open-in-editor.tsx';
import { type Shell, ShellProvider } from '../../shell/shell-context.tsx';
import { storeTypedText } from '../../text/session/store-typed-text.ts';
import { MarkdownField } from './markdown-field.tsx';

let part: OpenPart;
afterEach(() => part.close());

const AT = ['body', 'markdown'];

async function open(markdown: string, { isReadOnly = false } = {}): Promise<void> {
  const body = { title: 'Post', body: { markdown } };
  const docs = [{ key: 'item:post', rev: 1, body } as unknown as Doc];
  part = await openInEditor(
    <ShellProvider shell={{} as Shell}>
      <MarkdownField doc="item:post" at={AT} label="Edit text" name="Text" rows={4} isReadOnly={isReadOnly} />
    </ShellProvider>,
    { docs },
  );
  await waitUntil(() => allByRole(part.container, { role: 'textbox' }).length > 0);
}

const field = () => byRole(part.container, { role: 'textbox', name: 'Text' });
const press = (name: string) => act(async () => byRole(part.container, { role: 'button', name }).click());
const stored = () =>
  (part.editor.store.states.getState().head.get('item:post') as { body: { markdown: string } }).body.markdown;

describe('a long text in Markdown', () => {
  it('is shown as it looks, and is not changed by that', async () => {
    await open('## Glazes\n\nOne *ash*,\none tin.');
    expect(field().innerHTML).toMatch(/^<h2>Glazes<\/h2><p>One <em>ash<\/em>,\sone tin\.<\/p>$/);
    await act(async () => storeTypedText());
    expect(stored()).toBe('## Glazes\n\nOne *ash*,\none tin.');
  });

  it('stays Markdown when it is formatted', async () => {
    await open('One');
    await press('More formatting');
    const tools = [...document.querySelectorAll<HTMLElement>('[role="menuitem"], [role="menuitemcheckbox"]')];
    await act(async () => tools.find(({ textContent }) => textContent === 'Bulleted list')?.click());
    await act(async () => storeTypedText());
    expect(stored()).toBe('- One');
  });

  it('offers no format that Markdown does not have', async () => {
    await open('One');
    for (const name of ['Underline', 'Align center', 'Text color'])
      expect(allByRole(part.container, { role: 'button', name })).toEqual([]);
  });

  it('can be edited as Markdown', async () => {
    await open('One *two*');
    await press('Edit as Markdown');
    expect((field() as HTMLTextAreaElement).value).toBe('One *two*');
    await press('Edit with formatting');
    await waitUntil(() => field().innerHTML === '<p>One <em>two</em></p>');
  });

  it('is edited as Markdown alone when part of it would be lost, and says so', async () => {
    await open('One[^1]\n\n[^1]: A footnote.');
    await waitUntil(() => field().localName === 'textarea');
    expect(part.container.textContent).toContain('can only be edited as Markdown');
    expect(stored()).toBe('One[^1]\n\n[^1]: A footnote.');
  });

  it('shows what was changed elsewhere', async () => {
    await open('One');
    await act(
      async () =>
        void part.editor.store.run(
          setValue({ doc: 'item:post', at: AT, value: '# Two', label: 'Edit text' }),
        ),
    );
    expect(field().innerHTML).toBe('<h1>Two</h1>');
  });

  it('is shown as Markdown to those who may not edit it', async () => {
    await open('One *two*', { isReadOnly: true });
    expect([field().localName, field().textContent]).toEqual(['textarea', 'One *two*']);
  });
});
