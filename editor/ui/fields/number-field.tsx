import { ChevronDown, ChevronUp } from 'lucide-react';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaProps,
  Button,
  Group,
  Input,
} from 'react-aria-components';
import { cx } from '../dom/class-names.ts';
import css from './field.module.css';
import { FieldFrame, type FieldProps } from './field-frame.tsx';

export interface NumberFieldProps
  extends FieldProps,
    Omit<AriaProps, 'className' | 'style' | 'children' | 'isInvalid'> {
  readonly hasSteppers?: boolean;
}

/** A number with step buttons. Amounts of money are text (`TextField`), never floats. */
export function NumberField({
  label,
  isLabelHidden,
  help,
  error,
  hasSteppers = true,
  ...rest
}: NumberFieldProps) {
  return (
    <AriaNumberField {...rest} isInvalid={error !== undefined} className={cx(css.field)}>
      <FieldFrame label={label} isLabelHidden={isLabelHidden} help={help} error={error}>
        <Group className={cx(css.control)}>
          <Input className={cx(css.input)} />
          {hasSteppers && (
            <span className={cx(css.steppers)}>
              <Button slot="increment" className={cx(css.stepper)}>
                <ChevronUp aria-hidden="true" />
              </Button>
              <Button slot="decrement" className={cx(css.stepper)}>
                <ChevronDown aria-hidden="true" />
              </Button>
            </span>
          )}
        </Group>
      </FieldFrame>
    </AriaNumberField>
  );
}
