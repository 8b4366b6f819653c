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
      {links.map(({ href: to, label: name, isCurrent }) => (
        <Link
          key={to}
          href={to}
          className={cx(css.section, isCurrent && css.current)}
          {...(isCurrent && { ref: scrollIntoView, 'aria-current': 'page' as const })}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}

/** Called when a link becomes the current one: not all links fit in narrow windows. */
function scrollIntoView(link: HTMLAnchorElement | null): void {
  link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
