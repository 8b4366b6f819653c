/** `undefined` when there is none, or cookies cannot be read at all. */
export function readCookie(name: string): string | undefined {
  try {
    const pair = document.cookie.split('; ').find((text) => text.startsWith(`${name}=`));
    return pair && decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

/** Zero seconds take it away. */
export function writeCookie(name: string, value: string, seconds: number): void {
  try {
    // The Cookie Store is not there on plain http.
    Object.assign(document, {
      cookie: `${name}=${encodeURIComponent(value)}; path=/; max-age=${seconds}; samesite=lax`,
    });
  } catch {
    // A page that may keep nothing works all the same.
  }
}

/** Whether a cookie that is written can be read: `navigator.cookieEnabled` says yes where all are blocked. */
export function areCookiesOn(): boolean {
  writeCookie('wbProbe', '1', 60);
  const isOn = readCookie('wbProbe') === '1';
  writeCookie('wbProbe', '', 0);
  return isOn;
}
