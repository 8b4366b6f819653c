import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { hashText } from '../platform/crypto/hash-text.ts';
import { randomToken } from '../platform/crypto/site-keys.ts';
import type { AppEnv } from '../tenancy/app-env.ts';
import { portCookieName } from './port-cookies.ts';
import { isSecure } from './session-cookie.ts';

/**
 * Identifies a browser and the accounts that signed in with it; HTTP-only. Guesses from elsewhere, which limit unknown
 * devices, do not lock the owner of an account out of a known one. It grants nothing else: the password is still required.
 */
const DEVICE_COOKIE = 'quoin_device';
const PURPOSE = 'device';
/** The longest life that browsers accept. */
const SECONDS = 400 * 86_400;
/** Accounts per device; the one that signed in least recently is dropped. */
const MAX_ACCOUNTS = 8;
const SEPARATOR = '~';

export type AccountKind = 'contributor' | 'customer';

/** Returns the id of the device if this account signed in with it before. */
export async function knownDevice(
  context: Context<AppEnv>,
  kind: AccountKind,
  email: string,
): Promise<string | undefined> {
  const { id, marks } = await readDevice(context);
  return id !== undefined && marks.includes(await markOf(kind, email)) ? id : undefined;
}

/** Adds an account that has just signed in, and renews the cookie. */
export async function rememberDevice(
  context: Context<AppEnv>,
  kind: AccountKind,
  email: string,
): Promise<void> {
  const { id = randomToken(), marks } = await readDevice(context);
  const mark = await markOf(kind, email);
  const recent = [mark, ...marks.filter((other) => other !== mark)].slice(0, MAX_ACCOUNTS);
  const value = await context.get('tenant').keys.sign(PURPOSE, [id, ...recent].join(SEPARATOR));
  setCookie(context, portCookieName(context, DEVICE_COOKIE), value, {
    path: '/',
    sameSite: 'Lax',
    secure: isSecure(context),
    httpOnly: true,
    maxAge: SECONDS,
  });
}

async function readDevice(
  context: Context<AppEnv>,
): Promise<{ readonly id: string | undefined; readonly marks: readonly string[] }> {
  const cookie = getCookie(context, portCookieName(context, DEVICE_COOKIE));
  const value = cookie && (await context.get('tenant').keys.verify(PURPOSE, cookie));
  if (!value) return { id: undefined, marks: [] };
  const [id, ...marks] = value.split(SEPARATOR);
  return { id, marks };
}

/** The cookie does not reveal emails to other users of the device. */
async function markOf(kind: AccountKind, email: string): Promise<string> {
  return (await hashText(`${kind} ${email.trim().toLowerCase()}`)).slice(0, 16);
}
