import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import type { ChartDataset } from '../../../../../compiler/model/index.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import {
  CHART_LIMITS,
  type ChartGrid,
  type ChartLimits,
  datasetOf,
  EMPTY_GRID,
  gridOf,
  gridSize,
  withCell,
  withColumn,
  withRow,
} from './chart-grid.ts';
import css from './dataset.module.css';
import { DatasetGrid } from './dataset-grid.tsx';
import { gridError, gridNotice } from './grid-messages.ts';
import { pastedCells, withPastedCells } from './pasted-cells.ts';
import { t } from './strings.ts';

interface DatasetEditorProps {
  /** Undefined: the chart has no data yet. */
  readonly dataset: ChartDataset | undefined;
  readonly isReadOnly: boolean;
  readonly limits?: ChartLimits;
  /** Receives every dataset that can be saved. */
  readonly onChange: (dataset: ChartDataset) => void;
}

interface Draft {
  /** The stored dataset that the grid shows or was made from. */
  readonly stored: ChartDataset | undefined;
  readonly grid: ChartGrid;
}

/** Edits a dataset as a spreadsheet does. A change is saved when its cell loses the focus; an invalid grid is not saved. */
export function DatasetEditor({ dataset, isReadOnly, limits = CHART_LIMITS, onChange }: DatasetEditorProps) {
  const [draft, setDraft] = useState<Draft>(() => draftOf(dataset));
  const [cut, setCut] = useState<readonly string[]>([]);
  // The dataset was changed elsewhere: by undo, or by another person.
  const current = draft.stored === dataset ? draft : draftOf(dataset);
  if (current !== draft) setDraft(current);
  const { grid } = current;
  const { rows, columns } = gridSize(grid);

  function edit(next: ChartGrid) {
    setCut([]);
    setDraft({ ...current, grid: next });
  }
  function save(next: ChartGrid) {
    edit(next);
    if (gridError(next) !== undefined || sameGrid(next, draftOf(dataset).grid)) return;
    onChange(datasetOf(next));
  }
  function paste(event: ClipboardEvent) {
    const at = cellOf(event.target);
    const cells = pastedCells(event.clipboardData.getData('text/plain'));
    if (isReadOnly || at === undefined || cells === undefined) return;
    event.preventDefault();
    const pasted = withPastedCells(grid, at, { cells, limits });
    save(pasted.grid);
    setCut([
      ...(pasted.isRowsCut ? [t('message.rowsCut', { maxRows: limits.maxRows })] : []),
      ...(pasted.isColumnsCut ? [t('message.columnsCut', { maxColumns: limits.maxColumns })] : []),
    ]);
  }
  const error = gridError(grid);
  const notices = [...cut, error ?? gridNotice(grid)].filter((text) => text !== undefined);

  return (
    <fieldset className={css.editor} onPaste={paste} onKeyDown={moveFocus}>
      <legend className={css.label}>{t('data.label')}</legend>
      <DatasetGrid
        grid={grid}
        isReadOnly={isReadOnly}
        onType={(at, text) => edit(withCell(grid, at, text))}
        onLeave={() => save(grid)}
        onChange={save}
      />
      <p className={css.messages} role={error === undefined ? 'status' : 'alert'}>
        {notices.map((text) => (
          <span key={text} className={error === text ? css.error : undefined}>
            {text}
          </span>
        ))}
      </p>
      {!isReadOnly && (
        <div className={css.actions}>
          <Button isSmall isDisabled={rows >= limits.maxRows} onPress={() => save(withRow(grid))}>
            {t('data.addRow')}
          </Button>
          <Button isSmall isDisabled={columns >= limits.maxColumns} onPress={() => save(withColumn(grid))}>
            {t('data.addColumn')}
          </Button>
        </div>
      )}
      {!isReadOnly && <p className={css.help}>{t('data.help')}</p>}
    </fieldset>
  );
}

function draftOf(stored: ChartDataset | undefined): Draft {
  return { stored, grid: stored === undefined ? EMPTY_GRID : gridOf(stored) };
}

function sameGrid(left: ChartGrid, right: ChartGrid): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

/** The row and column of the cell that an event is from. */
function cellOf(target: EventTarget | null): readonly [number, number] | undefined {
  if (!(target instanceof HTMLInputElement)) return undefined;
  const { row, column } = target.dataset;
  return row === undefined || column === undefined ? undefined : [Number(row), Number(column)];
}

/** Moves between rows as in a spreadsheet: Enter and the vertical arrow keys. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const at = cellOf(event.target);
  const step = { Enter: event.shiftKey ? -1 : 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (at === undefined || step === undefined) return;
  const [row, column] = at;
  const next = event.currentTarget.querySelector<HTMLInputElement>(
    `input[data-row="${row + step}"][data-column="${column}"]`,
  );
  if (next === null) return;
  event.preventDefault();
  next.focus();
  next.select();
}
