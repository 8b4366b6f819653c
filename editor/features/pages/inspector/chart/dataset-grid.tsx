import { X } from 'lucide-react';
import { type ChartGrid, withoutColumn, withoutRow } from './chart-grid.ts';
import css from './dataset.module.css';
import { readNumber } from './read-number.ts';
import { t } from './strings.ts';

export interface DatasetGridProps {
  readonly grid: ChartGrid;
  readonly isReadOnly: boolean;
  readonly onType: (at: readonly [number, number], text: string) => void;
  /** Called when a cell loses the focus. */
  readonly onLeave: () => void;
  readonly onChange: (grid: ChartGrid) => void;
}

/** The cells of a dataset, with buttons that remove a row or a column. */
export function DatasetGrid(props: DatasetGridProps) {
  const { grid, isReadOnly, onChange } = props;
  return (
    <div className={css.scroll}>
      <table className={css.grid}>
        <tbody>
          {grid.map((line, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity but their position
            <tr key={row}>
              {line.map((text, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={column}>
                  <Cell {...props} at={[row, column]} text={text} />
                  {!isReadOnly && row === 0 && column > 0 && (
                    <RemoveButton
                      label={t('data.removeColumn', { column })}
                      onPress={() => onChange(withoutColumn(grid, column))}
                    />
                  )}
                  {!isReadOnly && column === 0 && row > 0 && (
                    <RemoveButton
                      label={t('data.removeRow', { row })}
                      onPress={() => onChange(withoutRow(grid, row))}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps extends DatasetGridProps {
  readonly at: readonly [number, number];
  readonly text: string;
}

function Cell({ at, text, isReadOnly, onType, onLeave }: CellProps) {
  const [row, column] = at;
  const isName = row === 0 || column === 0;
  const isCorner = row === 0 && column === 0;
  return (
    <input
      className={isName ? css.name : css.value}
      data-row={row}
      data-column={column}
      data-undo="document"
      value={isCorner ? '' : text}
      readOnly={isReadOnly || isCorner}
      maxLength={isName ? 200 : 100}
      inputMode={isName ? 'text' : 'decimal'}
      placeholder={isCorner && !isReadOnly ? t('data.corner') : undefined}
      aria-label={labelOf(at)}
      aria-invalid={!isName && text.trim() !== '' && readNumber(text) === undefined ? true : undefined}
      onChange={({ target }) => onType(at, target.value)}
      onBlur={onLeave}
    />
  );
}

function labelOf([row, column]: readonly [number, number]): string {
  if (row === 0) return column === 0 ? t('data.cornerLabel') : t('data.columnName', { column });
  return column === 0 ? t('data.rowName', { row }) : t('data.cell', { row, column });
}

function RemoveButton({ label, onPress }: { readonly label: string; readonly onPress: () => void }) {
  return (
    <button type="button" className={css.remove} aria-label={label} title={label} onClick={onPress}>
      <X size={12} aria-hidden />
    </button>
  );
}
