import type { Status } from '../../../compiler/model/index.ts';
import { StatusPill } from '../../ui/feedback/status-pill.tsx';
import { toneOf } from '../model/status.ts';
import { t } from '../strings/core-strings.ts';

export interface StatusCellProps {
  readonly status: Status;
  /** Whether the item has never been published. */
  readonly isUnseen: boolean;
}

/** The status of a table row. An item that visitors cannot see is never shown as published. */
export function StatusCell({ status, isUnseen }: StatusCellProps) {
  if (status === 'Published' && isUnseen) return <StatusPill tone="plan">{t('product.notLive')}</StatusPill>;
  return <StatusPill tone={toneOf(status)}>{status}</StatusPill>;
}
