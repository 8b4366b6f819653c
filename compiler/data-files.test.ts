import { describe, expect, it } from 'vitest';
import { documentFile, smallSite } from '../fixtures/sites/small-site.ts';
import { createMemoryFiles, type FileMap } from './1-read/memory-files.ts';
import { validateSite } from './2-validate/validate-site.ts';
import { renderSite } from './compile-site.ts';
import type { DocKey } from './model/operations/document-type.ts';
import { parseYaml } from './node/parse-yaml.ts';
import { openPreview } from './preview.ts';
import { createSiteSession } from './site-session.ts';

/** Builds a site whose home page is this template. */
async function build(
  template: string,
  files: FileMap,
  session = createSiteSession({ parseYaml }, validateSite),
) {
  const site = createMemoryFiles(
    smallSite({
      'theme/site.region': '<head></head>{squarespace.main-content}',
      'theme/pages/home.page': template,
      'theme/pages/about.page': 'About',
      'pages/home.json': page('home', { isHome: true }),
      'pages/about.json': page('about', {}),
      ...files,
    }),
  );
  const { rendered, diagnostics } = await renderSite({ site }, { now: 0 }, session);
  const home = rendered?.files.find(({ path }) => path === 'index.html');
  const html = home !== undefined && 'text' in home ? home.text : undefined;
  return {
    main: html?.slice(html.indexOf('</head>') + '</head>'.length),
    diagnostics: diagnostics.map(({ code, message, location }) => ({
      code,
      message,
      at: location && `${location.file}:${location.start.line}:${location.start.column}`,
    })),
    renderedUrls: rendered?.renderedUrls,
  };
}

function page(id: string, fields: object): string {
  return documentFile('page', id, { pageType: 2, title: id, urlId: id, template: id, ...fields });
}

const TEAM = '{.repeated section data.team}{name} ({role})\n{.end}';
const ANA_AND_RUI = 'Ana (potter)\nRui (glazes & kilns)\n';

describe('data files', () => {
  it.each([
    ['team.json', '[{"name": "Ana", "role": "potter"}, {"name": "Rui", "role": "glazes & kilns"}]'],
    ['team.yaml', '- name: Ana\n  role: potter\n- {name: Rui, role: "glazes & kilns"}\n'],
    ['team.yml', '\uFEFF- &ana {name: Ana, role: potter}\n- {<<: *ana, name: Rui, role: glazes & kilns}\n'],
    ['team.csv', 'name,role\nAna,potter\nRui,glazes & kilns\n'],
  ])('are read by templates: %s', async (name, text) => {
    const expected = name === 'team.yml' ? 'Ana (potter)\nRui (glazes & kilns)\n' : ANA_AND_RUI;
    expect((await build(TEAM, { [`data/${name}`]: text })).main).toBe(expected);
  });

  it('in a folder are members of an object', async () => {
    const { main } = await build('{data.people.staff-2.0.name}', { 'data/people/staff-2.csv': 'name\nAna' });
    expect(main).toBe('Ana');
  });

  it.each([
    ['YAML', 'hours.yaml', 'open: 9\nclose: [17', 'site/malformed-data', '2:11'],
    ['YAML with a key twice', 'hours.yaml', 'open: 9\nopen: 10', 'site/malformed-data', '2:1'],
    ['JSON', 'hours.json', '{\n  "open": 9,\n}', 'site/malformed-json', '2:12'],
    ['CSV without a closing quote', 'hours.csv', 'day,time\n"mon,9', 'site/malformed-data', '2:1'],
    ['CSV with a column twice', 'hours.csv', 'day,day\n', 'site/malformed-data', '1:5'],
    ['CSV with too many fields', 'hours.csv', 'day,time\nmon,9\ntue,9,17\n', 'site/malformed-data', '3:7'],
  ])('with an error stop the build, with its location: %s', async (_, name, text, code, at) => {
    const { diagnostics, main } = await build('', { [`data/${name}`]: text });
    expect(diagnostics).toMatchObject([{ code, at: `data/${name}:${at}` }]);
    expect(main).toBeUndefined();
  });

  it('have at most 1,000,000 bytes', async () => {
    const { diagnostics } = await build('', { 'data/all.csv': 'a\n'.repeat(500_001) });
    expect(diagnostics).toEqual([
      {
        code: 'site/malformed-data',
        message: 'The file has 1,000,002 bytes; the limit is 1,000,000',
        at: 'data/all.csv:1:1',
      },
    ]);
  });

  it.each([
    ['2026.csv', 'Templates cannot read the file: "2026" is no name'],
    ['price list.json', 'Templates cannot read the file: "price list" is no name'],
    ['hours.yaml', 'The file is ignored: data/hours.json has the same name'],
    ['hours/summer.json', 'The file is ignored: data/hours.json has the same name'],
  ])('with a name that templates cannot use are reported: %s', async (name, message) => {
    const { diagnostics } = await build('', { 'data/hours.json': '{}', [`data/${name}`]: '{}' });
    expect(diagnostics).toMatchObject([{ code: 'site/data-name', message, at: `data/${name}:1:1` }]);
  });

  it('of another kind are reported, except notes', async () => {
    const { diagnostics } = await build('', { 'data/hours.toml': '', 'data/README.md': '' });
    expect(diagnostics).toMatchObject([{ code: 'site/unread-file', at: 'data/hours.toml:1:1' }]);
  });

  it('are not those of a server whose data folder has this name', async () => {
    const { main } = await build('[{data|json}]', {
      'data/secrets.json': '{"masterSecret": "x"}',
      'data/a.json': '1',
    });
    expect(main).toBe('[{}]');
  });
});

it('the preview has the data that it is given', async () => {
  const site = createMemoryFiles(smallSite({ 'theme/pages/home.page': '{data.hours}' }));
  const { theme } = await renderSite({ site }, { now: 0 });
  if (theme === undefined) throw new Error('The theme has errors');
  const docs = ['site.json', 'pages/home.json'].map((path) => {
    const { type, id, body } = JSON.parse(site.readText(path));
    return {
      key: `${type}:${id}` as DocKey,
      body: { ...body, ...(type === 'page' && { template: 'home' }) },
    };
  });
  expect(openPreview({ docs, theme, data: { hours: 9 } }).renderPage('/')?.html).toMatch(/9$/);
});

describe('a changed data file', () => {
  const site = (hours: string) => ({ 'data/hours.json': hours, 'data/prices.json': '1' });

  it('renders only the pages that read it', async () => {
    const session = createSiteSession({ parseYaml }, validateSite);
    await build('{data.hours}', site('9'), session);
    expect(await build('{data.hours}', site('10'), session)).toMatchObject({
      main: '10',
      renderedUrls: ['/'],
    });
  });

  it('renders no page that reads another one', async () => {
    const session = createSiteSession({ parseYaml }, validateSite);
    await build('{data.prices}', site('9'), session);
    expect((await build('{data.prices}', site('10'), session)).renderedUrls).toEqual([]);
  });

  it('renders the pages that miss it, once it exists', async () => {
    const session = createSiteSession({ parseYaml }, validateSite);
    await build('{data.menu}', {}, session);
    expect((await build('{data.menu}', { 'data/menu.json': '"soup"' }, session)).main).toBe('soup');
  });
});
