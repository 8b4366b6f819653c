import type { ReactNode, Ref } from 'react';
import { Button, Link } from 'react-aria-components';
import { cx } from '../dom/class-names.ts';
import css from './rail-link.module.css';

export interface RailEntryProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly isCurrent: boolean;
}

/** An area of the dashboard: an icon with its name below, or next to it when there is room. */
export function RailLink({ href, label, icon, isCurrent }: RailEntryProps & { readonly href: string }) {
  return (
    <Link
      href={href}
      className={cx(css.entry, isCurrent && css.current)}
      {...(isCurrent && { 'aria-current': 'page' as const })}
    >
      {icon}
      <span className={cx(css.label)}>{label}</span>
    </Link>
  );
}

/** A button with the same style, for opening a menu. */
export function RailButton({
  label,
  icon,
  isCurrent,
  ref,
}: RailEntryProps & { readonly ref?: Ref<HTMLButtonElement> }) {
  return (
    <Button className={cx(css.entry, isCurrent && css.current)} {...(ref !== undefined && { ref })}>
      {icon}
      <span className={cx(css.label)}>{label}</span>
    </Button>
  );
}
