import { type ComponentType, useCallback, useState } from 'react';
import { AssetPicker } from '../../assets/asset-picker.tsx';
import { useBodies } from '../../hooks/use-documents.ts';
import { textAt } from '../../model/json-access.ts';
import { TextToolbar } from '../toolbar/text-toolbar.tsx';
import css from './markdown-field.module.css';
import { type MarkdownSessionOptions, useMarkdownSession } from './use-markdown-session.ts';

export interface FormattedFieldProps extends Omit<MarkdownSessionOptions, 'toHtml' | 'element'> {
  /** Lines that are shown at least. */
  readonly rows: number;
}

/** Creates the field that edits Markdown as it looks, with the compiler that converts it to HTML. */
export function createFormattedField(
  toHtml: MarkdownSessionOptions['toHtml'],
): ComponentType<FormattedFieldProps> {
  return (props) => <FormattedField {...props} toHtml={toHtml} />;
}

function FormattedField({ rows, ...options }: FormattedFieldProps & Pick<MarkdownSessionOptions, 'toHtml'>) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const text = useMarkdownSession({ ...options, element: element ?? undefined });
  const [isPicking, setPicking] = useState(false);
  const onImage = useCallback(() => setPicking(true), []);
  const bodies = useBodies();
  const { session } = text;
  return (
    <div className={css.formatted}>
      {/* The text has its name by `aria-label`. */}
      <span className={css.label} aria-hidden="true">
        {options.name}
      </span>
      <div className={css.control}>
        {session !== undefined && element !== null && (
          <TextToolbar
            session={session}
            kind="article"
            element={element}
            version={text.version}
            isLinkOpen={text.isLinkOpen}
            onLinkOpen={text.setLinkOpen}
            onImage={onImage}
          />
        )}
        <div ref={setElement} className={css.text} style={{ minHeight: `${rows}lh` }} />
      </div>
      {isPicking && session !== undefined && (
        <AssetPicker
          isSingle
          onClose={() => setPicking(false)}
          onChoose={([chosen = '']) => {
            setPicking(false);
            const asset = bodies.get(`asset:${chosen}`);
            const src = `/assets/${textAt(asset, 'filename')}`;
            session.run({ kind: 'image', src, alt: textAt(asset, 'altText') });
          }}
        />
      )}
    </div>
  );
}
