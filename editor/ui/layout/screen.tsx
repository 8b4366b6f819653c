import { type ReactNode, useEffect } from 'react';
import { cx } from '../dom/class-names.ts';
import { t } from '../strings/ui-strings.ts';
import css from './screen.module.css';

export interface ScreenProps {
  readonly title: string;
  /** Link one level up. */
  readonly breadcrumb?: ReactNode;
  /** A pill next to the title. */
  readonly aside?: ReactNode;
  /** Actions of the screen, the primary one last. */
  readonly actions?: ReactNode;
  /** Links to the sections of an area, above the title; below it to those of the document that it names. */
  readonly sections?: ReactNode;
  /** Fills the available height, for tables; other content scrolls with the screen. */
  readonly isFilling?: boolean;
  /** Maximum width; `form` limits the content only, for texts and forms. */
  readonly width?: 'form' | 'wide' | 'full';
  readonly children: ReactNode;
}

/** Layout of a screen: title, actions, content. Sets the document title. */
export function Screen(props: ScreenProps) {
  const { title, breadcrumb, aside, actions, sections, isFilling = false, width = 'wide', children } = props;
  useEffect(() => {
    document.title = t('app.title', { screen: title, site: t('app.name') });
  }, [title]);
  return (
    <div className={cx(css.screen, isFilling && css.filling)}>
      <div className={cx(css.column, css[width])}>
        {breadcrumb === undefined && sections}
        <header className={cx(css.header)}>
          <div className={cx(css.titles)}>
            {breadcrumb}
            <div className={cx(css.titleRow)}>
              <h1 className={cx(css.title)}>{title}</h1>
              {aside}
            </div>
          </div>
          {actions !== undefined && (
            <div className={cx(css.actions)} data-screen-actions>
              {actions}
            </div>
          )}
        </header>
        {breadcrumb !== undefined && sections}
        <div className={cx(css.content)}>{children}</div>
      </div>
    </div>
  );
}
