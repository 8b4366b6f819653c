import { Search } from 'lucide-react';
import { EmptyState } from '../feedback/message.tsx';
import { t } from '../strings/ui-strings.ts';

/** Shown when a search finds nothing. */
export function NoResults() {
  return <EmptyState icon={<Search />} title={t('error.noResults')} />;
}
