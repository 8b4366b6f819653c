import { type ReactNode, useEffect } from 'react';
import { cx } from '../dom/class-names.ts';
import { t } from '../strings/ui-strings.ts';
import css from './screen.module.css';

export interface ScreenProps {
  readonly title: string;
  /** One step up. */
  readonly crumb?: ReactNode;
  /** Beside the title: a pill. */
  readonly aside?: ReactNode;
  /** Buttons of the whole screen, the main one last. */
  readonly actions?: ReactNode;
  /** Sections of one area: links above the title. */
  readonly sections?: ReactNode;
  /** A table takes all the height there is; texts scroll with the screen. */
  readonly isFilling?: boolean;
  /** Widest: texts and forms are not read across a whole desk. */
  readonly width?: 'form' | 'wide' | 'full';
  readonly children: ReactNode;
}

/** The inside of the frame: title, buttons, content. The title of the tab is the screen's. */
export function Screen(props: ScreenProps) {
  const { title, crumb, aside, actions, sections, isFilling = false, width = 'wide', children } = props;
  useEffect(() => {
    document.title = t('app.title', { screen: title, site: t('app.name') });
  }, [title]);
  return (
    <div className={cx(css.screen, isFilling && css.filling)}>
      <div className={cx(css.column, css[width])}>
        {sections}
        <header className={cx(css.header)}>
          <div className={cx(css.titles)}>
            {crumb}
            <div className={cx(css.titleRow)}>
              <h1 className={cx(css.title)}>{title}</h1>
              {aside}
            </div>
          </div>
          {actions !== undefined && <div className={cx(css.actions)}>{actions}</div>}
        </header>
        <div className={cx(css.content)}>{children}</div>
      </div>
    </div>
  );
}
