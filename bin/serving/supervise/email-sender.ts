import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** An email provider with a JSON API (edge/ports/http-email-provider.ts). */
export interface EmailSender {
  /** The URL of its endpoint. */
  readonly url: string;
  /** `Olaria <shop@olaria.example>` */
  readonly from: string;
  /** Sent as `Authorization: Bearer …`. */
  readonly token?: string | undefined;
}

/**
 * Returns the private addresses of a provider in workerd's network notation. The Worker may reach only the public
 * internet, so a provider in a private network must be allowed explicitly.
 */
export async function privateAddresses(url: string | undefined): Promise<readonly string[]> {
  if (url === undefined) return [];
  const name = new URL(url).hostname.replace(/^\[|\]$/g, '');
  const found = await lookup(name, { all: true }).catch(() => []);
  return found
    .map(({ address }) => address)
    .filter(isPrivate)
    .map((address) => `${address}/${isIP(address) === 6 ? 128 : 32}`);
}

function isPrivate(address: string): boolean {
  const list = new BlockList();
  for (const [net, prefix] of PRIVATE_4) list.addSubnet(net, prefix, 'ipv4');
  for (const [net, prefix] of PRIVATE_6) list.addSubnet(net, prefix, 'ipv6');
  return list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

const PRIVATE_4 = [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const;

const PRIVATE_6 = [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const;
