import { hashText } from '../../platform/crypto/hash-text.ts';
import { randomToken } from '../../platform/crypto/site-keys.ts';
import { SHARDS } from '../../platform/remote/object-names.ts';
import { spread } from '../../platform/remote/shard-of.ts';
import type { Tenant } from '../../tenancy/tenant.ts';

/** Gaps B6: signed, ten minutes, once. */
const PURPOSE = 'form-key';
const LIFE_MS = 10 * 60_000;
/** Clocks of two machines may differ by that much. */
const SKEW_MS = 60_000;

/** What one submission is known by. */
export interface FormKey {
  /** Also the id of the submission: the shard, then what cannot be guessed. */
  readonly id: string;
  readonly isFresh: boolean;
}

export async function makeFormKey({ keys }: Tenant, clientAddress: string, now: number): Promise<string> {
  return keys.sign(PURPOSE, `${shardFor(clientAddress)}${randomToken()}~${now.toString(36)}`);
}

/** Undefined for what this site did not sign. */
export async function readFormKey({ keys }: Tenant, key: string, now: number): Promise<FormKey | undefined> {
  const [id = '', time = ''] = (await keys.verify(PURPOSE, key))?.split('~') ?? [];
  const age = now - Number.parseInt(time, 36);
  return id === '' || Number.isNaN(age) ? undefined : { id, isFresh: age > -SKEW_MS && age <= LIFE_MS };
}

/**
 * A form that was sent without script has no key. What one browser sends twice within the same ten minutes, by a second
 * press of the button or by loading the page again, is one submission; `visitor` tells browsers apart, and where nothing
 * does nothing is taken for a repetition.
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

/** The shard that keeps a submission; undefined for what is no id. */
export function shardOfSubmission(id: string): number | undefined {
  return /^[0-7][A-Za-z0-9_-]{22}$/.test(id) ? Number(id[0]) : undefined;
}

/** All of one address go to one shard, which can count them; of unknown ones there is nothing to count. */
export function shardFor(clientAddress: string): number {
  if (clientAddress !== '') return spread(clientAddress, SHARDS.forms);
  return Math.floor(Math.random() * SHARDS.forms);
}
