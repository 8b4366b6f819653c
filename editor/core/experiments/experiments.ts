import { WEBSITE_STATUS, type WebsiteStatus } from '../../../formatters/vocabulary/site/website-status.ts';

/** The variants of experiments, which internal sites override with `?experiment.{name}={variant}` in the URL. */
export interface Experiments {
  /** The variant that applies: the override of this session, otherwise the assigned one. */
  variantOf(name: string, assigned: string): string;
}

export interface ExperimentOptions {
  /** Query of the URL: `?experiment.checkout=b`. */
  readonly search: string;
  readonly status: WebsiteStatus;
  /** Storage of the session; undefined when the browser denies it. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined;
}

const PREFIX = 'experiment.';

/** Clears an override. */
const RESET = 'reset';

/** Stores the overrides in the URL for the session. Sites with another status than internal have none. */
export function openExperiments({ search, status, storage }: ExperimentOptions): Experiments {
  if (status !== WEBSITE_STATUS.internal) return { variantOf: (_, assigned) => assigned };
  const overrides = new Map<string, string>();
  for (const [parameter, variant] of new URLSearchParams(search)) {
    if (!parameter.startsWith(PREFIX)) continue;
    if (variant === RESET) {
      overrides.delete(parameter);
      storage?.removeItem(parameter);
    } else {
      overrides.set(parameter, variant);
      storage?.setItem(parameter, variant);
    }
  }
  return {
    variantOf: (name, assigned) =>
      overrides.get(PREFIX + name) ?? storage?.getItem(PREFIX + name) ?? assigned,
  };
}
