import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTemporaryFolder, type TemporaryFolder } from '../../testing/temporary-folder.ts';
import { runForTranscript } from '../../testing/transcript.ts';

const SITE = {
  id: 'settings',
  body: {
    design: { customCss: 'a {}', preset: 'Cobalt', tweaks: { logoHeight: 60 }, typekitId: 'abc1def' },
    schemaVersion: 1,
    theme: 'theme',
    website: { siteTitle: 'A' },
  },
  type: 'settings',
};

const HOME = {
  type: 'page',
  id: 'home',
  body: { pageType: 2, title: 'Home', urlId: 'home', isHome: true, regionName: 'home' },
};

let site: TemporaryFolder;
beforeEach(() => {
  site = createTemporaryFolder({
    // Indented by hand.
    'site.json': `${JSON.stringify(SITE, undefined, 4)}\n`,
    'pages/home.json': JSON.stringify(HOME),
  });
  cpSync('fixtures/themes/kiln', join(site.path, 'theme'), { recursive: true });
});
afterEach(() => site.remove());

const theme = (...argv: readonly string[]) => runForTranscript(['theme', ...argv], { cwd: site.path });
const settings = () => JSON.parse(readFileSync(join(site.path, 'site.json'), 'utf8')).body;
const write = (path: string, text: string) => {
  mkdirSync(join(site.path, path, '..'), { recursive: true });
  writeFileSync(join(site.path, path), text);
};

/** The files of the site by path. */
function files(): Readonly<Record<string, string>> {
  const entries = readdirSync(site.path, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = paths
    .sort()
    .map((path) => [path.slice(site.path.length + 1), readFileSync(path, 'latin1')] as const);
  return Object.fromEntries(texts);
}

describe('quoin theme list', () => {
  test('lists the themes of a site and those that come with Quoin, and marks the current one', async () => {
    write('themes/lantern/template.conf', '{ "name": "Lantern", "layouts": {}, } // of the platform');
    write('themes/notes.txt', 'No theme.');
    // The dashboard does not accept such a name.
    write('themes/my theme/template.conf', '{}');
    const { code, out } = await theme('list');
    expect(out.split('\n').map((line) => line.slice(0, 28))).toEqual([
      '* Kiln     theme           A',
      '  Lantern  themes/lantern',
      '  Gazette  themes/gazette  A',
      '  Poster   themes/poster   A',
      '',
    ]);
    expect([code, out.match(/\(comes with Quoin\)/g)?.length]).toEqual([0, 2]);
  });

  test('--json has the folders', async () => {
    const { out } = await theme('list', '--json');
    expect(JSON.parse(out).themes).toMatchObject([
      { folder: 'theme', name: 'Kiln', isBundled: false, isCurrent: true },
      { folder: 'themes/gazette', name: 'Gazette', isBundled: true, isCurrent: false },
      { folder: 'themes/poster', isBundled: true, isCurrent: false },
    ]);
  });
});

describe('quoin theme use', () => {
  test('there and back leaves every byte of the site as it was', async () => {
    const before = files();
    expect((await theme('use', 'gazette')).code).toBe(0);
    expect(settings()).toEqual({
      ...SITE.body,
      theme: 'themes/gazette',
      design: { typekitId: 'abc1def' },
      otherThemes: { theme: { design: { customCss: 'a {}', preset: 'Cobalt', tweaks: { logoHeight: 60 } } } },
    });
    expect((await theme('use', 'Kiln')).code).toBe(0);
    const after = Object.entries(files()).filter(([path]) => !path.startsWith('themes/gazette/'));
    expect(Object.fromEntries(after)).toEqual(before);
  });

  test('keeps what the owner has changed in a theme, and the styles of each', async () => {
    await theme('use', 'gazette');
    write('themes/gazette/styles/base.less', '// Mine.');
    const body = { ...settings(), design: { preset: 'Salmon' } };
    write('site.json', JSON.stringify({ ...SITE, body }));
    await theme('use', 'theme');
    expect((await theme('list')).out).toContain('Gazette  themes/gazette');
    const { out } = await theme('use', 'gazette');
    expect(out).toContain('  restored from the last time: preset Salmon\n');
    expect(out).not.toContain('copied');
    expect(files()['themes/gazette/styles/base.less']).toBe('// Mine.');
    expect(settings().design).toEqual({ preset: 'Salmon' });
  });

  test('--dry-run prints what would change, and changes nothing', async () => {
    const before = files();
    expect(await theme('use', 'gazette', '--dry-run')).toEqual({
      code: 0,
      err: '',
      out: `. would use Gazette (themes/gazette) instead of Kiln (theme)
  copies the theme to themes/gazette
  kept with Kiln: preset Cobalt, 1 value of site styles (Logo height), custom CSS
Nothing was changed
`,
    });
    expect(files()).toEqual(before);
  });

  test('uses a theme of another folder, and says what it does not show', async () => {
    const lantern = join(process.cwd(), 'fixtures/theme-site/lantern');
    cpSync(lantern, join(site.path, 'vendor/lantern'), { recursive: true });
    const { code, out } = await theme('use', './vendor/lantern', '.');
    expect([code, settings().theme]).toEqual([0, 'vendor/lantern']);
    expect(out).toContain('  not shown by Lantern: the layout "home" (1 page)\n');
    expect((await theme('use', 'kiln')).code).toBe(0);
    expect(settings().otherThemes).toEqual({ 'vendor/lantern': {} });
    expect((await theme('list')).out).toContain('Lantern  vendor/lantern');
  });

  test('the current theme changes nothing', async () => {
    const { code, out } = await theme('use', 'kiln');
    expect({ code, out }).toEqual({ code: 0, out: '. already uses Kiln (theme)\n' });
  });

  test.each([
    ['..', 1],
    ['../..', 1],
    ['themes/..', 1],
    ['themes/../../etc', 2],
    ['/etc', 2],
    ['constructor', 2],
    ['gazettes', 2],
    ['pages', 1],
    ['', 2],
  ])('%j is not a theme: exit code %i', async (name, status) => {
    const before = files();
    expect((await theme('use', name)).code).toBe(status);
    expect(files()).toEqual(before);
  });

  test.each([
    ['themes/gazette/notes.txt', 'Mine', 'themes/gazette has no template.conf'],
    ['themes/gazette/template.conf', '{', 'The theme themes/gazette has errors'],
  ])('does not overwrite a folder with %s', async (path, text, message) => {
    write(path, text);
    const before = files();
    const { code, err } = await theme('use', 'gazette');
    expect([code, err.includes(message), err.includes('nothing was changed')]).toEqual([1, true, true]);
    expect(files()).toEqual(before);
  });

  test('reports a site.json that is not JSON', async () => {
    write('site.json', '{');
    const { code, err } = await theme('use', 'gazette');
    expect([code, err.includes('Invalid JSON in site.json')]).toEqual([1, true]);
  });

  test.each([
    [['use'], 'Missing theme'],
    [['use', 'a', 'b', 'c'], 'Too many arguments: c'],
    [['list', 'a', 'b'], 'Too many arguments: b'],
    [['--dry-run'], '--dry-run requires use'],
  ])('usage error: %j', async (argv, message) => {
    const { code, err } = await theme(...argv);
    expect([code, err.includes(message)]).toEqual([2, true]);
  });
});
