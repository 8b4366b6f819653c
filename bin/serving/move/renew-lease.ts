import { CommandError } from '../../printing/command-error.ts';

/** Keeps the old server read-only for as long as it is renewed. */
export interface Lease {
  /** Stops renewing. Throws when the server may have accepted writes in between. */
  end(): Promise<void>;
}

/** A quarter of the time for which a server stays read-only. */
export const RENEW_MS = 15_000;

/** `renew` returns whether the server was read-only until then: it was not when this machine slept, or was disconnected for too long. */
export function renewLease(renew: () => Promise<boolean>): Lease {
  let renewing: Promise<void> = Promise.resolve();
  let failure: { readonly error: unknown } | undefined;
  const timer = setInterval(() => {
    // One after the other: the result of a slow one counts, too.
    renewing = renewing.then(renew).then(
      (wasReadOnly) => {
        if (!wasReadOnly) failure ??= { error: interruptedForTooLong() };
      },
      (error: unknown) => {
        failure ??= { error };
      },
    );
  }, RENEW_MS);
  return {
    end: async () => {
      clearInterval(timer);
      await renewing;
      if (failure !== undefined) throw failure.error;
    },
  };
}

export function interruptedForTooLong(): CommandError {
  return new CommandError(
    'input',
    'The connection was interrupted for so long that the old server accepted orders again',
    'nothing was moved; try again',
  );
}
