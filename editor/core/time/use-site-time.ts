import { useMemo } from 'react';
import { useOpState } from '../hooks/use-documents.ts';
import { SETTINGS_KEY } from '../model/documents.ts';
import { textAt } from '../model/json-access.ts';
import type { OpState } from '../operations/state/op-state.ts';
import { createTimeLabels, type TimeLabels } from './time-labels.ts';

/** Time zone of sites that have none (data model 7). */
const DEFAULT_ZONE = 'America/New_York';

/**
 * Returns texts for times in the time zone of the site: that of its published dates and of the days of its sales,
 * wherever the users are.
 */
export function useSiteTime(): TimeLabels {
  const zone = useOpState(zoneOf);
  return useMemo(() => createTimeLabels(zone), [zone]);
}

function zoneOf({ head }: OpState): string {
  const zone = textAt(head.get(SETTINGS_KEY), 'website', 'timeZone');
  return isTimeZone(zone) ? zone : DEFAULT_ZONE;
}

function isTimeZone(zone: string): boolean {
  try {
    return zone !== '' && new Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined;
  } catch {
    return false;
  }
}
