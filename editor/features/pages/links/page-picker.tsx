import { useEffect, useMemo, useRef } from 'react';
import { useEditor } from '../../../core/hooks/editor-context.tsx';
import { ComboBox } from '../../../ui/fields/combo-box.tsx';
import { t } from '../strings/link-dialog-strings.ts';
import { pagePaths } from './page-paths.ts';

export interface PagePickerProps {
  readonly url: string;
  /** Takes the focus when it is shown. */
  readonly hasFocus?: boolean;
  readonly onChoose: (url: string) => void;
}

/** More would be slow to open; the field takes any URL. */
const MAX_PAGES = 500;

/** Chooses a page of the site by its title. */
export function PagePicker({ url, hasFocus = false, onChoose }: PagePickerProps) {
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasFocus) field.current?.querySelector('input')?.focus();
  }, [hasFocus]);
  const { store } = useEditor();
  const options = useMemo(() => {
    const pages = pagePaths(store.states.getState().head);
    return pages
      .slice(0, MAX_PAGES)
      .map((page) => ({ id: page.url, label: page.title, description: page.url }));
  }, [store]);
  return (
    <div ref={field} data-page-picker="">
      <ComboBox
        label={t('link.pages')}
        isLabelHidden
        placeholder={t('link.searchPages')}
        options={options}
        value={url === '' ? null : url}
        onChange={(chosen) => chosen !== null && onChoose(chosen)}
      />
    </div>
  );
}
