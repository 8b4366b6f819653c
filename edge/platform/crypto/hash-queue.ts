/** Passwords that may wait to be hashed; more are told to come back. */
const MOST_WAITING = 12;
/** Until one hash has been measured. */
const FIRST_GAP_MS = 300;
const LONGEST_GAP_MS = 1500;

/** What whoever was told to come back should wait: by then the others are through. */
export const HASH_RETRY_SECONDS = 10;

/**
 * Runs a hash of a password when it is its turn; undefined when too many wait already. One hash takes the only thread of
 * the runtime for a good part of a second, in which nobody is served: so all objects of an isolate take turns, with as
 * much time in between as half a hash takes, and the shop goes on selling while somebody tries passwords.
 */
export async function inHashTurn<Answer extends string | boolean>(
  hash: () => Promise<Answer>,
): Promise<Answer | undefined> {
  const now = Date.now();
  const start = Math.max(now, turns.nextFree);
  if (start - now > MOST_WAITING * turns.gapMs) return undefined;
  turns.nextFree = start + turns.gapMs;
  if (start > now) await pause(start - now);
  const began = Date.now();
  const answer = await hash();
  // The clock stands still while the thread is busy.
  await pause(0);
  turns.gapMs = Math.min(LONGEST_GAP_MS, Math.max(1, (Date.now() - began) * 1.5));
  turns.nextFree = Math.max(turns.nextFree, Date.now() + turns.gapMs / 3);
  return answer;
}

/**
 * When the thread is free again, and how long one hash keeps it: two numbers of this isolate, lost with it. Times and no
 * promises, as one object of workerd may not wait for what another one has begun; and nothing to give back, so that an
 * object that ends in the middle leaves no place taken.
 */
const turns = { nextFree: 0, gapMs: FIRST_GAP_MS };

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
