import { Monitor, Smartphone } from 'lucide-react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { DocKey } from '../../../compiler/model/index.ts';
import { useBodies } from '../../core/hooks/use-documents.ts';
import { documentsOf, titleOf } from '../../core/model/documents.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ToggleGroup } from '../../ui/buttons/toggle-group.tsx';
import { useElementSize } from '../../ui/dom/use-element-size.ts';
import { useMedia } from '../../ui/dom/use-media.ts';
import { EmptyState } from '../../ui/feedback/message.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { t } from './strings.ts';
import { ThemeFrame } from './theme-frame.tsx';
import css from './themes.module.css';
import type { OpenedTheme } from './use-opened-themes.ts';
import { useThemePage } from './use-theme-page.ts';

export interface ThemePreviewProps {
  readonly name: string;
  /** Undefined while it is loading. */
  readonly opened: OpenedTheme | undefined;
  /** The page that is shown first. */
  readonly home: DocKey | undefined;
  /** What the theme does not show. */
  readonly notShown: ReactNode;
  readonly mayUse: boolean;
  readonly isPending: boolean;
  readonly onUse: () => void;
  readonly onClose: () => void;
}

type Width = 'desktop' | 'phone';

/** The draft in another theme, at the widths of a desktop and a phone. Nothing of the site changes. */
export function ThemePreview(props: ThemePreviewProps) {
  const { name, opened, home, notShown, mayUse, isPending, onUse, onClose } = props;
  const [doc, setDoc] = useState(home);
  const isNarrow = useMedia('(width < 640px)');
  const [chosen, setWidth] = useState<Width>();
  // A scaled desktop page would be too small to read on a phone.
  const width = chosen ?? (isNarrow ? 'phone' : 'desktop');
  const pages = usePages();
  return (
    <Dialog
      title={t('themes.previewOf', { name })}
      size="screen"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('themes.back')}</Button>
          {mayUse && (
            <Button
              variant="primary"
              isDisabled={opened?.kind !== 'ready'}
              isPending={isPending}
              onPress={onUse}
            >
              {t('themes.use')}
            </Button>
          )}
        </>
      }
    >
      <div className={css.bar}>
        <div className={css.pages}>
          <Select
            label={t('themes.page')}
            isLabelHidden
            options={pages}
            value={doc ?? null}
            onChange={(next) => setDoc(next)}
          />
        </div>
        <ToggleGroup
          label={t('themes.width')}
          value={width}
          onChange={setWidth}
          options={[
            { id: 'desktop', label: t('bar.desktop'), icon: <Monitor aria-hidden="true" /> },
            { id: 'phone', label: t('bar.phone'), icon: <Smartphone aria-hidden="true" /> },
          ]}
        />
      </div>
      {notShown}
      <PreviewPage name={name} opened={opened} doc={doc} width={width} />
    </Dialog>
  );
}

/** Pages and collections, the home page first. */
function usePages() {
  const bodies = useBodies();
  return useMemo(() => {
    const isHome = ({ body }: { readonly body: unknown }) => (body as { isHome?: boolean }).isHome === true;
    const pages = documentsOf(bodies, 'page').toSorted(
      (one, other) => Number(isHome(other)) - Number(isHome(one)),
    );
    return [...pages, ...documentsOf(bodies, 'collection')].map(({ key, body }) => ({
      id: key,
      label: titleOf(key, body),
    }));
  }, [bodies]);
}

/** Widths of the page in pixels; a desktop is at least as wide. */
const WIDTHS = { desktop: 1180, phone: 375 } as const;

interface PreviewPageProps extends Pick<ThemePreviewProps, 'name' | 'opened'> {
  readonly doc: DocKey | undefined;
  readonly width: Width;
}

function PreviewPage({ name, opened, doc, width }: PreviewPageProps) {
  const well = useRef<HTMLDivElement>(null);
  const size = useElementSize(well);
  const page = useThemePage(opened?.kind === 'ready' ? opened.engine : undefined, doc);
  const title = useBodies().get(doc ?? 'page:');
  const pageWidth = width === 'desktop' ? Math.max(WIDTHS.desktop, size.width) : WIDTHS.phone;
  const scale = Math.min(1, size.width / pageWidth);
  const box = { width: pageWidth * scale, height: size.height };
  return (
    <div ref={well} className={css.well}>
      {page !== undefined && size.width > 0 ? (
        <div className={css.stage} style={box}>
          <ThemeFrame
            title={t('themes.frame', { page: doc === undefined ? '' : titleOf(doc, title), name })}
            page={page}
            width={pageWidth}
            height={size.height / scale}
            scale={scale}
          />
        </div>
      ) : opened === undefined ? (
        <Skeleton />
      ) : (
        page === undefined && <EmptyState title={t('themes.noPage')} />
      )}
    </div>
  );
}
