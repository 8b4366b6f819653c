import { CommandError } from '../../printing/command-error.ts';

/** The option with the URL of a Worker elsewhere. */
export type AddressOption = '--to' | '--from' | '--site';

/** Returns the origin of a URL as typed. Throws `CommandError`, whose texts contain no passwords: only the host of the URL. */
export function parseAddress(typed: string, option: AddressOption): string {
  const hint = 'use the address of the site, such as https://shop.example';
  if (typed.trim() === '') throw new CommandError('usage', `${option} is empty`, hint);
  const url = URL.canParse(typed) ? new URL(typed) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new CommandError('usage', `Unknown target: ${option} ${withoutSecrets(typed)}`, hint);
  const extra = extraParts(url);
  if (extra.length > 0)
    throw new CommandError(
      'usage',
      `${option} has more than an address: ${new Intl.ListFormat('en').format(extra)}`,
      `use ${option} ${url.origin}`,
    );
  if (url.protocol === 'http:' && !/^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname))
    throw new CommandError('usage', 'The token would be sent unencrypted', `use https://${url.host}`);
  return url.origin;
}

/** Names what a URL has besides its origin, without the values: a link to sign in has a key. */
function extraParts({ username, password, pathname, search, hash }: URL): readonly string[] {
  const parts: readonly (readonly [isThere: boolean, text: string])[] = [
    [username !== '', 'a user name'],
    [password !== '', 'a password'],
    [pathname !== '/', 'a path'],
    [search !== '', 'a query (after ?)'],
    [hash !== '', 'a fragment (after #)'],
  ];
  return parts.filter(([isThere]) => isThere).map(([, text]) => text);
}

/** `ftp://user:password@host/?key=x` becomes `ftp://…@host/…`. */
function withoutSecrets(typed: string): string {
  return typed.replace(/^([a-z][a-z0-9+.-]*:\/\/)?.*@/is, '$1…@').replace(/[?#].*$/s, '…');
}
