import { describe, expect, it } from 'vitest';
import { settingsSchema } from '../documents/settings.ts';
import { designWith, namesUnknownTheme, switchTheme } from './switch-theme.ts';

const SITE = { schemaVersion: 1, theme: 'theme', website: { siteTitle: 'A' } };
const STYLED = { preset: 'Cobalt', tweaks: { logoHeight: 60 }, customCss: 'a {}' };

/** The settings after a switch, with their fields in the same order. */
function switched(settings: object, to: string): object {
  const entries = Object.entries({ ...settings, ...switchTheme(settings, to) });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

const thereAndBack = (settings: { readonly theme: string }) =>
  JSON.stringify(switched(switched(settings, 'themes/gazette'), settings.theme));

describe('a switch of the theme', () => {
  it.each([
    ['without a design', SITE],
    ['with an empty design', { design: {}, ...SITE }],
    ['with a design', { design: { customCss: 'a {}', preset: 'Cobalt', tweaks: { gone: 1 } }, ...SITE }],
    ['with a kit', { design: { tweaks: {}, typekitId: 'abc1def' }, ...SITE }],
    ['outside of its folder', { ...SITE, theme: '../../themes/kiln' }],
    ['with a design for a third one', { ...SITE, otherThemes: { 'themes/poster': { design: STYLED } } }],
  ])('there and back gives the same bytes for a site %s', (_, settings) => {
    expect(thereAndBack(settings)).toBe(JSON.stringify(settings));
  });

  it('gives the new theme its own values, and keeps those of the old one and fonts of the site', () => {
    const design = { ...STYLED, selfHostFonts: true, typekitId: 'abc1def' };
    const changed = switched({ ...SITE, design }, 'themes/gazette');
    expect(changed).toEqual({
      ...SITE,
      theme: 'themes/gazette',
      design: { selfHostFonts: true, typekitId: 'abc1def' },
      otherThemes: { theme: { design: STYLED } },
    });
    expect(settingsSchema.safeParse(changed).success).toBe(true);
  });

  it('keeps the design of each theme', () => {
    const first = switched({ ...SITE, design: STYLED }, 'themes/gazette');
    const second = switched({ ...first, design: { preset: 'Salmon' } }, 'theme');
    expect(second).toMatchObject({
      design: STYLED,
      otherThemes: { 'themes/gazette': { design: { preset: 'Salmon' } } },
    });
    expect(designWith(second, 'themes/gazette')).toEqual({ preset: 'Salmon' });
    expect(designWith(second, 'theme')).toEqual(STYLED);
  });

  it('remembers a theme that is outside of the site', () => {
    expect(switched({ ...SITE, theme: '../kiln' }, 'theme')).toMatchObject({
      otherThemes: { '../kiln': {} },
    });
  });

  it('to the current theme changes nothing', () => {
    expect(switchTheme(SITE, 'theme')).toEqual({});
  });
});

describe('settings name an unknown theme', () => {
  it.each([
    [{ theme: 'themes/gazette' }, false],
    [{ theme: '../kiln', otherThemes: { theme: {} } }, false],
    [{ theme: 'theme', otherThemes: { '../kiln': {} } }, false],
    [{ theme: '../poster' }, true],
    [{ theme: 'theme', otherThemes: { '../poster': {} } }, true],
    [{ theme: 'themes/../../etc' }, true],
    [{ theme: 'themes/..' }, true],
    [{ theme: 'themes/' }, true],
    [{ theme: 7 }, true],
    [{}, true],
    [undefined, true],
  ])('with %j: %s', (settings, isUnknown) => {
    expect(namesUnknownTheme({ theme: '../kiln' }, settings)).toBe(isUnknown);
  });

  it('when they are new', () => {
    expect(namesUnknownTheme(undefined, SITE)).toBe(true);
  });
});
