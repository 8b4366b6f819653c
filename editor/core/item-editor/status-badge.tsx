import type { ReactNode } from 'react';
import { StatusPill } from '../../ui/feedback/status-pill.tsx';
import { numberAt } from '../model/json-access.ts';
import { statusOf, toneOf } from '../model/status.ts';
import { useShownStatus } from './use-shown-status.ts';

export interface StatusBadgeProps {
  /** A page or item. */
  readonly body: unknown;
  /** Shown when it is published. */
  readonly children?: ReactNode;
}

/** The status of a page or item that is not published. */
export function StatusBadge({ body, children = null }: StatusBadgeProps) {
  const status = useShownStatus({ status: statusOf(body), publishOn: numberAt(body, 'publishOn') });
  return status === 'Published' ? children : <StatusPill tone={toneOf(status)}>{status}</StatusPill>;
}
