import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { parseYaml } from '../../compiler/node/parse-yaml.ts';
import { kindNames, themeNames } from '../starter/starter-files.ts';
import { createTemporaryFolder } from '../testing/temporary-folder.ts';
import { runForTranscript } from '../testing/transcript.ts';

const folder = createTemporaryFolder({ 'taken/notes.txt': 'mine', 'a-file': 'mine' });
afterAll(() => folder.remove());

function run(...argv: readonly string[]) {
  return runForTranscript(argv, { cwd: folder.path });
}

interface Workflow {
  readonly jobs: { readonly publish: { readonly steps: readonly { readonly run?: string }[] } };
}

describe('quoin init', () => {
  test('creates a site that builds without problems', async () => {
    const made = await run('init', 'my-first_shop');
    expect(made).toMatchObject({ code: 0, err: 'Next: npx quoin dev my-first_shop\n' });
    expect(made.out).toMatch(
      /^Created a site in my-first_shop: \d+ files, with its theme in my-first_shop\/theme\n$/,
    );
    expect(await run('check', 'my-first_shop', '--strict')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^No problems in \d+ files\n$/),
    });
    const built = await run('build', 'my-first_shop', '--out', 'dist');
    expect(built).toMatchObject({ code: 0, err: '' });
    const home = readFileSync(join(folder.path, 'dist/index.html'), 'utf8');
    expect(home).toContain('My first shop');
    expect(readFileSync(join(folder.path, 'dist/shop/p/sample-product/index.html'), 'utf8')).toContain(
      'Sample product',
    );
    expect(readFileSync(join(folder.path, 'dist/about/index.html'), 'utf8')).toContain('<form');
  });

  test('has sample content that is neutral about the trade', async () => {
    await run('init', 'plain');
    await run('build', 'plain', '--out', 'plain-dist');
    const built = join(folder.path, 'plain-dist');
    const pages = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.html'),
    );
    expect(pages.length).toBeGreaterThan(5);
    for (const page of pages) {
      const text = readFileSync(join(built, page), 'utf8')
        .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
        .replace(/<[^>]*>/g, ' ');
      expect(text).not.toMatch(/\b(?:kiln|firing|pots?|mugs?|glazes?|clay|ceramics?|handmade|seconds)\b/i);
    }
  });

  test('copies the theme into the site', async () => {
    await run('init', 'mine');
    const settings = JSON.parse(readFileSync(join(folder.path, 'mine/site.json'), 'utf8'));
    expect(settings.body.theme).toBe('theme');
    expect(existsSync(join(folder.path, 'mine/theme/template.conf'))).toBe(true);
    expect(readFileSync(join(folder.path, 'mine/.gitignore'), 'utf8')).toBe(
      'node_modules/\n.quoin/\ndist/\n',
    );
  });

  test.each([
    ['UTC', 'UTC'],
    ['Etc/UTC', 'UTC'],
    ['Asia/Tokyo', 'Asia/Tokyo'],
    ['Nowhere/At-All', 'UTC'],
  ])('uses the time zone of the machine: %s becomes %s', async (machine, zone) => {
    const before = process.env.TZ;
    process.env.TZ = machine;
    const dir = `at-${machine.replace('/', '-')}`;
    try {
      await run('init', dir);
    } finally {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    }
    const { body } = JSON.parse(readFileSync(join(folder.path, dir, 'site.json'), 'utf8'));
    expect(body.website.timeZone).toBe(zone);
    expect((await run('check', dir)).out).toMatch(/^No problems/);
  });

  /** All pairs with --long; otherwise each theme and each kind. */
  const pairs = themeNames().flatMap((theme) => kindNames().map((kind) => [theme, kind] as const));
  const tried = pairs.filter(
    ([theme, kind]) => inject('scale') === 'long' || theme === 'kiln' || kind === 'portfolio',
  );
  test.each(tried)(
    'creates a site without problems from the theme %s and sample content of the kind %s',
    async (theme, kind) => {
      const dir = `${theme}-${kind}`;
      expect((await run('init', dir, '--theme', theme, '--kind', kind)).code).toBe(0);
      expect((await run('check', dir, '--strict')).out).toMatch(/^No problems in \d+ files\n$/);
      const read = (file: string) => JSON.parse(readFileSync(join(folder.path, dir, file), 'utf8'));
      expect(read('theme/template.conf').name.toLowerCase()).toBe(theme);
      // That of the kind, not the placeholders of the starter.
      expect(read('site.json').body.website.siteTagLine).not.toBe('Your tagline');
      expect(read('pages/home.json').body.seo.description).not.toMatch(/^Describe/);
      expect(existsSync(join(folder.path, dir, 'items/shop/sample-product.json'))).toBe(false);
    },
  );

  test('moves sample events into the weeks after its creation, in the time zone of the site', async () => {
    const before = process.env.TZ;
    process.env.TZ = 'Asia/Tokyo';
    try {
      await run('init', 'evenings', '--kind', 'events');
    } finally {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    }
    const items = join(folder.path, 'evenings/items/events');
    const dates = readdirSync(items)
      .filter((file) => file.endsWith('.json'))
      .map((file) => JSON.parse(readFileSync(join(items, file), 'utf8')).body.startDate as number);
    const days = (Math.min(...dates) - Date.now()) / (24 * 60 * 60 * 1000);
    expect(days).toBeGreaterThan(13);
    expect(days).toBeLessThan(22);
    const opening = JSON.parse(readFileSync(join(items, 'opening-night.json'), 'utf8')).body;
    const shown = new Intl.DateTimeFormat('en', {
      timeZone: 'Asia/Tokyo',
      weekday: 'long',
      hour: '2-digit',
      hourCycle: 'h23',
    });
    expect(shown.format(opening.startDate)).toMatch(/^Friday.*20$/);
    expect(opening.endDate - opening.startDate).toBe(3.5 * 60 * 60 * 1000);
  });

  test('adds workflows that publish, and a Dockerfile, with --ci', async () => {
    const { code, err } = await run('init', 'automated', '--ci');
    expect(code).toBe(0);
    expect(err).toMatch(
      /^Next: npx quoin dev automated\n.*variable SITE_URL .*secret {3}QUOIN_TOKEN .*ADMIN_TOKEN in /s,
    );
    expect(err).toContain('See docs/deploying.md#from-ci');
    const text = (path: string) => readFileSync(join(folder.path, 'automated', path), 'utf8');
    const commands = ['publish', 'build-service'].map((name) => {
      const { value } = parseYaml(text(`.github/workflows/${name}.yml`));
      return (value as Workflow).jobs.publish.steps.at(-1)?.run;
    });
    expect(commands).toEqual([
      './node_modules/.bin/quoin publish --only-folder --to "$SITE_URL"',
      './node_modules/.bin/quoin build-service --once --site "$SITE_URL"',
    ]);
    expect(text('Dockerfile')).toContain('quoin build-service --site \\"$SITE_URL\\" --token-file');
    expect(text('README.md')).toMatch(
      /\n## Deploying and CI\n.*`SITE_URL`.*`QUOIN_TOKEN`.*docs\/deploying\.md/s,
    );
    await run('init', 'manual');
    expect(existsSync(join(folder.path, 'manual/Dockerfile'))).toBe(false);
    expect(readFileSync(join(folder.path, 'manual/README.md'), 'utf8')).not.toContain('QUOIN_TOKEN');
    expect((await run('init', 'silent', '--ci', '--quiet')).err).toBe('');
  });

  test('creates no sample content with --empty', async () => {
    const { code, out } = await run('init', 'bare', '--empty', '--json');
    expect(code).toBe(0);
    const { dir, files, installed } = JSON.parse(out);
    expect([dir, installed]).toEqual(['bare', false]);
    expect(files.filter((file: string) => !file.startsWith('theme/'))).toEqual([
      '.gitignore',
      'README.md',
      'collections/shop.json',
      'navigation/footerNavigation.json',
      'navigation/mainNavigation.json',
      'package.json',
      'pages/404.json',
      'pages/home.json',
      'site.json',
    ]);
    expect((await run('check', 'bare', '--strict')).out).toMatch(/^No problems/);
  });

  test.each(['gazette', 'kiln', 'poster'])(
    'gives its home page a heading with --empty: %s',
    async (theme) => {
      await run('init', `heading-${theme}`, '--empty', '--theme', theme);
      await run('build', `heading-${theme}`, '--out', `heading-${theme}-dist`);
      const page = readFileSync(join(folder.path, `heading-${theme}-dist/index.html`), 'utf8');
      expect(page.match(/<h1.*?<\/h1>/g)).toEqual([`<h1 class="visually-hidden">Heading ${theme}</h1>`]);
    },
  );

  test('shows no empty headings and no sample email with --empty', async () => {
    await run('init', 'hollow', '--empty');
    await run('build', 'hollow', '--out', 'hollow-dist');
    const built = join(folder.path, 'hollow-dist');
    expect(readFileSync(join(built, 'index.html'), 'utf8')).not.toContain('@example.com');
    const [styles] = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.css'),
    );
    expect(readFileSync(join(built, styles ?? ''), 'utf8')).toMatch(
      /\.footer-nav:not\(:has\(a\)\),\s*\.footer-where:not\(:has\(p, ?address\)\)\s*\{\s*display: ?none/,
    );
  });

  test('publishes no contact email before the owner sets one', async () => {
    await run('init', 'sample');
    const { body } = JSON.parse(readFileSync(join(folder.path, 'sample/site.json'), 'utf8'));
    expect(body.website).not.toHaveProperty('contactEmail');
    await run('build', 'sample', '--out', 'sample-dist');
    const built = join(folder.path, 'sample-dist');
    for (const page of ['index.html', 'cart/index.html', 'checkout/index.html']) {
      expect(readFileSync(join(built, page), 'utf8')).not.toContain('mailto:');
    }
  });

  test.each([
    ['my shop', "'my shop'"],
    ["ana's", "'ana'\\''s'"],
    ['plain-2/a', 'plain-2/a'],
  ])('quotes %j in the next command', async (dir, typed) => {
    expect((await run('init', dir)).err).toBe(`Next: npx quoin dev ${typed}\n`);
  });

  test('accepts a folder that contains only a git repository', async () => {
    mkdirSync(join(folder.path, 'repository/.git'), { recursive: true });
    expect((await runForTranscript(['init'], { cwd: join(folder.path, 'repository') })).code).toBe(0);
    expect(readdirSync(join(folder.path, 'repository'))).toContain('site.json');
  });

  test.each([
    [['taken'], 'taken is not empty: it contains notes.txt'],
    [['a-file'], 'a-file is a file'],
    [['a', 'b'], 'Too many arguments: b'],
    [
      ['new', '--theme', 'kilm'],
      'Unknown theme: kilm\n       did you mean kiln? available themes: gazette, kiln, poster',
    ],
    [
      ['new', '--theme', '../sites'],
      'Unknown theme: ../sites\n       available themes: gazette, kiln, poster',
    ],
    [
      ['new', '--kind', 'store'],
      'Unknown kind: store\n       available kinds: blog, events, portfolio, restaurant, shop',
    ],
    [['new', '--kind', 'shop', '--empty'], '--empty excludes --kind'],
  ])('rejects %j', async (argv, message) => {
    const { code, err } = await run('init', ...argv);
    expect(code).toBe(2);
    expect(err).toContain(`quoin: ${message}`);
    expect(existsSync(join(folder.path, 'new'))).toBe(false);
  });

  test('leaves existing files unchanged', async () => {
    writeFileSync(join(folder.path, 'taken/notes.txt'), 'mine still');
    await run('init', 'taken');
    expect(readdirSync(join(folder.path, 'taken'))).toEqual(['notes.txt']);
  });

  test('makes a package of the site, which depends on nothing but Quoin', async () => {
    await run('init', 'packaged');
    const read = (file: string) => readFileSync(join(folder.path, 'packaged', file), 'utf8');
    expect(JSON.parse(read('package.json'))).toEqual({
      private: true,
      scripts: { dev: 'quoin dev', build: 'quoin build', publish: 'quoin publish' },
      // The tests run in the repository.
      dependencies: { quoin: `file:${relative(join(folder.path, 'packaged'), process.cwd())}` },
    });
    expect(read('README.md')).toMatch(/^# Packaged\n/);
  });

  test('appends missing lines to an existing .gitignore', async () => {
    mkdirSync(join(folder.path, 'fresh-repository/.git'), { recursive: true });
    const file = join(folder.path, 'fresh-repository/.gitignore');
    writeFileSync(file, 'node_modules\ndist/');
    expect(await run('init', 'fresh-repository', '--empty')).toMatchObject({ code: 0 });
    expect(readFileSync(file, 'utf8')).toBe('node_modules\ndist/\n.quoin/\n');
  });

  test.skipIf(!existsSync('/proc/self'))('reports a folder that cannot be created', async () => {
    const { code, err } = await run('init', '/proc/quoin/shop');
    expect([code, err]).toEqual([1, expect.stringContaining('The folder /proc/quoin cannot be made')]);
  });
});
