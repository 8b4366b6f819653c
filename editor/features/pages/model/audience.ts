import { textAt } from '../../../core/model/json-access.ts';

/** Who can see a page or collection by its own settings, whatever its folder says. */
export type Audience = 'everyone' | 'password' | 'members' | 'customers';

export function audienceOf(body: unknown): Audience {
  if (textAt(body, 'password') !== '') return 'password';
  const audience = textAt(body, 'access', 'for');
  return audience === 'members' || audience === 'customers' ? audience : 'everyone';
}
