import { hashText } from '../../platform/crypto/hash-text.ts';
import { randomToken } from '../../platform/crypto/site-keys.ts';
import { SHARDS } from '../../platform/remote/object-names.ts';
import { shardOf } from '../../platform/remote/shard-of.ts';
import type { Tenant } from '../../tenancy/tenant.ts';

/** Gaps B6: signed, valid for ten minutes, used once. */
const PURPOSE = 'form-key';
const LIFE_MS = 10 * 60_000;
/** Tolerated clock skew between machines. */
const SKEW_MS = 60_000;

/** Identity of a submission. */
export interface FormKey {
  /** Id of the submission: one digit for the shard, then random characters. */
  readonly id: string;
  readonly isFresh: boolean;
}

export async function makeFormKey({ keys }: Tenant, clientAddress: string, now: number): Promise<string> {
  return keys.sign(PURPOSE, `${shardFor(clientAddress)}${randomToken()}~${now.toString(36)}`);
}

/** Returns undefined for keys that this site did not sign. */
export async function readFormKey({ keys }: Tenant, key: string, now: number): Promise<FormKey | undefined> {
  const [id = '', time = ''] = (await keys.verify(PURPOSE, key))?.split('~') ?? [];
  const age = now - Number.parseInt(time, 36);
  return id === '' || Number.isNaN(age) ? undefined : { id, isFresh: age > -SKEW_MS && age <= LIFE_MS };
}

/**
 * Derives a key for a form without scripts. The same body from the same browser within ten minutes, by a second click
 * or a reload, is one submission; without a `visitor` every request is a new one.
 */
export async function keyOfPlainForm(
  { visitor, clientAddress, body }: PlainForm,
  now: number,
): Promise<FormKey> {
  if (visitor === undefined) return { id: `${shardFor(clientAddress)}${randomToken()}`, isFresh: true };
  const what = JSON.stringify([visitor, body, Math.floor(now / LIFE_MS)]);
  const name = (await hashText(what)).slice(0, 22);
  return { id: `${shardFor(clientAddress || name)}${name}`, isFresh: true };
}

interface PlainForm {
  readonly visitor: string | undefined;
  readonly clientAddress: string;
  readonly body: string;
}

/** Returns the shard of a submission; undefined for an invalid id. */
export function shardOfSubmission(id: string): number | undefined {
  return /^[0-7][A-Za-z0-9_-]{22}$/.test(id) ? Number(id[0]) : undefined;
}

/** All submissions of an address use one shard, which limits their rate; others are distributed randomly. */
export function shardFor(clientAddress: string): number {
  if (clientAddress !== '') return shardOf(clientAddress, SHARDS.forms);
  return Math.floor(Math.random() * SHARDS.forms);
}
