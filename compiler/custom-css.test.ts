import { expect, it } from 'vitest';
import { documentFile, smallSite } from '../fixtures/sites/small-site.ts';
import { createMemoryFiles } from './1-read/memory-files.ts';
import { createMemoryOutput } from './5-write/memory-output.ts';
import { compileSite } from './compile-site.ts';
import { compileStyles } from './node/styles/compile-styles.ts';

it('the CSS of a site follows the style sheets of its theme, and every page links it', async () => {
  const output = createMemoryOutput();
  const rule = '.menu > a:hover { color: #e00 }';
  const design = { customCss: `@import url("http://fonts.example/a.css");\n${rule}` };
  const site = createMemoryFiles(
    smallSite({
      'theme/site.region':
        '<html><head>{squarespace-headers}</head><body>{squarespace.main-content}</body></html>',
      'theme/template.conf':
        '{ "layouts": { "default": { "regions": ["site"] } }, "stylesheets": ["site.less"] }',
      'theme/styles/site.less': '.menu { color: blue }',
      'site.json': documentFile('settings', 'settings', {
        schemaVersion: 1,
        theme: 'theme',
        website: { siteTitle: 'Small' },
        design,
      }),
    }),
  );
  await compileSite({ site, output, compileStyles }, { now: 0 });
  const [path = ''] = [...output.files.keys()].filter((file) => file.endsWith('.css'));
  expect(output.readText('index.html')).toContain(`href="/${path}"`);
  const css = output.readText(path) ?? '';
  expect(css.indexOf('.menu {')).toBeGreaterThanOrEqual(0);
  expect(css.indexOf(rule)).toBeGreaterThan(css.indexOf('.menu {'));
  // Browsers follow only imports at the start.
  expect(css).toMatch(/^@import url\("https:\/\/fonts\.example\/a\.css"\);/);
});
