import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createTemporaryFolder } from '../testing/temporary-folder.ts';
import { runForTranscript } from '../testing/transcript.ts';

describe('quoin theme', () => {
  test('lists the tweaks of a theme by category, and its presets', async () => {
    const { code, out, err } = await runForTranscript(['theme', 'fixtures/theme-site/lantern']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toBe(`Header
  site-title-font        font      font-family: Georgia, serif; font-size: 28px; font-weight: 700
  headerColor            color     #2f3e46
  headerPadding          value     24px, 8 to 96
  header-image           image     background-image: none; background-size: cover; background-position: center

Lists
  list-columns           dropdown  Two, one of One, Two, Three
  tweak-list-dates-show  checkbox  true

Presets
  Dusk (dusk.preset)
`);
  });

  test('--json lists the values that apply to a site, and where they are from', async () => {
    const design = { preset: 'Dusk', tweaks: { headerPadding: 60 } };
    const body = { schemaVersion: 1, theme: 'theme', website: { siteTitle: 'A' }, design };
    const folder = createTemporaryFolder({
      'site.json': JSON.stringify({ type: 'settings', id: 'settings', body }),
    });
    cpSync('fixtures/theme-site/lantern', join(folder.path, 'theme'), { recursive: true });
    const { code, out } = await runForTranscript(['theme', folder.path, '--json']);
    folder.remove();
    const { name, tweaks, presets } = JSON.parse(out);
    expect({ code, name, presets }).toEqual({
      code: 0,
      name: 'Lantern',
      presets: [{ name: 'dusk', title: 'Dusk' }],
    });
    expect(tweaks).toMatchObject([
      { name: 'site-title-font', from: 'preset', value: { 'font-size': '32px' } },
      { name: 'headerColor', from: 'preset', value: '#3d2c4a' },
      {
        name: 'headerPadding',
        kind: 'value',
        from: 'site',
        value: '60px',
        default: '24px',
        min: 8,
        max: 96,
        step: 4,
      },
      { name: 'header-image', from: 'theme' },
      { name: 'list-columns', from: 'preset', value: 'Three', options: ['One', 'Two', 'Three'] },
      { name: 'tweak-list-dates-show', from: 'theme', value: true, label: 'Show dates' },
    ]);
  });

  test('rejects a folder that is neither a site nor a theme', async () => {
    const { code, err } = await runForTranscript(['theme', 'fixtures/themes']);
    expect(code).toBe(2);
    expect(err).toContain('fixtures/themes is not a site or theme');
  });
});
