import { describe, expect, it } from 'vitest';
import { documentFile, smallSite } from '../../../fixtures/sites/small-site.ts';
import { createMemoryFiles } from '../../1-read/memory-files.ts';
import type { Route } from '../../3-route/route.ts';
import { createMemoryOutput } from '../../5-write/memory-output.ts';
import { compileSite } from '../../compile-site.ts';
import type { Settings } from '../../model/documents/settings.ts';
import { createAnnouncementBar } from './announcement-bar.ts';

const PLAIN =
  '<html><head>{squarespace-headers}</head><body class="a">{squarespace.main-content}</body></html>';

async function build(announcementBar: object | undefined, region = PLAIN, more = {}) {
  const output = createMemoryOutput();
  const body = {
    schemaVersion: 1,
    theme: 'theme',
    website: { siteTitle: 'Small' },
    websiteSettings: { ...(announcementBar && { announcementBar }) },
    ...more,
  };
  const site = createMemoryFiles(
    smallSite({
      'theme/site.region': region,
      'theme/template.conf': '{ "layouts": { "default": { "regions": ["site"] } } }',
      'site.json': documentFile('settings', 'settings', body),
    }),
  );
  const { diagnostics } = await compileSite({ site, output }, { now: 0 });
  return {
    diagnostics,
    page: output.readText('index.html') ?? '',
    read: output.readText,
    paths: [...output.files.keys()],
  };
}

const SETTINGS = { websiteSettings: { announcementBar: { enabled: true, text: 'Sale' } } } as Settings;

const barOf = (page: string) => /<div class="sqs-announcement-bar".*?<\/div>/.exec(page)?.[0];

describe('the announcement of a site', () => {
  it('is the first thing in the body, with its link', async () => {
    const { page } = await build({ text: 'Free shipping <b>', href: '/?a&b' });
    expect(page).toContain(
      '<body class="a"><div class="sqs-announcement-bar" role="region" aria-label="Announcement"><p class="sqs-announcement-bar-text"><a href="/?a&amp;b">Free shipping &lt;b&gt;</a></p></div>',
    );
  });

  it('is in the place that the theme has for it', async () => {
    const place = '<header id="h" class="x sqs-announcement-bar-dropzone">';
    const comment = '<!-- <i class="sqs-announcement-bar-dropzone"> -->';
    const region = PLAIN.replace('{squarespace.main', `${comment}${place}</header>{squarespace.main`);
    const { page } = await build({ text: 'Closed on Monday' }, region);
    expect(page).toContain(`${comment}${place}<div class="sqs-announcement-bar"`);
    expect(barOf(page)).toContain('<p class="sqs-announcement-bar-text">Closed on Monday</p>');
  });

  it.each([
    ['without one', undefined],
    ['that is off', { enabled: false, text: 'Sale' }],
    ['without a text', { text: '  ', href: '/' }],
  ])('is not shown: a site %s', async (_, bar) => {
    expect((await build(bar)).page).not.toContain('sqs-announcement-bar');
  });

  it('has its styles in the sheet of the site', async () => {
    const { read, paths } = await build({ text: 'Sale' });
    const [sheet = ''] = paths.filter((path) => path.endsWith('.css'));
    expect(read(sheet)).toContain('.sqs-announcement-bar a{color:inherit');
  });

  it.each([
    ['cart', true],
    ['search', true],
    ['checkout', false],
    ['lock-screen', false],
  ] as const)('is on the page %s: %s', (shell, isShown) => {
    const bar = createAnnouncementBar({ settings: SETTINGS, strings: {} });
    expect(bar?.isOn({ subject: { kind: 'shell', shell } } as Route)).toBe(isShown);
  });

  it('may not run code', async () => {
    const { diagnostics } = await build({ text: 'Sale', href: 'javascript:alert(1)' });
    expect(diagnostics).toEqual([expect.objectContaining({ severity: 'error' })]);
  });

  it('is reported with a dead link, unless it is off', async () => {
    const { diagnostics } = await build({ text: 'Sale', href: '/nowhere' });
    expect(diagnostics).toEqual([expect.objectContaining({ code: 'site/dead-link' })]);
    expect((await build({ enabled: false, text: 'Sale', href: '/nowhere' })).diagnostics).toEqual([]);
  });
});
