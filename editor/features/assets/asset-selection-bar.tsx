import { Trash2 } from 'lucide-react';
import type { AssetView } from '../../core/assets/asset.ts';
import { useMay } from '../../core/hooks/use-may.ts';
import { Button } from '../../ui/buttons/button.tsx';
import css from './assets.module.css';
import { t } from './strings.ts';
import { useDeleteAssets } from './use-delete-assets.ts';

export interface AssetSelectionBarProps {
  readonly assets: readonly AssetView[];
  readonly onClear: () => void;
}

/** Actions for the selected files. */
export function AssetSelectionBar({ assets, onClear }: AssetSelectionBarProps) {
  const may = useMay();
  const remove = useDeleteAssets();
  return (
    <section className={css.bar} data-bottom-bar aria-label={t('assets.selected')}>
      <span className={css.count} role="status">
        {t('table.selected', { count: assets.length })}
      </span>
      <Button variant="quiet" isSmall onPress={onClear}>
        {t('kit.clear')}
      </Button>
      {may('assets.write') && (
        <Button
          variant="danger"
          isSmall
          icon={<Trash2 aria-hidden="true" />}
          onPress={() => void remove(assets).then((isDone) => isDone && onClear())}
        >
          {t('assets.delete')}
        </Button>
      )}
    </section>
  );
}
