import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { EditorDiagnostic } from '../../../formatters/vocabulary/api/editor/publishing.ts';
import { ApiFailure } from '../../core/api/api-failure.ts';
import type { MemoryServer } from '../../testing/memory-server.ts';
import { openApp, type TestApp } from '../../testing/open-app.tsx';
import type { Query } from '../../testing/roles.ts';

let app: TestApp;
afterEach(() => app.close());

const diagnosticOf = (id: string, diagnostic: EditorDiagnostic): EditorDiagnostic => ({
  ...diagnostic,
  location: { file: `items/shop/${id}.json`, line: 3, column: 5, key: `item:${id}` },
});
const DEAD = diagnosticOf('plate', {
  code: 'site/dead-link',
  severity: 'warning',
  message: 'There is no page at /shoop',
  hint: 'did you mean "/shop"?',
});
const BROKEN = diagnosticOf('mug', {
  code: 'site/invalid-value',
  severity: 'error',
  message: 'The price is missing',
  hint: 'enter one (priceMoney: { value, currency })',
});
const MISSED = diagnosticOf('mug', {
  code: 'site/unknown-reference',
  severity: 'error',
  message: 'There is no item "plate"',
});
const NOTE: EditorDiagnostic = { code: 'theme/not-supported', severity: 'info', message: 'Just so you know' };

const open = async (diagnostics: EditorDiagnostic[], server: Partial<MemoryServer> = {}) => {
  app = await openApp({ path: '/config', server: { problems: diagnostics, ...server } });
  await app.wait({ role: 'heading', name: /Good / });
  await app.keys({ key: 'P', ctrlKey: true, shiftKey: true });
  await app.wait({ role: 'button', name: 'Publish now' });
};
const lists = () =>
  [...document.querySelectorAll('ul')].filter((list) =>
    /^\d+ (error|warning)s?$|^Changes$/.test(list.getAttribute('aria-label') ?? ''),
  );
/** The errors and warnings, in the order of the screen. */
const lines = () =>
  lists()
    .filter((list) => list.getAttribute('aria-label') !== 'Changes')
    .flatMap((list) => [...list.children].map(({ textContent }) => textContent ?? ''));

it('publishes on Enter in the release notes', async () => {
  await open([]);
  await app.type({ role: 'textbox', name: 'Release notes' }, 'Winter menu');
  // Browsers submit the form of a field on Enter.
  const field = app.find({ role: 'textbox', name: 'Release notes' }) as HTMLInputElement;
  await act(async () => field.form?.requestSubmit());
  await app.waitUntil(() => app.server.releases.length > 0);
  expect(app.server.releases[0]?.message).toBe('Winter menu');
});

describe('the list of changes', () => {
  it('shows the undo labels of each document', async () => {
    const failing = new Map([['labelledChanges', new ApiFailure('server-error', 500, {})]]);
    app = await openApp({ path: '/config', server: { failing } });
    await app.wait({ role: 'button', name: /unpublished changes?$/ });
    failing.clear();
    failing.set('changes', new ApiFailure('server-error', 500, {}));
    await act(async () => {
      app.editor.store.run(() => ({
        label: 'Rename plate',
        ops: [{ doc: 'item:plate', at: ['title'], kind: 'set', value: 'Wave plate' }],
      }));
    });
    await app.keys({ key: 'P', ctrlKey: true, shiftKey: true });
    await app.wait({ role: 'button', name: 'Publish now' });
    const rows = [...app.find({ role: 'list', name: 'Changes' }).children];
    const labels = rows
      .map(({ textContent }) => textContent ?? '')
      .find((text) => text.includes('Wave plate'));
    expect(labels).toContain('Rename plate');
  });
});

it('shows the site, or closes, when everything is published', async () => {
  app = await openApp({ path: '/config' });
  await app.wait({ role: 'heading', name: /Good / });
  await app.keys({ key: 'P', ctrlKey: true, shiftKey: true });
  await app.press({ role: 'button', name: 'Publish now' });
  await app.waitUntil(() => app.all({ role: 'dialog' }).length === 0);
  await app.keys({ key: 'P', ctrlKey: true, shiftKey: true });
  await app.waitForText('Everything is published');
  const links = app.find({ role: 'dialog' }).querySelectorAll('a');
  expect([...links].map(({ textContent, target }) => [textContent, target])).toEqual([
    ['View site', '_blank'],
  ]);
  const close = app.all({ role: 'button', name: 'Close' }).at(-1);
  expect(close?.textContent).toBe('Close');
  await act(async () => close?.click());
  await app.waitUntil(() => app.all({ role: 'dialog' }).length === 0);
});

