import { Eye } from 'lucide-react';
import { useRef } from 'react';
import type { DocKey } from '../../../compiler/model/index.ts';
import type { EditorTheme } from '../../../formatters/vocabulary/api/editor/themes.ts';
import { ApiFailure } from '../../core/api/api-failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link.tsx';
import { useElementSize } from '../../ui/dom/use-element-size.ts';
import { StatusPill } from '../../ui/feedback/status-pill.tsx';
import { t } from './strings.ts';
import { ThemeFrame } from './theme-frame.tsx';
import css from './themes.module.css';
import type { OpenedTheme } from './use-opened-themes.ts';
import { useThemePage } from './use-theme-page.ts';

export interface ThemeCardProps {
  readonly theme: EditorTheme;
  /** Undefined while it is loading. */
  readonly opened: OpenedTheme | undefined;
  /** The page of the thumbnail. */
  readonly home: DocKey | undefined;
  readonly isCurrent: boolean;
  /** Whether the site has styles for it, while it uses another theme. */
  readonly hasStyles: boolean;
  readonly mayUse: boolean;
  readonly isPending: boolean;
  readonly onPreview: () => void;
  readonly onUse: () => void;
}

/** A theme, with a thumbnail of the home page in it. */
export function ThemeCard(props: ThemeCardProps) {
  const { theme, opened, home, isCurrent, hasStyles, mayUse, isPending, onPreview, onUse } = props;
  const { name, description, presets } = theme;
  const isBroken = opened?.kind === 'failed';
  return (
    <li className={css.card} data-current={isCurrent}>
      <Thumbnail opened={opened} home={home} name={name} />
      <div className={css.about}>
        <div className={css.nameRow}>
          <h2 className={css.name} tabIndex={-1} data-theme-heading={isCurrent ? 'current' : undefined}>
            {name}
          </h2>
          {isCurrent && <StatusPill tone="ok">{t('themes.current')}</StatusPill>}
        </div>
        {description !== undefined && <p className={css.description}>{description}</p>}
        {presets.length > 0 && <Presets presets={presets} />}
        {hasStyles && <p className={css.note}>{t('themes.saved')}</p>}
        <div className={css.actions}>
          {isCurrent ? (
            <LinkButton href="/config/pages?styles=1" isSmall>
              {t('themes.styles')}
            </LinkButton>
          ) : (
            <>
              <Button
                isSmall
                icon={<Eye aria-hidden="true" />}
                aria-label={t('themes.previewOf', { name })}
                isDisabled={isBroken}
                onPress={onPreview}
              >
                {t('themes.preview')}
              </Button>
              {mayUse && (
                <Button
                  isSmall
                  variant="quiet"
                  aria-label={t('themes.useNamed', { name })}
                  isDisabled={opened?.kind !== 'ready'}
                  isPending={isPending}
                  onPress={onUse}
                >
                  {t('themes.use')}
                </Button>
              )}
            </>
          )}
        </div>
      </div>
    </li>
  );
}

/** The window that is scaled down, in pixels: a laptop. */
const WINDOW = { width: 1280, height: 800 };

function Thumbnail({
  opened,
  home,
  name,
}: Pick<ThemeCardProps, 'opened' | 'home'> & { readonly name: string }) {
  const well = useRef<HTMLDivElement>(null);
  const scale = useElementSize(well).width / WINDOW.width;
  const page = useThemePage(opened?.kind === 'ready' ? opened.engine : undefined, home);
  return (
    <div ref={well} className={css.thumbnail}>
      {page !== undefined && <ThemeFrame title={name} page={page} {...WINDOW} scale={scale} isThumbnail />}
      {opened?.kind === 'failed' && <p className={css.missing}>{reasonOf(opened.error)}</p>}
      {opened?.kind === 'ready' && page === undefined && <p className={css.missing}>{t('themes.noPage')}</p>}
    </div>
  );
}

/** The server has no theme to show if it has errors. */
function reasonOf(error: unknown): string {
  return t(error instanceof ApiFailure && error.kind === 'not-found' ? 'themes.broken' : 'themes.notLoaded');
}

function Presets({ presets }: Pick<EditorTheme, 'presets'>) {
  return (
    <ul className={css.presets} aria-label={t('themes.presets')}>
      {presets.map(({ title, colors }) => (
        <li key={title} className={css.preset}>
          <span className={css.swatches} aria-hidden="true">
            {colors.map((color) => (
              <span key={color} className={css.swatch} style={{ background: color }} />
            ))}
          </span>
          {title}
        </li>
      ))}
    </ul>
  );
}
