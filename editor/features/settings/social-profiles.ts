import { textAt } from '../../core/model/json-access.ts';

/** The entry of a service in `socialAccounts`. */
export function profileFor(accounts: readonly unknown[], service: string): unknown {
  return accounts.find((account) => textAt(account, 'serviceName') === service);
}

/** The accounts with this URL for a service; without it if the URL is empty. Undefined for none. */
export function withProfile(
  accounts: readonly unknown[],
  service: string,
  url: string,
): readonly unknown[] | undefined {
  const known = profileFor(accounts, service);
  const userName = userNameIn(url);
  const entry = { serviceName: service, profileUrl: url, ...(userName !== undefined && { userName }) };
  const changed = accounts.flatMap((account) => (account !== known ? [account] : url === '' ? [] : [entry]));
  const all = known === undefined && url !== '' ? [...changed, entry] : changed;
  return all.length === 0 ? undefined : all;
}

/** `olaria` in `https://instagram.com/olaria`. */
function userNameIn(url: string): string | undefined {
  const [, name] = /^https?:\/\/[^/]+(?:\/[^/?#]*)*?\/@?([^/?#]+)\/?(?:[?#].*)?$/.exec(url) ?? [];
  return name;
}
