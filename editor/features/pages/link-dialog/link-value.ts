import type { Bodies } from '../../../../compiler/model/index.ts';
import { decodeUriPart } from '../../../../formatters/vocabulary/rules/decode-uri-part.ts';
import { EXAMPLE_EMAIL, isEmail } from '../../../../formatters/vocabulary/rules/email.ts';
import { documentsOf } from '../../../core/model/documents.ts';
import { textAt } from '../../../core/model/json-access.ts';
import { pagePaths } from '../links/page-paths.ts';
import { t } from '../strings/link-dialog-strings.ts';

/** Link types, in tab order (R-LINK-TABS-01). */
export const LINK_TYPES = ['page', 'web', 'email', 'phone', 'file'] as const;
export type LinkType = (typeof LINK_TYPES)[number];

/** The fields of all tabs. Each tab uses its own. */
export interface LinkFields {
  readonly page: string;
  readonly web: string;
  readonly to: string;
  readonly cc: string;
  readonly bcc: string;
  readonly subject: string;
  readonly body: string;
  readonly phone: string;
  readonly file: string;
}

export const NO_LINK: LinkFields = {
  page: '',
  web: '',
  to: '',
  cc: '',
  bcc: '',
  subject: '',
  body: '',
  phone: '',
  file: '',
};

export type LinkResult =
  | { readonly ok: true; readonly href: string }
  | { readonly ok: false; readonly message: string };

/** Returns the URL of a link, or an error message from the specification. */
export function hrefOf(bodies: Bodies, type: string, fields: LinkFields): LinkResult {
  switch (type) {
    case 'page':
      return pageLink(bodies, fields.page.trim());
    case 'web':
      return webLink(fields.web.trim());
    case 'email':
      return emailLink(fields);
    case 'phone':
      return phoneLink(fields.phone.trim());
    case 'file':
      return fileLink(bodies, fields.file);
    default:
      return no(t('link.badType', { val: type }));
  }
}

function pageLink(bodies: Bodies, path: string): LinkResult {
  const [address = ''] = path.split(/[?#]/);
  const isKnown =
    pagePaths(bodies).some(({ url }) => url === address) ||
    (address === '' && path.startsWith('#') && path.length > 1);
  return isKnown ? yes(path) : no(t('link.badPage', { val: path }));
}

const WEB = { host1: 'https://example.com', host2: 'example.com' } as const;

function webLink(typed: string): LinkResult {
  const whole = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  const host = /^https?:\/\/([^/?#\s]+)/i.exec(whole)?.[1] ?? '';
  const isHost = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d{1,5})?$/u.test(host);
  return isHost && !/[\s\\]/.test(whole) && URL.canParse(whole) ? yes(whole) : no(t('link.badWeb', WEB));
}

function emailLink({ to, cc, bcc, subject, body }: LinkFields): LinkResult {
  const split = (text: string) =>
    text
      .split(/[,;]/)
      .map((part) => part.trim())
      .filter((part) => part !== '');
  const receivers = split(to);
  const all = [...receivers, ...split(cc), ...split(bcc)];
  if (receivers.length === 0 || !all.every((address) => isEmail(address)))
    return no(t('link.badEmail', { email: EXAMPLE_EMAIL }));
  const query = [
    ['cc', split(cc).join(',')],
    ['bcc', split(bcc).join(',')],
    ['subject', subject],
    ['body', body],
  ]
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`);
  return yes(`mailto:${receivers.join(',')}${query.length === 0 ? '' : `?${query.join('&')}`}`);
}

function phoneLink(typed: string): LinkResult {
  const number = typed.replace(/[\s().-]/g, '');
  const digits = number.replace(/\D/g, '');
  return /^\+?[\d*#,;]+$/.test(number) && digits.length >= 3 ? yes(`tel:${number}`) : no(t('link.badPhone'));
}

function fileLink(bodies: Bodies, filename: string): LinkResult {
  const isKnown = documentsOf(bodies, 'asset').some(({ body }) => textAt(body, 'filename') === filename);
  return filename !== '' && isKnown ? yes(`/assets/${encodeURIComponent(filename)}`) : no(t('link.badFile'));
}

/** Parses a stored URL into link type and fields. */
export function linkOf(href: string): { readonly type: LinkType; readonly fields: LinkFields } {
  if (href.startsWith('mailto:')) return { type: 'email', fields: emailFields(href) };
  if (/^(?:tel|sms):/.test(href))
    return { type: 'phone', fields: { ...NO_LINK, phone: href.slice(href.indexOf(':') + 1) } };
  if (href.startsWith('/assets/'))
    return { type: 'file', fields: { ...NO_LINK, file: decodeUriPart(href.slice(8)) } };
  if (/^https?:\/\//i.test(href)) return { type: 'web', fields: { ...NO_LINK, web: href } };
  return { type: 'page', fields: { ...NO_LINK, page: href } };
}

function emailFields(href: string): LinkFields {
  const [to = '', query = ''] = href.slice('mailto:'.length).split('?');
  // In a mailto URL, "+" is not a space.
  const found = new URLSearchParams(query.replaceAll('+', '%2B'));
  const field = (name: string) => found.get(name) ?? '';
  return {
    ...NO_LINK,
    to: decodeUriPart(to),
    cc: field('cc'),
    bcc: field('bcc'),
    subject: field('subject'),
    body: field('body'),
  };
}

function yes(href: string): LinkResult {
  return { ok: true, href };
}

function no(message: string): LinkResult {
  return { ok: false, message };
}
