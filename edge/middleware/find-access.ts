import type { Context } from 'hono';
import type { ProtectedFiles } from '../../compiler/model/index.ts';
import type { AppEnv } from '../tenancy/app-env.ts';
import { findMember, type SignedInMember } from './member-session.ts';
import { hasPageAccess } from './page-access.ts';

/** What a visitor lacks. */
export type Denial =
  | { readonly need: 'password' }
  | { readonly need: 'members' }
  | {
      readonly need: 'customers';
      readonly productIds: readonly string[];
      /** Absent for visitors who are not signed in. */
      readonly member?: SignedInMember;
    };

/** How a visitor can see a page. */
export interface Access {
  /** The account that opens it; absent when a password does. */
  readonly member?: SignedInMember;
}

/**
 * Returns what a visitor lacks to open one of these, or how one is open. Read on each request, so that a refund or signing out
 * ends the access: at most one call to the object of the account, and one to that of the store.
 */
export async function findAccess(
  context: Context<AppEnv>,
  behind: readonly ProtectedFiles[],
): Promise<{ readonly denial: Denial } | Access> {
  if (await hasPageAccess(context, behind)) return {};
  const audiences = behind.flatMap(({ access }) => access ?? []);
  const isForMembers = audiences.some((access) => access.for === 'members');
  const productIds = audiences.flatMap((access) => (access.for === 'customers' ? access.productIds : []));
  const member = audiences.length === 0 ? undefined : await findMember(context);
  if (member !== undefined && (isForMembers || (await hasBought(context, member, productIds))))
    return { member };
  if (isForMembers) return { denial: { need: 'members' } };
  const denial: Denial =
    productIds.length > 0
      ? { need: 'customers', productIds, ...(member && { member }) }
      : { need: 'password' };
  return { denial };
}

/** Orders of an account's email count once its owner has proven that it is theirs. */
async function hasBought(
  context: Context<AppEnv>,
  { id, email, isEmailProven }: SignedInMember,
  productIds: readonly string[],
): Promise<boolean> {
  if (productIds.length === 0) return false;
  const purchaser = { memberId: id, productIds, ...(isEmailProven && { email }) };
  return context.get('tenant').store().hasBought(purchaser);
}
