import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-aria-components';
import { cx } from '../dom/class-names.ts';
import css from './breadcrumb.module.css';

export interface BreadcrumbProps {
  /** The list that this is from. */
  readonly label: string;
  readonly href: string;
}

/** One step up; the dashboard is never deeper than a list and one of its things. */
export function Breadcrumb({ label, href }: BreadcrumbProps) {
  return (
    <Link href={href} className={cx(css.crumb)}>
      <ChevronLeft aria-hidden="true" />
      {label}
    </Link>
  );
}
