import { t } from '../strings.ts';

/** The site has no navigation that the store could be added to (R-EDCOM-NAV-01). */
export class MissingNavigation extends Error {
  constructor() {
    super(t('newStore.noNavigation'));
    this.name = 'MissingNavigation';
  }
}
