import { Search, X } from 'lucide-react';
import type { Ref } from 'react';
import {
  type SearchFieldProps as AriaProps,
  SearchField as AriaSearchField,
  Button,
  Group,
  Input,
} from 'react-aria-components';
import { cx } from '../dom/class-names.ts';
import { t } from '../strings/ui-strings.ts';
import css from './field.module.css';

export interface SearchFieldProps extends Omit<AriaProps, 'className' | 'style' | 'children'> {
  /** Accessible name and placeholder. */
  readonly label: string;
  readonly inputRef?: Ref<HTMLInputElement>;
}

export function SearchField({ label, inputRef, ...rest }: SearchFieldProps) {
  return (
    <AriaSearchField {...rest} aria-label={label} className={cx(css.field)}>
      {({ isEmpty }) => (
        <Group className={cx(css.control)}>
          <span className={cx(css.affix)}>
            <Search aria-hidden="true" />
          </span>
          <Input
            placeholder={label}
            className={cx(css.input)}
            {...(inputRef !== undefined && { ref: inputRef })}
          />
          {!isEmpty && (
            <Button aria-label={t('kit.clear')} className={cx(css.affix)}>
              <X aria-hidden="true" />
            </Button>
          )}
        </Group>
      )}
    </AriaSearchField>
  );
}
