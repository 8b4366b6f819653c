import { describe, expect, it } from 'vitest';
import type { Doc, DocKey } from '../../../compiler/model/index.ts';
import type { EditorThemeStylesRequest } from '../../../formatters/vocabulary/api/editor/publishing.ts';
import { setValue } from '../commands/set-value.ts';
import { createTestContext, flushPromises, openEditor } from '../operations/testing/test-store.ts';
import { designOf, followDesign, loadStyledTheme } from './design-styles.ts';

const SETTINGS: DocKey = 'settings:site';
const SETTINGS_DOC: Doc = { key: SETTINGS, rev: 1, updatedAt: 0, updatedBy: 'test', body: {} };
const RED = { tweaks: { ink: '#f00' } };

describe('the style sheet of the canvas', () => {
  it('follows the design, one request at a time and up to the last value', async () => {
    const { store } = await openEditor(createTestContext([SETTINGS_DOC]));
    const requests: {
      readonly request: EditorThemeStylesRequest;
      readonly respond: (css: string) => void;
    }[] = [];
    const shown: string[] = [];
    const first = designOf(store.states.getState().head);
    const themeStyles = (request: EditorThemeStylesRequest) =>
      new Promise<{ readonly css: string }>((resolve) => {
        requests.push({ request, respond: (css) => resolve({ css }) });
      });
    const stop = followDesign({
      api: { themeStyles },
      states: store.states,
      first,
      onStyles: (css) => shown.push(css),
    });
    const drag = (value: string) =>
      store.run(setValue({ doc: SETTINGS, at: ['design', 'tweaks', 'gap'], value, label: 'Drag' }));
    expect(requests).toEqual([]);
    for (const value of ['1px', '2px', '3px']) drag(value);
    expect(requests).toHaveLength(1);
    requests[0]?.respond('one');
    await flushPromises();
    expect(requests.map(({ request }) => request.design)).toEqual([
      { tweaks: { gap: '1px' } },
      { tweaks: { gap: '3px' } },
    ]);
    requests[1]?.respond('three');
    await flushPromises();
    expect(shown).toEqual(['one', 'three']);
    drag('4px');
    stop();
    requests[2]?.respond('four');
    await flushPromises();
    expect(shown).toEqual(['one', 'three']);
  });

  it('is that of the documents from the start, although the last build had another design', async () => {
    const theme = { css: 'old' };
    const themeStyles = async () => ({ css: 'new' });
    const open = (built: unknown, request: EditorThemeStylesRequest) =>
      loadStyledTheme({ theme: async () => ({ theme, design: built }), themeStyles }, request);
    const request = { design: RED, assets: {} };
    expect((await open({}, request)).theme.css).toBe('new');
    expect((await open(RED, request)).theme.css).toBe('old');
    const invalid = { theme: async () => ({ theme }), themeStyles: () => Promise.reject(new Error('400')) };
    expect((await loadStyledTheme(invalid, request)).theme.css).toBe('old');
  });

  it('is that of the theme in the documents, although the last build had another one', async () => {
    const requested: (string | undefined)[] = [];
    const theme = async (folder?: string) => {
      requested.push(folder);
      return { theme: { css: folder ?? 'built' }, folder: folder ?? 'theme', design: {} };
    };
    const themeStyles = async () => ({ css: 'new' });
    const open = async (folder: string) =>
      (await loadStyledTheme({ theme, themeStyles }, { design: {}, assets: {}, theme: folder })).theme.css;
    expect([await open('themes/gazette'), await open('theme')]).toEqual(['themes/gazette', 'built']);
    expect(requested).toEqual([undefined, 'themes/gazette', undefined]);
  });

  it('has the design that the site would have with another theme', () => {
    const settings = {
      theme: 'theme',
      design: RED,
      otherThemes: { 'themes/gazette': { design: { preset: 'Salmon' } } },
    };
    const bodies = new Map<DocKey, unknown>([[SETTINGS, settings]]);
    expect([designOf(bodies), designOf(bodies, 'themes/gazette'), designOf(bodies, 'themes/poster')]).toEqual(
      [
        { design: RED, assets: {}, theme: 'theme' },
        { design: { preset: 'Salmon' }, assets: {}, theme: 'themes/gazette' },
        { design: {}, assets: {}, theme: 'themes/poster' },
      ],
    );
  });

  it('has the files of images that the design names', () => {
    const bodies = new Map<DocKey, unknown>([
      [SETTINGS, { design: { tweaks: { banner: { imageId: 'pier' }, logo: { imageId: 'gone' } } } }],
      ['asset:pier', { filename: 'pier.jpg' }],
    ]);
    expect(designOf(bodies).assets).toEqual({ pier: 'pier.jpg' });
  });
});
