import { basename } from 'node:path';
import { readSite } from '../../../compiler/1-read/read-site.ts';
import { siteDesign } from '../../../compiler/2-validate/check-design.ts';
import { checkTemplates } from '../../../compiler/2-validate/theme/check-templates.ts';
import { validateTheme } from '../../../compiler/2-validate/theme/validate-theme.ts';
import { validateDocuments } from '../../../compiler/2-validate/validate-documents.ts';
import { withDefaultTexts } from '../../../compiler/4-render/default-texts/with-default-texts.ts';
import type { RenderPorts } from '../../../compiler/build-input.ts';
import { createCollector } from '../../../compiler/diagnostics/collector.ts';
import type { Design, Theme } from '../../../compiler/model/index.ts';
import { preparePartials } from '../../../compiler/template/partial-set.ts';
import { compileTemplate } from '../../../compiler/template/template.ts';

/**
 * Reads the theme of a site whose documents may have errors, so that the dashboard can preview repairs. `design` replaces that of
 * the site.
 */
export function readTheme(ports: RenderPorts, design?: Design): Theme | undefined {
  const read = readSite(ports);
  const { theme: sources, documents } = read;
  const { site } = validateDocuments(read, createCollector());
  const collector = createCollector();
  const theme = validateTheme(sources, {
    collector,
    isExpected: true,
    compileStyles: ports.compileStyles,
    design: site && { ...siteDesign(site), ...(design && { design }) },
    navigationIds: documents.flatMap(({ path }) =>
      path.startsWith('navigation/') ? [basename(path, '.json')] : [],
    ),
  });
  if (theme === undefined) return undefined;
  const engine = ports.engine ?? { compileTemplate, preparePartials };
  collector.addAll(checkTemplates(theme, { engine, sources: sources.sources }));
  if (collector.hasErrors()) return undefined;
  return site === undefined ? theme : withDefaultTexts(theme, site.settings.website.language);
}
