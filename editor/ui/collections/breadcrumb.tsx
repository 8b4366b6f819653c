import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-aria-components';
import { cx } from '../dom/class-names.ts';
import css from './breadcrumb.module.css';

export interface BreadcrumbProps {
  /** The parent list. */
  readonly label: string;
  readonly href: string;
}

/** A link one level up; the dashboard has only two levels, a list and its items. */
export function Breadcrumb({ label, href }: BreadcrumbProps) {
  return (
    <Link href={href} className={cx(css.crumb)}>
      <ChevronLeft aria-hidden="true" />
      {label}
    </Link>
  );
}
