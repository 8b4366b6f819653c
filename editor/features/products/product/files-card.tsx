import { useMutation } from '@tanstack/react-query';
import { Upload, X } from 'lucide-react';
import { PRODUCT_TYPE } from '../../../../formatters/vocabulary/store/product-type.ts';
import { ApiFailure } from '../../../core/api/api-failure.ts';
import { useEditor } from '../../../core/hooks/editor-context.tsx';
import { useBody } from '../../../core/hooks/use-documents.ts';
import { useRun } from '../../../core/hooks/use-run.ts';
import type { ProductView } from '../../../core/store/product.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { NoticeBar } from '../../../ui/feedback/notice.tsx';
import { FileTrigger } from '../../../ui/fields/file-trigger.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { addFile, filesOf, removeFile } from '../commands/set-files.ts';
import { t } from '../strings.ts';
import css from './files-card.module.css';

export interface FilesCardProps {
  readonly product: ProductView;
  readonly isReadOnly: boolean;
}

/** The files of a digital product, which customers download after payment. */
export function FilesCard({ product, isReadOnly }: FilesCardProps) {
  const { key: doc, productType } = product;
  const { api, newId } = useEditor();
  const run = useRun();
  const files = filesOf(useBody(doc));
  const upload = useMutation({
    mutationFn: async (chosen: readonly File[]) => {
      for (const file of chosen) {
        const { filename } = await api.uploadDownload(file);
        run(addFile(doc, { id: newId(), filename }, t('product.addFile')));
      }
    },
  });
  if (productType !== PRODUCT_TYPE.digital) return null;
  return (
    <Card
      title={t('product.files')}
      actions={
        !isReadOnly && (
          <FileTrigger onFiles={(chosen) => upload.mutate(chosen)}>
            <Button isSmall icon={<Upload aria-hidden="true" />} isDisabled={upload.isPending}>
              {t(upload.isPending ? 'product.uploading' : 'product.addFile')}
            </Button>
          </FileTrigger>
        )
      }
    >
      {upload.isError && <NoticeBar tone="bad">{messageOf(upload.error)}</NoticeBar>}
      {files.length === 0 ? (
        <p className={css.quiet}>{t('product.noFiles')}</p>
      ) : (
        <ul className={css.list}>
          {files.map(({ id, filename }) => (
            <li key={id} className={css.file}>
              {filename}
              {!isReadOnly && (
                <IconButton
                  icon={<X aria-hidden="true" />}
                  isSmall
                  label={t('product.removeFile', { name: filename })}
                  onPress={() => void run(removeFile(doc, id, t('product.removeFile', { name: filename })))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** The server's message, such as that the file is too large. */
function messageOf(error: unknown): string {
  return (error instanceof ApiFailure && error.message) || t('product.uploadFailed');
}
