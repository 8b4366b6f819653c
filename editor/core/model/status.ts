import type { Status } from '../../../compiler/model/index.ts';
import { CONTENT_STATUSES } from '../../../formatters/vocabulary/content/content-status.ts';
import type { Tone } from '../../ui/feedback/tone.ts';
import { textAt } from './json-access.ts';

/** In display order; the first one is stored as a missing field (editor 3.2). */
export const STATUSES: readonly Status[] = CONTENT_STATUSES;

export function statusOf(body: unknown): Status {
  const status = textAt(body, 'status');
  return STATUSES.find((each) => each === status) ?? 'Published';
}

const TONES: Readonly<Record<Status, Tone>> = {
  Published: 'ok',
  Draft: 'draft',
  Scheduled: 'plan',
  'Needs Review': 'warn',
  Private: 'private',
  Deprecated: 'deprecated',
};

export function toneOf(status: Status): Tone {
  return TONES[status];
}
