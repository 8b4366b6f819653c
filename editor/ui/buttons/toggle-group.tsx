import type { ReactNode } from 'react';
import { type Key, ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { cx } from '../dom/class-names.ts';
import css from './toggle-group.module.css';
import { Tooltip } from './tooltip.tsx';

export interface ToggleOption<Value extends string> {
  readonly id: Value;
  readonly label: string;
  /** Shown instead of the label, which becomes the accessible name and tooltip. */
  readonly icon?: ReactNode;
}

export interface ToggleGroupProps<Value extends string> {
  readonly label: string;
  readonly options: readonly ToggleOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Selects one of a few values: device widths, tabs, list or grid. */
export function ToggleGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
}: ToggleGroupProps<Value>) {
  const choose = (keys: ReadonlySet<Key>) => {
    const chosen = options.find(({ id }) => keys.has(id));
    if (chosen !== undefined) onChange(chosen.id);
  };
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={choose}
      className={cx(css.group)}
    >
      {options.map((option) =>
        option.icon === undefined ? (
          <ToggleButton key={option.id} id={option.id} className={cx(css.option)}>
            {option.label}
          </ToggleButton>
        ) : (
          <Tooltip key={option.id} text={option.label}>
            <ToggleButton id={option.id} aria-label={option.label} className={cx(css.option, css.hasIcon)}>
              {option.icon}
            </ToggleButton>
          </Tooltip>
        ),
      )}
    </ToggleButtonGroup>
  );
}
