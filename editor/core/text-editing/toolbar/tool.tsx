import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { cx } from '../../../ui/dom/class-names.ts';
import css from './text-toolbar.module.css';

export interface ToolProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly keys?: string;
  readonly isOn?: boolean;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
}

/** A toolbar button, pressed while the format applies to the selection. */
export function Tool({ label, icon, keys, isOn, isDisabled = false, onPress }: ToolProps) {
  return (
    <span className={cx(css.tool, isOn === true && css.isOn)}>
      <IconButton
        label={label}
        icon={icon}
        isSmall
        isDisabled={isDisabled}
        onPress={onPress}
        // Keeps the selection in the text.
        preventFocusOnPress
        {...(keys !== undefined && { keys })}
        {...(isOn !== undefined && { 'aria-pressed': isOn })}
      />
    </span>
  );
}
