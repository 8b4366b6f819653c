/** Of pages whose address opens something of one person: no search engine keeps it, no other site is told it. */
export const PRIVATE_HEADERS = {
  'x-robots-tag': 'noindex',
  // Not `no-referrer`: forms of the page would then say that they come from nowhere.
  'referrer-policy': 'same-origin',
} as const;
