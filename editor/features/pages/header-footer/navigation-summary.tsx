import { useMemo } from 'react';
import { useMay } from '../../../core/hooks/use-may.ts';
import { titleOf } from '../../../core/model/documents.ts';
import { textAt } from '../../../core/model/json-access.ts';
import { mainNavigationOf } from '../../../core/model/navigation-entry.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useOutline } from '../hooks/use-outline.ts';
import { entriesOf, targetOf } from '../navigation/navigation.ts';
import { t } from '../strings/header-footer-strings.ts';
import css from './header-footer.module.css';

export interface NavigationSummaryProps {
  /** Shows the list of pages, where the navigation is edited. */
  readonly onEdit: () => void;
}

/** What the main navigation links to, in order. */
export function NavigationSummary({ onEdit }: NavigationSummaryProps) {
  const bodies = useOutline();
  const mayWrite = useMay()('pages.write');
  const titles = useMemo(() => {
    const navigation = mainNavigationOf(bodies);
    const entries = navigation === undefined ? [] : entriesOf(bodies.get(navigation));
    return entries
      .filter(({ parent }) => parent === undefined)
      .map((entry) => {
        const doc = targetOf(entry);
        const body = doc === undefined ? undefined : bodies.get(doc);
        return (
          entry.title || textAt(body, 'navigationTitle') || (doc === undefined ? '' : titleOf(doc, body))
        );
      })
      .filter((title) => title !== '');
  }, [bodies]);
  return (
    <div className={css.area}>
      <p className={css.links}>{titles.length === 0 ? t('headerFooter.noLinks') : titles.join(' · ')}</p>
      <p className={css.quiet}>{t('headerFooter.navigationHelp')}</p>
      {mayWrite && (
        <div className={css.row}>
          <Button isSmall onPress={onEdit}>
            {t('headerFooter.editNavigation')}
          </Button>
        </div>
      )}
    </div>
  );
}
