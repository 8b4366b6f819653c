import { Link } from 'react-aria-components';
import { cx } from '../dom/class-names.ts';
import css from './sections.module.css';

export interface SectionLink {
  readonly href: string;
  readonly label: string;
  readonly isCurrent: boolean;
}

export interface SectionsProps {
  readonly label: string;
  readonly links: readonly SectionLink[];
}

/** Links to the screens of an area. */
export function Sections({ label, links }: SectionsProps) {
  return (
    <nav aria-label={label} className={cx(css.sections)}>
      {links.map(({ href, label: name, isCurrent }) => (
        <Link
          key={href}
          href={href}
          className={cx(css.section, isCurrent && css.current)}
          {...(isCurrent && { 'aria-current': 'page' as const })}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
