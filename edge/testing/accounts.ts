import { runInDurableObject } from 'cloudflare:test';
import type { Contributor, NewContributor } from '../domain/account.ts';
import { createContributors } from '../objects/account/contributors.ts';
import { createMembers } from '../objects/member/members.ts';
import { OBJECT_NAMES } from '../platform/remote/object-names.ts';
import { shardOfEmail } from '../routes/member/sign-in-limits.ts';
import { testEnv } from './release.ts';

export const PASSWORD = 'kiln & clay';

/**
 * Hash of `PASSWORD`, by the scrypt of Node with a lower cost than new hashes have. Objects compare a password at the cost
 * that was stored with its hash: that of a new one takes a tenth of a second, and this one a millisecond.
 */
export const STORED_PASSWORD =
  'scrypt$1024$4$1$AAAAAAAAAAAAAAAAAAAAAA$NYDflUaOKwb-9T0fdgFJ-4jhUG9QbbCXJKARnbdtL0k';

/** Stores a contributor with the password `PASSWORD`; `account` is the object of the deployment by default. */
export function storeContributor(
  siteId: string,
  contributor: Omit<NewContributor, 'password'>,
  account: DurableObjectStub = accountObject(),
): Promise<Contributor> {
  return runInDurableObject(account, (_, { storage }) =>
    createContributors(storage.sql).save(siteId, { ...contributor, password: STORED_PASSWORD }, Date.now()),
  );
}

/** Stores a customer with the password `PASSWORD` in the shard of the email, which must be in lowercase. */
export async function storeMember(siteId: string, email: string): Promise<void> {
  const { MEMBER } = testEnv();
  const name = OBJECT_NAMES.member(siteId, shardOfEmail(email));
  await runInDurableObject(MEMBER.get(MEMBER.idFromName(name)), (_, { storage }) =>
    createMembers(storage.sql, Date.now).add({ email, name: 'Ana', password: STORED_PASSWORD }),
  );
}

function accountObject(): DurableObjectStub {
  const { ACCOUNT } = testEnv();
  return ACCOUNT.get(ACCOUNT.idFromName(OBJECT_NAMES.account()));
}
