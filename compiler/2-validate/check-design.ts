import type { SiteSources } from '../1-read/read-site.ts';
import type { Collector } from '../diagnostics/collector.ts';
import { designProblems } from '../model/design/resolve-tweaks.ts';
import type { Site } from '../model/site.ts';
import { siteDiagnostic } from '../model/site-diagnostic.ts';
import { assetUrl } from '../model/template-json/image-json.ts';
import type { Theme } from '../model/theme.ts';
import { locationInJson } from './parse-json.ts';
import type { SiteDesign } from './theme/validate-theme.ts';

export interface DesignCheckOptions {
  readonly theme: Theme;
  readonly sources: SiteSources;
  readonly collector: Collector;
}

/** Reports values of the design that the theme does not know. The site may be shown with a theme other than its own. */
export function checkDesign({ settings }: Site, { theme, sources, collector }: DesignCheckOptions): void {
  for (const { code, path, message, hint } of designProblems(theme, settings.design)) {
    const location = sources.settings && locationInJson(sources.settings, ['body', 'design', ...path]);
    collector.add(siteDiagnostic(code, { message, hint, ...(location && { location }) }));
  }
}

/** The design of a site, for the style sheet of its theme. */
export function siteDesign({ settings: { design }, assets }: Site): SiteDesign {
  return {
    design,
    assetUrl: (id) => {
      const asset = assets.find((each) => each.id === id);
      return asset && assetUrl(asset.filename);
    },
  };
}
