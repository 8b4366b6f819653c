import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { NoticeBar } from '../../../ui/feedback/notice.tsx';
import { DocumentTextField, type DocumentTextFieldProps } from '../../fields/document-text-field.tsx';
import { lazyPart } from '../../lazy/lazy-part.tsx';
import { t } from '../text-strings.ts';
import { loadFormattedField } from './load-formatted-field.ts';
import css from './markdown-field.module.css';

const FormattedField = lazyPart(loadFormattedField, ({ FormattedField }) => FormattedField);

export interface MarkdownFieldProps
  extends Pick<DocumentTextFieldProps, 'doc' | 'at' | 'label' | 'name' | 'help' | 'rows' | 'isReadOnly'> {
  readonly rows: number;
}

/** A long text that a document stores as Markdown: edited as it looks, or as Markdown. */
export function MarkdownField(props: MarkdownFieldProps) {
  const { help, isReadOnly = false, ...field } = props;
  const [isSource, setSource] = useState(false);
  const [isOnlyMarkdown, setOnlyMarkdown] = useState(false);
  if (isReadOnly) return <DocumentTextField {...field} isReadOnly />;
  const isMarkdown = isSource || isOnlyMarkdown;
  return (
    <div className={css.field}>
      {isMarkdown ? (
        <DocumentTextField {...field} {...(help !== undefined && { help })} />
      ) : (
        <FormattedField {...field} onPartLost={() => setOnlyMarkdown(true)} />
      )}
      {isOnlyMarkdown ? (
        <NoticeBar tone="quiet">{t('text.onlyMarkdown')}</NoticeBar>
      ) : (
        <div className={css.switch}>
          <Button isSmall variant="quiet" onPress={() => setSource(!isSource)}>
            {t(isSource ? 'text.asFormatted' : 'text.asMarkdown')}
          </Button>
        </div>
      )}
    </div>
  );
}
