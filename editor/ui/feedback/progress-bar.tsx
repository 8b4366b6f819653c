import { ProgressBar as AriaProgressBar } from 'react-aria-components';
import { cx } from '../dom/class-names.ts';
import css from './progress-bar.module.css';

export interface ProgressBarProps {
  readonly label: string;
  /** 0 to 1; absent when indeterminate. */
  readonly value?: number;
  /** Hides the label, when it is shown next to the bar. */
  readonly isLabelHidden?: boolean;
}

export function ProgressBar({ label, value, isLabelHidden = false }: ProgressBarProps) {
  return (
    <AriaProgressBar
      aria-label={label}
      isIndeterminate={value === undefined}
      value={(value ?? 0) * 100}
      className={cx(css.progress)}
    >
      {({ percentage, valueText }) => (
        <>
          {!isLabelHidden && (
            <span className={cx(css.text)}>
              <span>{label}</span>
              {value !== undefined && <span>{valueText}</span>}
            </span>
          )}
          <svg className={cx(css.bar, value === undefined && css.unknown)} aria-hidden="true">
            <rect
              className={cx(css.fill)}
              width={value === undefined ? '40%' : `${percentage ?? 0}%`}
              height="4"
            />
          </svg>
        </>
      )}
    </AriaProgressBar>
  );
}
