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

/** One button of the toolbar; pressed where the selection is so already. */
export function Tool({ label, icon, keys, isOn, isDisabled = false, onPress }: ToolProps) {
  return (
    <span className={cx(css.tool, isOn === true && css.isOn)}>
      <IconButton
        label={label}
        icon={icon}
        isSmall
        isDisabled={isDisabled}
        onPress={onPress}
        // The caret stays where it is.
        preventFocusOnPress
        {...(keys !== undefined && { keys })}
        {...(isOn !== undefined && { 'aria-pressed': isOn })}
      />
    </span>
  );
}
