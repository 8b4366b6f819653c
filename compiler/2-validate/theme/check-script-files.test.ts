import { expect, it } from 'vitest';
import { checkScriptFiles } from './check-script-files.ts';

const source = (path: string, text: string) => ({ path, file: `theme/${path}`, text });

it('a script that the theme does not have is reported where it is loaded first', () => {
  const use = '<script src="/scripts/menu.js"></script>';
  const sources = [source('site.region', `<main>\n${use}\n${use}`), source('pages/home.page', use)];
  const diagnostics = checkScriptFiles({ file: 'theme/template.conf', sources, files: [] });
  expect(diagnostics.map(({ location }) => [location?.file, location?.start.line])).toEqual([
    ['theme/site.region', 2],
  ]);
});
