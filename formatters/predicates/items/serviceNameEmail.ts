import type { Predicate } from '../../contract.ts';
import { asString } from '../../values/as-string.ts';
import { frameMember } from '../../values/member.ts';

/** `{.serviceNameEmail?}`: the current value, a social account, is an email address (language reference 18.3). */
export const serviceNameEmail: Predicate = {
  name: 'serviceNameEmail?',
  prepare: () => (scope) => asString(frameMember(scope.node, 'serviceName')) === 'email',
};