describe('closing the dialog', () => {
  const publish = { role: 'button', name: 'Publish' } as const;
  const openFrom = async (query: Query) => {
    const opener = await app.wait(query);
    await act(async () => opener.focus());
    await app.press(query);
    await app.wait({ role: 'button', name: 'Publish now' });
    return opener;
  };

  it('returns the focus to the button that opened it', async () => {
    app = await openApp({ path: '/config' });
    const opener = await openFrom(publish);
    await app.press({ role: 'button', name: 'Publish now' });
    await app.waitUntil(() => app.server.releases.length === 1 && document.activeElement === opener);
  });

  it('moves the focus to the screen when that button is gone', async () => {
    app = await openApp({ path: '/config' });
    const opener = await openFrom({ role: 'button', name: /unpublished changes?$/ });
    await app.press({ role: 'button', name: 'Publish now' });
    await app.waitUntil(() => !opener.isConnected && document.activeElement?.id === 'main');
  });
});

describe('diagnostics of a publish', () => {
  it('are listed before publishing, errors first, with their document', async () => {
    await open([DEAD, NOTE, BROKEN]);
    await app.wait({ role: 'list', name: '1 warning' });
    expect(lines()).toEqual([
      'ErrorThe price is missingenter oneOpen Galão mug',
      'WarningThere is no page at /shoopdid you mean "/shop"?Open Tide plate',
    ]);
    await app.waitForText('1 error. Fix it before you publish. 1 warning. You can still publish');
    await app.press({ role: 'button', name: 'Open Tide plate' });
    await app.waitUntil(() => app.path() === '/config/store/products/plate');
  });

  it('are at the top if they block publishing, otherwise below the changes', async () => {
    await open([DEAD, BROKEN]);
    await app.wait({ role: 'list', name: '1 warning' });
    expect(lists().map((list) => list.getAttribute('aria-label'))).toEqual([
      '1 error',
      'Changes',
      '1 warning',
    ]);
    const notes = app.find({ role: 'textbox', name: 'Release notes' });
    const isBefore = app.find({ role: 'list', name: '1 error' }).compareDocumentPosition(notes);
    expect(isBefore & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('that reject a publish are scrolled into view', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    await open([BROKEN]);
    await app.waitForText('1 error. Fix it before you publish.');
    scrolled.mockClear();
    await app.press({ role: 'button', name: 'Publish now' });
    await app.waitForText('The site has errors and was not published.');
    expect(scrolled.mock.contexts.map((element) => (element as Element).textContent)).toContain(
      '1 error. Fix it before you publish.',
    );
    scrolled.mockRestore();
  });

  it('that reject a publish replace the list', async () => {
    await open([DEAD, BROKEN]);
    await app.press({ role: 'button', name: 'Publish now' });
    await app.waitForText('The site has errors and was not published.');
    expect(lines()[0]).toMatch(/^Error/);
    expect(lines()[1]).toMatch(/^Warning/);
    expect(app.server.releases).toEqual([]);
  });

  it('cover the selected changes only, including references to excluded ones', async () => {
    const diagnosticsWith = (keys: readonly string[]) => [
      ...(keys.includes('item:plate') ? [DEAD] : [MISSED]),
      ...(keys.includes('item:mug') ? [] : [DEAD]),
    ];
    await open([], { problemsWith: diagnosticsWith });
    await app.waitForText('1 warning. You can still publish.');
    await app.press({ role: 'checkbox', name: 'Tide plate' });
    await app.waitForText('1 error. Fix it before you publish.');
    expect(lines()).toEqual(['ErrorThere is no item "plate"Open Galão mug']);
    await app.press({ role: 'checkbox', name: 'Tide plate' });
    await app.waitForText('1 warning. You can still publish.');
  });

  it('are checked again after each selection without blocking the publish', async () => {
    await open([DEAD]);
    await app.waitForText('1 warning. You can still publish.');
    await app.press({ role: 'checkbox', name: 'Tide plate' });
    expect(document.body.textContent).toContain('Checking your site…');
    expect(lines()).toHaveLength(1);
    expect(app.find({ role: 'button', name: 'Publish now' }).getAttribute('disabled')).toBeNull();
    await app.press({ role: 'button', name: 'Publish now' });
    await app.waitUntil(() => app.server.releases.length === 1);
  });

  it('stay when a publish fails for another reason', async () => {
    const failing = new Map([['publish', new ApiFailure('network', 0, {})]]);
    await open([DEAD], { failing });
    await app.waitForText('1 warning. You can still publish.');
    await app.press({ role: 'button', name: 'Publish now' });
    await app.waitUntil(
      () => !app.find({ role: 'button', name: 'Publish now' }).hasAttribute('data-pending'),
    );
    expect(lines()).toHaveLength(1);
    expect(document.body.textContent).not.toContain('No issues found.');
  });
});
