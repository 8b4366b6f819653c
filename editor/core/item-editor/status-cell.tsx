import type { Status } from '../../../compiler/model/index.ts';
import { StatusPill } from '../../ui/feedback/status-pill.tsx';
import { toneOf } from '../model/status.ts';
import { t } from '../strings/core-strings.ts';

export interface StatusCellProps {
  readonly status: Status;
  /** Visitors see nothing of it before it is published. */
  readonly isUnseen: boolean;
}

/** The status of a line of a list: nothing is called published that nobody can see. */
export function StatusCell({ status, isUnseen }: StatusCellProps) {
  if (status === 'Published' && isUnseen) return <StatusPill tone="plan">{t('product.notLive')}</StatusPill>;
  return <StatusPill tone={toneOf(status)}>{status}</StatusPill>;
}
