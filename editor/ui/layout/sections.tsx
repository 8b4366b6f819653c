import { useEffect, useRef } from 'react';
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
  const current = useRef<HTMLAnchorElement>(null);
  const href = links.find(({ isCurrent }) => isCurrent)?.href;
  // Not all fit in narrow windows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link changes with the URL.
  useEffect(() => {
    // Chromium returns a promise, which React would take for a cleanup.
    current.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [href]);
  return (
    <nav aria-label={label} className={cx(css.sections)}>
      {links.map(({ href: to, label: name, isCurrent }) => (
        <Link
          key={to}
          href={to}
          className={cx(css.section, isCurrent && css.current)}
          {...(isCurrent && { ref: current, 'aria-current': 'page' as const })}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
