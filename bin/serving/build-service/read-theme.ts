import { basename } from 'node:path';
import { readSite } from '../../../compiler/1-read/index.ts';
import { checkTemplates, validateTheme } from '../../../compiler/2-validate/index.ts';
import type { RenderPorts } from '../../../compiler/compile-site.ts';
import { createCollector } from '../../../compiler/diagnostics/index.ts';
import type { Theme } from '../../../compiler/model/index.ts';
import { compileTemplate, preparePartials } from '../../../compiler/template/index.ts';

/** The theme of a site whose documents may have errors: whoever repairs them in the dashboard wants to see the page. */
export function readTheme(ports: RenderPorts): Theme | undefined {
  const { theme: sources, documents } = readSite(ports);
  const collector = createCollector();
  const theme = validateTheme(sources, {
    collector,
    isExpected: true,
    compileStyles: ports.compileStyles,
    navigationIds: documents.flatMap(({ path }) =>
      path.startsWith('navigation/') ? [basename(path, '.json')] : [],
    ),
  });
  if (theme === undefined) return undefined;
  const engine = ports.engine ?? { compileTemplate, preparePartials };
  collector.addAll(checkTemplates(theme, { engine, sources: sources.sources }));
  return collector.hasErrors() ? undefined : theme;
}
