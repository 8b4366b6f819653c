import { useCallback } from 'react';
import { useNotify } from '../../ui/overlays/toast.tsx';
import { useEditor } from '../hooks/editor-context.tsx';
import { t } from '../strings/core-strings.ts';
import { FILE_EXTENSIONS, type FileRules, rejectionOf, sizeLabel } from './file-rules.ts';

/**
 * Uploads files and notifies the user of each rejected file with its reason (R-FILE-MSG-02, -03). Returns the upload
 * ids of the accepted files.
 */
export function useAddFiles(): (files: readonly File[]) => readonly string[] {
  const { uploads, site } = useEditor();
  const notify = useNotify();
  return useCallback(
    (files) => {
      const rules: FileRules = { extensions: FILE_EXTENSIONS, maxBytes: site.maxUploadBytes };
      const accepted: File[] = [];
      for (const file of files) {
        const rejection = rejectionOf(file, rules);
        const fileName = file.name;
        if (rejection === undefined) accepted.push(file);
        else if (rejection === 'unsupported')
          notify({
            text: t('upload.unsupported', { fileName, endings: rules.extensions.join(', ') }),
            isBad: true,
          });
        else {
          const maxSize = sizeLabel(rules.maxBytes);
          notify({ text: t('upload.tooLarge', { fileName, maxSize }), isBad: true });
        }
      }
      return accepted.length > 0 ? uploads.add(accepted) : [];
    },
    [uploads, site, notify],
  );
}
