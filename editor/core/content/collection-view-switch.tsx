import { LayoutGrid, List, StretchHorizontal } from 'lucide-react';
import {
  COLLECTION_VIEWS,
  type CollectionView,
} from '../../../formatters/vocabulary/content/collection-view.ts';
import { ToggleGroup } from '../../ui/buttons/toggle-group.tsx';
import { t } from '../strings/core-strings.ts';

export interface CollectionViewSwitchProps {
  readonly view: CollectionView;
  readonly onChange: (view: CollectionView) => void;
}

/** Rows, images, or cards with what visitors see of an item (R-EDSITE-SCREEN-05). */
export function CollectionViewSwitch({ view, onChange }: CollectionViewSwitchProps) {
  return (
    <ToggleGroup<CollectionView>
      label={t('view.label')}
      value={view}
      onChange={onChange}
      options={COLLECTION_VIEWS.map((id) => ({ id, label: t(`view.${id}`), icon: ICONS[id] }))}
    />
  );
}

const ICONS = { list: <List />, grid: <LayoutGrid />, product: <StretchHorizontal /> } as const;
