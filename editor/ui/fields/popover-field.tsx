import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { cx } from '../dom/class-names.ts';
import popover from '../overlays/popover.module.css';
import css from './field.module.css';

export interface PopoverFieldProps {
  readonly label: string;
  /** The current value in words; empty shows the placeholder. */
  readonly value: string;
  readonly placeholder?: string;
  /** The content of the popover, which calls `close` when a value was chosen. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button with the current value that opens a popover to choose another one. Escape closes it and returns the focus. */
export function PopoverField({ label, value, placeholder = '', children }: PopoverFieldProps) {
  const id = useId();
  return (
    <div className={cx(css.field)}>
      <span className={cx(css.labelRow)}>
        <span id={`${id}-label`} className={cx(css.label)}>
          {label}
        </span>
      </span>
      <DialogTrigger>
        <div className={cx(css.control)}>
          <Button className={cx(css.trigger)} aria-labelledby={`${id}-label ${id}-value`}>
            <span
              id={`${id}-value`}
              className={cx(css.value)}
              {...(value === '' && { 'data-placeholder': true })}
            >
              {value || placeholder}
            </span>
            <ChevronDown aria-hidden="true" />
          </Button>
        </div>
        <Popover className={cx(popover.popover)} placement="bottom start" offset={4}>
          <Dialog aria-label={label} className={cx(popover.dialog)}>
            {({ close }) => children(close)}
          </Dialog>
        </Popover>
      </DialogTrigger>
    </div>
  );
}
