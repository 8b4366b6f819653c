import { useState } from 'react';
import { useEditor } from '../../core/hooks/editor-context.tsx';
import { useBodies } from '../../core/hooks/use-documents.ts';
import { useMay } from '../../core/hooks/use-may.ts';
import { useRun } from '../../core/hooks/use-run.ts';
import { newDocumentId } from '../../core/model/new-id.ts';
import { freeUrlId } from '../../core/model/url-id.ts';
import { pageUrlIdOf, topUrlIds, validateUrlId } from '../../core/model/url-path.ts';
import { useNavigateTo } from '../../core/shell/use-navigate-to.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { createBlog } from './create-blog.ts';
import { t } from './strings.ts';

/** Creates a blog and continues with its first post. */
export function NewBlogDialog({ onClose }: { readonly onClose: () => void }) {
  const mayLink = useMay()('pages.write');
  const { title, setTitle, urlId, setUrlId, isLinked, setLinked, errors, isCreated, create } =
    useNewBlog(mayLink);
  if (isCreated) return null;
  return (
    <FormDialog
      title={t('content.addBlog')}
      submit={t('content.createBlog')}
      onSubmit={create}
      onClose={onClose}
    >
      <TextField
        label={t('content.name')}
        placeholder={t('content.blogTitleExample')}
        value={title}
        onChange={setTitle}
        error={errors.title}
        autoFocus
      />
      <TextField
        label={t('content.blogUrl')}
        help={t('content.blogUrlHelp', { url: `/${urlId}/${t('content.examplePost')}` })}
        value={urlId}
        onChange={setUrlId}
        error={errors.urlId}
        prefix="/"
        isMono
      />
      {mayLink && (
        <Checkbox isSelected={isLinked} onChange={setLinked}>
          {t('content.inNavigation')}
        </Checkbox>
      )}
    </FormDialog>
  );
}

/** State of the form. The URL slug follows the title until it is edited. */
function useNewBlog(mayLink: boolean) {
  const { store, newId } = useEditor();
  const run = useRun();
  const navigate = useNavigateTo();
  const taken = topUrlIds(useBodies());
  const [title, setTitle] = useState('');
  const [typedUrlId, setUrlId] = useState<string>();
  const [isLinked, setLinked] = useState(true);
  const [isTried, setTried] = useState(false);
  // The blog is in the list before the next screen is shown: its own URL must not be reported as taken.
  const [isCreated, setCreated] = useState(false);
  const name = title.trim();
  const urlId = typedUrlId ?? freeUrlId(pageUrlIdOf(name || t('content.blogTitleExample')), taken);
  const urlError =
    validateUrlId(urlId, '/') ?? (taken.has(urlId.toLowerCase()) ? t('field.slugInUse') : undefined);
  const create = () => {
    setTried(true);
    if (name === '' || urlError !== undefined) return;
    const { head } = store.states.getState();
    const collectionId = newDocumentId(head, 'collection', { title: name, fallback: 'blog' });
    const entryId = mayLink && isLinked ? newId() : undefined;
    if (!run(createBlog({ collectionId, title: name, urlId, entryId }))) return;
    setCreated(true);
    navigate(`/config/content/${encodeURIComponent(collectionId)}?add=1`);
  };
  const errors = { title: isTried && name === '' ? t('content.nameMissing') : undefined, urlId: urlError };
  return { title, setTitle, urlId, setUrlId, isLinked, setLinked, errors, isCreated, create };
}
