/**
 * Returns the address of the visitor from the header of the trusted proxy; empty when unknown. In a list, such as that of
 * `x-forwarded-for`, the proxy has added the last entry; visitors can invent those before it. IPv6 addresses are reduced to
 * their /64, which belongs to one household.
 */
export function clientAddressOf(headers: Headers, name: string | undefined): string {
  const entry = lastEntry((name && headers.get(name)) || '');
  return ipv4Of(entry) ?? ipv6NetworkOf(entry) ?? '';
}

/** Whether the trusted proxy received the request over TLS. */
export function isForwardedSecure(headers: Headers): boolean {
  return lastEntry(headers.get('x-forwarded-proto') ?? '').toLowerCase() === 'https';
}

function lastEntry(list: string): string {
  return list.slice(list.lastIndexOf(',') + 1).trim();
}

/** Some proxies append the port. */
function ipv4Of(text: string): string | undefined {
  const [, address = ''] = /^(\d{1,3}(?:\.\d{1,3}){3})(?::\d{1,5})?$/.exec(text) ?? [];
  const isValid = address !== '' && address.split('.').every((part) => Number(part) <= 255);
  return isValid ? address.split('.').map(Number).join('.') : undefined;
}

function ipv6NetworkOf(text: string): string | undefined {
  const [, bracketed, plain] =
    /^(?:\[([\da-f:.]+)\](?::\d{1,5})?|([\da-f:.]+)(?:%[\w.-]+)?)$/i.exec(text) ?? [];
  const url = `http://[${bracketed ?? plain ?? ''}]/`;
  if (!URL.canParse(url)) return undefined;
  // The URL parser shortens addresses: at most one `::`, no leading zeros, no dotted part.
  const groups = expanded(new URL(url).hostname.slice(1, -1));
  const isMappedIpv4 = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isMappedIpv4 ? ipv4OfGroups(groups.slice(6)) : groups.slice(0, 4).join(':');
}

/** All eight groups. */
function expanded(address: string): readonly string[] {
  const [front = '', back] = address.split('::', 2);
  const [before, after] = [front, back ?? ''].map((part) => (part === '' ? [] : part.split(':')));
  const zeros = back === undefined ? 0 : 8 - (before?.length ?? 0) - (after?.length ?? 0);
  return [...(before ?? []), ...Array<string>(Math.max(0, zeros)).fill('0'), ...(after ?? [])];
}

function ipv4OfGroups(groups: readonly string[]): string {
  return groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 255])
    .join('.');
}
