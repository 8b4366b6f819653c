/** For pages whose URL contains a personal token: not indexed, and not sent as a referrer. */
export const PRIVATE_HEADERS = {
  'x-robots-tag': 'noindex',
  // Not `no-referrer`, which would remove the origin from form submissions.
  'referrer-policy': 'same-origin',
} as const;
