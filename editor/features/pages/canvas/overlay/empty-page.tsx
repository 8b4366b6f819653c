import { Plus } from 'lucide-react';
import type { Rect } from '../../../../core/preview/page-geometry.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { k } from '../../kinds/kinds-strings.ts';
import { t } from '../../strings/pages-strings.ts';
import { screenBox } from './block-frame.tsx';
import css from './overlay.module.css';

export interface EmptyPageProps {
  readonly rect: Rect;
  readonly scale: number;
  /** Absent without the permission to edit. */
  readonly onAdd: (() => void) | undefined;
}

/** What to do with a page without content, in the size of the dashboard on a scaled page. */
export function EmptyPage({ rect, scale, onAdd }: EmptyPageProps) {
  return (
    <div className={css.emptyPage} style={screenBox(rect, scale)}>
      <p>{k('kind.emptyPage')}</p>
      {onAdd && (
        <Button variant="primary" icon={<Plus aria-hidden="true" />} onPress={onAdd}>
          {t('canvas.addFirstSection')}
        </Button>
      )}
    </div>
  );
}
