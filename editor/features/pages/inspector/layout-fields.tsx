import { useCallback } from 'react';
import { COLUMNS, type DocKey, valueAt } from '../../../../compiler/model/index.ts';
import { useOpState } from '../../../core/hooks/use-documents.ts';
import { useMay } from '../../../core/hooks/use-may.ts';
import { useRun } from '../../../core/hooks/use-run.ts';
import type { OpState } from '../../../core/operations/state/op-state.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { moveBlock } from '../block-commands/block-commands.ts';
import { cellOf, columnStepOf, isArea, type LayoutDevice } from '../model/page-layout.ts';
import { t } from '../strings/pages-strings.ts';
import css from './fields/fields.module.css';

export interface LayoutFieldsProps {
  readonly doc: DocKey;
  readonly blockId: string;
  readonly device: LayoutDevice;
}

/** Position and size of a block on the grid, or its columns in an area. */
export function LayoutFields({ doc, blockId, device }: LayoutFieldsProps) {
  // Subscribes to the layout only: the value of the block may change with every key press.
  const layout = useOpState(
    useCallback(({ head }: OpState) => valueAt(head.get(doc), ['blocks', blockId, 'layout']), [doc, blockId]),
  );
  const run = useRun();
  const mayWrite = useMay()('pages.write');
  const cell = cellOf({ layout }, device);
  const field = (name: 'col' | 'span' | 'row' | 'rows', max: number) => {
    const step = name === 'col' || name === 'span' ? columnStepOf(doc) : 1;
    const shown = (value: number) => Math.ceil(value / step);
    const stored = (value: number) => (name === 'col' ? (value - 1) * step + 1 : value * step);
    return (
      <NumberField
        label={t(`field.${name}`)}
        value={shown(cell[name])}
        minValue={1}
        maxValue={shown(max)}
        step={1}
        onChange={(value) => {
          if (Number.isInteger(value))
            run(moveBlock({ doc, blockId }, { device, cell: { ...cell, [name]: stored(value) } }));
        }}
        isReadOnly={!mayWrite}
      />
    );
  };
  if (isArea(doc))
    return (
      <div className={css.pair}>
        {field('col', COLUMNS - cell.span + 1)}
        {field('span', COLUMNS)}
      </div>
    );
  return (
    <>
      <div className={css.pair}>
        {field('col', COLUMNS - cell.span + 1)}
        {field('span', COLUMNS)}
        {field('row', 999)}
        {field('rows', 999)}
      </div>
      <Select
        label={t('field.align')}
        value={cell.align ?? 'auto'}
        isDisabled={!mayWrite}
        onChange={(align) => {
          const { align: _align, ...plain } = cell;
          run(moveBlock({ doc, blockId }, { device, cell: align === 'auto' ? plain : { ...plain, align } }));
        }}
        options={[
          { id: 'auto', label: t('field.alignAuto') },
          { id: 'start', label: t('field.alignStart') },
          { id: 'center', label: t('field.alignCenter') },
          { id: 'end', label: t('field.alignEnd') },
          { id: 'stretch', label: t('field.alignStretch') },
        ]}
      />
    </>
  );
}
