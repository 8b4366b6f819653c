/**
 * Returns `undefined` if the cookie does not exist or cookies are blocked. Ports of a host share their cookies: on
 * localhost, each server also sets one with its port in the name, which other servers do not replace (docs/edge.md).
 */
export function readCookie(name: string): string | undefined {
  try {
    const pairs = document.cookie.split('; ');
    const [pair] = [`${name}_${location.port}=`, `${name}=`].flatMap((start) =>
      pairs.filter((text) => text.startsWith(start)),
    );
    return pair && decodeURIComponent(pair.slice(pair.indexOf('=') + 1));
  } catch {
    return undefined;
  }
}

/** Zero seconds delete the cookie. */
export function writeCookie(name: string, value: string, seconds: number): void {
  try {
    // The Cookie Store API requires a secure context.
    Object.assign(document, {
      cookie: `${name}=${encodeURIComponent(value)}; path=/; max-age=${seconds}; samesite=lax`,
    });
  } catch {
    // Cookies are blocked; pages work without them.
  }
}

/** Tests by writing a cookie: `navigator.cookieEnabled` is true even where cookies are blocked. */
export function areCookiesOn(): boolean {
  writeCookie('wbProbe', '1', 60);
  const isOn = readCookie('wbProbe') === '1';
  writeCookie('wbProbe', '', 0);
  return isOn;
}
