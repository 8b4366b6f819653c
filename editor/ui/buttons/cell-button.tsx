import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { cx } from '../dom/class-names.ts';
import css from './link.module.css';

/** The name in a row that opens its details, styled as a link. */
export function CellButton({
  children,
  onPress,
}: {
  readonly children: ReactNode;
  readonly onPress: () => void;
}) {
  return (
    <Button className={cx(css.link, css.cell)} onPress={onPress} data-opens-row>
      {children}
    </Button>
  );
}
