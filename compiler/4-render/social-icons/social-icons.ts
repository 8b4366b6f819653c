import { escapeAttribute } from '../../../formatters/index.ts';
import { readAttributes } from '../postprocess/attributes.ts';
import { scanHtml } from '../postprocess/scan-html.ts';
import { glyphOf } from './glyphs.ts';
import { SOCIAL_SERVICES } from './social-services.ts';

/**
 * Adds the icons of social services that a page refers to and does not define, as the platform does: `#github-icon`, its inverse
 * `#github-mask`, or `#github-unauth-icon`. Returns any other page as it is.
 *
 * @param accounts names of further services: those of the site's accounts
 */
export function withSocialIcons(html: string, accounts: readonly string[]): string {
  if (!/<use[\s/]/i.test(html)) return html;
  const services = new Set([...SOCIAL_SERVICES, ...accounts.map((name) => name.toLowerCase())]);
  const { targets, bodyEnd } = scanTargets(html);
  const symbols = targets.flatMap((id) => symbolOf(id, services));
  if (symbols.length === 0) return html;
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg" style="display:none" data-usage="social-icons-svg">${symbols.join('')}</svg>\n`;
  return html.slice(0, bodyEnd) + sprite + html.slice(bodyEnd);
}

interface Targets {
  /** Ids in the page that its `<use>` elements refer to and no element has. */
  readonly targets: readonly string[];
  /** Offset of the last `</body>`, or the end of the page. */
  readonly bodyEnd: number;
}

function scanTargets(html: string): Targets {
  const used = new Set<string>();
  const defined = new Set<string>();
  let bodyEnd = html.length;
  scanHtml(html, (tag) => {
    if (tag.isClosing) {
      if (tag.name === 'body') bodyEnd = tag.start;
      return;
    }
    const attributes = readAttributes(html, tag);
    defined.add(attributes.get('id')?.value ?? '');
    if (tag.name !== 'use') return;
    const { value: url = '' } = attributes.get('href') ?? attributes.get('xlink:href') ?? {};
    if (url.startsWith('#')) used.add(url.slice(1));
  });
  return { targets: [...used].filter((id) => !defined.has(id)), bodyEnd };
}

/** Accounts that the platform does not verify have `-unauth` in the name of their service. */
const TARGET = /^(?<service>.+?)(?:-unauth)?(?:-icon|(?<inverse>-mask)|(?<=-unauth))$/;

/** The square around the glyph, in its coordinates. */
const SQUARE = 'M-16-16h64v64h-64z';

function symbolOf(id: string, services: ReadonlySet<string>): readonly string[] {
  const { service = '', inverse } = TARGET.exec(id)?.groups ?? {};
  const name = service.toLowerCase();
  if (!services.has(name)) return [];
  const path = `${inverse === undefined ? '' : SQUARE}${glyphOf(name)}`;
  return [
    `<symbol id="${escapeAttribute(id)}" viewBox="0 0 64 64"><path fill-rule="evenodd" transform="translate(16 16)" d="${path}"/></symbol>`,
  ];
}
