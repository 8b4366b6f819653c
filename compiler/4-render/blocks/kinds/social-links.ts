import { asString, type JsonObject } from '../../../../formatters/index.ts';
import { glyphOf } from '../../social-icons/glyphs.ts';
import { serviceName } from '../../social-icons/service-name.ts';
import type { BlockRendering } from './block-rendering.ts';

/** Links to the accounts of the site, with the icons of their services. */
export const socialLinks: BlockRendering<'socialaccountlinks-v2'> = {
  template: `{.if accounts}<ul class="social-links social-links-{size|htmltag} social-links-{alignment|htmltag}">{.repeated section accounts}<li><a href="{url|htmltag}" rel="me noopener"{.if showNames}{.or} aria-label="{service|htmltag}"{.end}><svg viewBox="0 0 32 32" aria-hidden="true"><path fill="currentColor" fill-rule="evenodd" d="{glyph|htmltag}"/></svg>{.if showNames}<span>{service|htmltag}</span>{.end}</a></li>{.end}</ul>{.end}`,
  data: ({ size = 'medium', alignment = 'left', showNames = false }, { json }) => ({
    size,
    alignment,
    showNames,
    accounts: accountsOf(json.website).map(({ serviceName: service, profileUrl }) => ({
      url: asString(profileUrl),
      service: serviceName(asString(service)),
      glyph: glyphOf(asString(service).toLowerCase()),
    })),
  }),
  styles: `:where(.social-links){display:flex;flex-wrap:wrap;gap:.5em;margin:0;padding:0;list-style:none}
:where(.social-links-center){justify-content:center}
:where(.social-links-right){justify-content:flex-end}
:where(.social-links a){display:flex;align-items:center;gap:.6em;min-width:2.75em;min-height:2.75em;padding:.25em .75em;border:1px solid var(--block-line,color-mix(in srgb,currentColor 30%,transparent));border-radius:99em;color:inherit;text-decoration:none;transition:background .15s}
:where(.social-links a:hover){background:color-mix(in srgb,currentColor 12%,transparent)}
.social-links svg{width:1.25em;height:1.25em;flex:none}
:where(.social-links-small){font-size:.8em}
:where(.social-links-large){font-size:1.3em}
`,
};

function accountsOf({ socialAccounts }: JsonObject): readonly JsonObject[] {
  return Array.isArray(socialAccounts) ? (socialAccounts as readonly JsonObject[]) : [];
}
