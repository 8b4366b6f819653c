import { StatusPill } from '../../ui/feedback/status-pill.tsx';
import { toneOf } from '../model/status.ts';
import { t } from '../strings/core-strings.ts';
import { type DatedStatus, useShownStatus } from './use-shown-status.ts';

export interface StatusCellProps extends DatedStatus {
  /** Whether the item has never been published. */
  readonly isUnseen: boolean;
}

/** The status of a table row. An item that visitors cannot see is never shown as published. */
export function StatusCell({ isUnseen, ...dated }: StatusCellProps) {
  const status = useShownStatus(dated);
  if (status === 'Published' && isUnseen) return <StatusPill tone="plan">{t('product.notLive')}</StatusPill>;
  return <StatusPill tone={toneOf(status)}>{status}</StatusPill>;
}
