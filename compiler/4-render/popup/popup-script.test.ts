// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { POPUP_SCRIPT } from './popup-script.ts';

const KEY = 'popup-overlay';
const DAY = 86_400_000;
const NOW = Date.UTC(2026, 6, 1);

const sent: string[] = [];
let listeners: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  sent.length = 0;
  listeners = [];
  const add = vi.fn((type: string, listener: () => void) => {
    if (type === 'load') listeners.push(listener);
  });
  vi.stubGlobal('addEventListener', add);
  const sendBeacon = (path: string, fields: URLSearchParams) => sent.push(`${path} ${fields.get('event')}`);
  Object.assign(navigator, { sendBeacon });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
  document.body.innerHTML = '';
  for (const name of ['quoin_roles', 'ss_cookieAllowed']) setCookie(name, '', 0);
});

function setCookie(name: string, value: string, seconds = 60): void {
  Object.assign(document, { cookie: `${name}=${value}; path=/; max-age=${seconds}` });
}

const CENSUS = 'data-census="version=2&amp;websiteId=w"';

/** Opens a page with a popup and lets so many seconds pass. */
function open(seconds = 5, { attributes = CENSUS, before = '' } = {}): HTMLDialogElement {
  document.body.innerHTML = `${before}<dialog class="quoin-popup" data-version="2" data-days="30" data-delay="5" ${attributes}>
    <button class="quoin-popup-close">x</button><a href="#shop">Shop</a><form></form></dialog><script></script>`;
  const script = document.body.lastElementChild as HTMLScriptElement;
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  new Function(POPUP_SCRIPT)();
  for (const listener of listeners) listener();
  vi.advanceTimersByTime(seconds * 1000);
  return script.previousElementSibling as HTMLDialogElement;
}

const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown;
const store = (value: object) => localStorage.setItem(KEY, JSON.stringify(value));
const submit = (popup: HTMLDialogElement) =>
  popup.querySelector('form')?.dispatchEvent(new CustomEvent('wb:form-success', { bubbles: true }));

describe('the popup', () => {
  it('is shown after its delay', () => {
    const popup = open(4);
    expect(popup.open).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(popup.open).toBe(true);
  });

  it('waits until the visitor has scrolled far enough', () => {
    const height = vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(innerHeight * 4);
    const popup = open(20, { attributes: 'data-scroll="50"' });
    expect(popup.open).toBe(false);
    height.mockReturnValue(innerHeight * 2);
    vi.advanceTimersByTime(1000);
    expect(popup.open).toBe(true);
  });

  it.each([
    ['another dialog is open', '<dialog open></dialog>'],
    ['the cookie banner is open', '<section class="quoin-cookie-banner"></section>'],
  ])('waits while %s', (_, before) => {
    const popup = open(20, { before });
    expect(popup.open).toBe(false);
    popup.previousElementSibling?.remove();
    vi.advanceTimersByTime(1000);
    expect(popup.open).toBe(true);
  });

  it('waits while the visitor is typing', () => {
    const popup = open(1, { before: '<input>' });
    const input = document.querySelector('input');
    input?.focus();
    vi.advanceTimersByTime(20_000);
    expect(popup.open).toBe(false);
    input?.blur();
    vi.advanceTimersByTime(1000);
    expect(popup.open).toBe(true);
  });

  it('has the color of the page', () => {
    document.body.style.backgroundColor = 'rgb(10, 20, 30)';
    const popup = open();
    document.body.removeAttribute('style');
    expect(popup.style.getPropertyValue('--quoin-popup-page')).toBe('rgb(10, 20, 30)');
  });

  it.each(['.quoin-popup-close', 'a'])('is closed by a click on %s', (selector) => {
    const popup = open();
    popup.querySelector<HTMLElement>(selector)?.click();
    expect(popup.open).toBe(false);
  });

  it('stays open on a click inside', () => {
    const popup = open();
    popup.click();
    expect(popup.open).toBe(true);
  });
});

describe('local storage', () => {
  it('R-DATA-MISC-03: has date and version when the popup is closed', () => {
    open().close();
    expect(stored()).toEqual({ 'date-closed': NOW + 5000, version: 2, submitted: false });
  });

  it('R-DATA-MISC-03: has the submission, also after the popup is closed', () => {
    const popup = open();
    submit(popup);
    popup.close();
    expect(stored()).toMatchObject({ submitted: true });
  });

  it.each([
    ['an older version', true, { version: 1, 'date-closed': NOW, submitted: true }],
    ['the version, closed today', false, { version: 2, 'date-closed': NOW, submitted: false }],
    ['the version, closed 29 days ago', false, { version: 2, 'date-closed': NOW - 29 * DAY }],
    ['the version, closed 31 days ago', true, { version: 2, 'date-closed': NOW - 31 * DAY }],
    ['the version, submitted long ago', false, { version: 2, 'date-closed': 0, submitted: true }],
  ])('R-DATA-MISC-04: with %s, the popup is shown: %s', (_, isShown, value) => {
    store(value);
    expect(open(60).open).toBe(isShown);
  });

  it.each(['', '{', 'null', '7', '[]', '"x"'])('with the foreign value %j, the popup is shown', (text) => {
    localStorage.setItem(KEY, text);
    expect(open().open).toBe(true);
  });

  it('may be blocked', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, clear: () => {} });
    const popup = open();
    expect(popup.open).toBe(true);
    popup.close();
    expect(popup.open).toBe(false);
  });
});

describe('the census', () => {
  const CALL = '/api/census/overlay';

  it('R-ANLY-SEND-08: has one call when the popup is shown', () => {
    open(60);
    expect(sent).toEqual([`${CALL} shown`]);
  });

  it('has a call when the popup is closed', () => {
    open().close();
    expect(sent).toEqual([`${CALL} shown`, `${CALL} closed`]);
  });

  it('has a call when the form is submitted, and none when the popup is closed then', () => {
    const popup = open();
    submit(popup);
    popup.close();
    expect(sent).toEqual([`${CALL} shown`, `${CALL} submitted`]);
  });

  it('R-ECENSUS-API-07: has event, version, visitor cookie and page fields', () => {
    const fields: object[] = [];
    const sendBeacon = (_: string, body: URLSearchParams) => fields.push(Object.fromEntries(body));
    Object.assign(navigator, { sendBeacon });
    setCookie('ss_cvr', 'a%7C1');
    open();
    setCookie('ss_cvr', '', 0);
    expect(fields).toEqual([
      { event: 'shown', version: '2', visitorCookie: 'a|1', websiteId: 'w', pagePath: location.pathname },
    ]);
  });

  it.each([
    ['without analytics', '', {}],
    ['without the required consent', `${CENSUS} data-consent="1"`, {}],
    ['when consent was declined', `${CENSUS} data-consent="1"`, { ss_cookieAllowed: 'false' }],
    ['for contributors', CENSUS, { quoin_roles: '100' }],
  ])('has no call %s', (_, attributes, cookies) => {
    for (const [name, value] of Object.entries(cookies)) setCookie(name, value);
    expect(open(60, { attributes }).open).toBe(true);
    expect(sent).toEqual([]);
  });

  it.each([
    ['with consent', `${CENSUS} data-consent="1"`, { ss_cookieAllowed: 'true' }],
    ['for viewers', CENSUS, { quoin_roles: '10' }],
  ])('has a call %s', (_, attributes, cookies) => {
    for (const [name, value] of Object.entries(cookies)) setCookie(name, value);
    open(60, { attributes });
    expect(sent).toHaveLength(1);
  });
});
