import type { DocKey } from '../../../../../compiler/model/index.ts';
import type { PlacedArea } from '../../../../core/preview/page-geometry.ts';
import { cx } from '../../../../ui/dom/class-names.ts';
import { useDocumentName } from '../../hooks/site-areas.ts';
import type { BlockKind } from '../../model/block-kinds.ts';
import { NO_SECTION } from '../../model/page-layout.ts';
import { t } from '../../strings/pages-strings.ts';
import { InsertMenu } from '../toolbar/insert-menu.tsx';
import { screenBox } from './block-frame.tsx';
import css from './overlay.module.css';

export interface AreaOutlinesProps {
  readonly areas: readonly PlacedArea[];
  readonly scale: number;
  /** Id of the area that is edited. */
  readonly edited: string | undefined;
  /** Id of another area under the mouse. */
  readonly hovered: string | undefined;
  readonly mayEdit: boolean;
  /** Called when an area gets the keyboard focus, wherever it is on the page. */
  readonly onFocus: (id: string) => void;
  readonly onAdded: (area: DocKey, blockId: string, kind: BlockKind) => void;
}

/** Areas of the theme without blocks, which would be invisible, the edited one, and the one under the mouse. */
export function AreaOutlines({ areas, edited, hovered, ...props }: AreaOutlinesProps) {
  const shown = areas.filter(({ id, isEmpty }) => isEmpty || id === edited || id === hovered);
  return (
    shown.length > 0 && (
      <ul className={css.blocks} aria-label={t('area.group')}>
        {shown.map((area) => (
          <AreaOutline key={area.id} area={area} {...props} />
        ))}
      </ul>
    )
  );
}

interface AreaOutlineProps extends Pick<AreaOutlinesProps, 'scale' | 'mayEdit' | 'onFocus' | 'onAdded'> {
  readonly area: PlacedArea;
}

function AreaOutline({ area: { id, rect, isEmpty }, scale, mayEdit, onFocus, onAdded }: AreaOutlineProps) {
  const doc: DocKey = `block-field:${id}`;
  const name = useDocumentName(doc);
  return (
    <li className={cx(css.area, isEmpty && css.isEmpty)} style={screenBox(rect, scale)} data-area={id}>
      <span className={css.areaName}>{name}</span>
      {isEmpty && mayEdit && (
        <div className={css.areaAction}>
          <InsertMenu
            doc={doc}
            sectionId={NO_SECTION}
            onFocus={() => onFocus(id)}
            onAdded={(blockId, kind) => onAdded(doc, blockId, kind)}
          />
        </div>
      )}
    </li>
  );
}
