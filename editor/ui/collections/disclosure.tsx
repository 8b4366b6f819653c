import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Disclosure as AriaDisclosure, Button, DisclosurePanel, Heading } from 'react-aria-components';
import { cx } from '../dom/class-names.ts';
import css from './disclosure.module.css';

export interface DisclosureProps {
  readonly title: string;
  /** Shown next to the title. */
  readonly summary?: ReactNode;
  /** Default: 2. */
  readonly headingLevel?: 2 | 3 | undefined;
  readonly isOpenAtFirst?: boolean;
  readonly children: ReactNode;
}

export function Disclosure({
  title,
  summary,
  headingLevel = 2,
  isOpenAtFirst = false,
  children,
}: DisclosureProps) {
  return (
    <AriaDisclosure defaultExpanded={isOpenAtFirst} className={cx(css.disclosure)}>
      <Heading level={headingLevel}>
        <Button slot="trigger" className={cx(css.trigger)}>
          <ChevronRight aria-hidden="true" />
          <span className={cx(css.title)}>{title}</span>
          {summary !== undefined && <span className={cx(css.summary)}>{summary}</span>}
        </Button>
      </Heading>
      <DisclosurePanel className={cx(css.panel)}>
        <div className={cx(css.inside)}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
