// Names of languages. cspell:ignore Deutsch español
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { valueAt } from '../../../compiler/model/index.ts';
import { CONTRIBUTOR_ROLE } from '../../../formatters/vocabulary/site/contributor-role.ts';
import { openApp, type TestApp } from '../../testing/open-app.tsx';
import { languagesIn, withPrimary } from './languages.ts';

let app: TestApp | undefined;
afterEach(async () => {
  await app?.close();
  app = undefined;
});

const ENGLISH = { code: 'en', name: 'English', isPrimary: true, enabled: true };
const GERMAN = { code: 'de', name: 'Deutsch', isPrimary: false, enabled: true };

async function open(roles?: readonly number[]): Promise<TestApp> {
  app = await openApp({ path: '/config/settings/languages', ...(roles && { roles }) });
  await app.wait({ role: 'list', name: 'Languages' });
  return app;
}

async function addGerman(opened: TestApp): Promise<void> {
  const field = { role: 'combobox', name: 'Add a language' } as const;
  const input = await opened.wait(field);
  await act(async () => input.focus());
  await opened.type(field, 'german');
  await opened.press({ role: 'option', name: 'German · de' });
}

async function saved(opened: TestApp): Promise<unknown> {
  await opened.press({ role: 'button', name: 'Save' });
  await opened.pass(5000);
  return valueAt(opened.site.doc('settings:site')?.body, ['languages']);
}

describe('the languages of a site', () => {
  it('are listed, and one can be added (R-EDSITE-SCREEN-02)', async () => {
    const opened = await open();
    expect(opened.find({ role: 'list', name: 'Languages' }).textContent).toBe('English · enPrimary');
    await addGerman(opened);
    expect(opened.find({ role: 'list', name: 'Languages' }).textContent).toContain('Deutsch · de');
    expect(await saved(opened)).toEqual([ENGLISH, GERMAN]);
  });

  it('are published or not, and removed', async () => {
    const opened = await open();
    await addGerman(opened);
    await opened.press({ role: 'switch', name: 'Publish Deutsch' });
    expect(await saved(opened)).toEqual([ENGLISH, { ...GERMAN, enabled: false }]);
    await opened.press({ role: 'button', name: 'Remove Deutsch' });
    expect(await saved(opened)).toBeUndefined();
  });

  it('cannot be changed by roles that only read settings', async () => {
    const opened = await open([CONTRIBUTOR_ROLE.editor]);
    expect(opened.all({ role: 'combobox', name: 'Add a language' })).toEqual([]);
    await opened.waitForText('Your role can view settings but not change them.');
  });
});

describe('the primary language', () => {
  it('is another one of the list, which is then published', () => {
    const languages = [ENGLISH, { ...GERMAN, enabled: false }];
    expect(withPrimary(languages, 'de')).toEqual([
      { ...ENGLISH, isPrimary: false },
      { ...GERMAN, isPrimary: true },
    ]);
  });

  it('is replaced by one that is not in the list', () => {
    expect(withPrimary([ENGLISH, GERMAN], 'es')).toEqual([
      { ...ENGLISH, code: 'es', name: 'español' },
      GERMAN,
    ]);
  });

  it('is that of the website without a list', () => {
    expect(languagesIn({ website: { language: 'en' }, languages: 'none' })).toEqual([ENGLISH]);
  });
});
