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
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import type { ContentKind } from './content-kind.ts';
import { createBlog } from './create-blog.ts';
import { t } from './strings.ts';

export interface NewBlogDialogProps {
  /** The kind that is chosen at first. */
  readonly kind: ContentKind;
  /** Whether the site has neither yet: there is a button for each kind. */
  readonly isFirst: boolean;
  readonly onClose: () => void;
}

const TITLES = { blog: 'content.addBlog', events: 'content.addEvents' } as const;

/** Creates a blog or an events page and continues with its first post or event. */
export function NewBlogDialog({ kind: firstKind, isFirst, onClose }: NewBlogDialogProps) {
  const may = useMay();
  const mayLink = may('pages.write');
  const { kind, setKind, title, setTitle, urlId, setUrlId, isLinked, setLinked, errors, isCreated, create } =
    useNewBlog(firstKind, mayLink);
  const mayAddEvents = may('events.write');
  if (isCreated) return null;
  return (
    <FormDialog
      title={t(mayAddEvents && !isFirst ? 'content.addCollection' : TITLES[kind])}
      submit={t(kind === 'blog' ? 'content.createBlog' : 'content.createEvents')}
      onSubmit={create}
      onClose={onClose}
    >
      {mayAddEvents && (
        <Select<ContentKind>
          label={t('content.kind')}
          value={kind}
          onChange={setKind}
          options={[
            { id: 'blog', label: t('content.kind.blog'), description: t('content.kind.blogHelp') },
            { id: 'events', label: t('content.kind.events'), description: t('content.kind.eventsHelp') },
          ]}
        />
      )}
      <TextField
        label={t('content.name')}
        placeholder={t(TITLE_EXAMPLE[kind])}
        value={title}
        onChange={setTitle}
        error={errors.title}
        autoFocus
      />
      <TextField
        label={t('content.blogUrl')}
        help={
          kind === 'blog'
            ? t('content.blogUrlHelp', { url: `/${urlId}/${t('content.examplePost')}` })
            : t('content.eventsUrlHelp', { url: `/${urlId}/${t('content.exampleEvent')}` })
        }
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

const TITLE_EXAMPLE = { blog: 'content.blogTitleExample', events: 'content.eventsTitleExample' } as const;

/** State of the form. The URL slug follows the title until it is edited. */
function useNewBlog(firstKind: ContentKind, mayLink: boolean) {
  const { store, newId } = useEditor();
  const run = useRun();
  const navigate = useNavigateTo();
  const taken = topUrlIds(useBodies());
  const [kind, setKind] = useState(firstKind);
  const [title, setTitle] = useState('');
  const [typedUrlId, setUrlId] = useState<string>();
  const [isLinked, setLinked] = useState(true);
  const [isTried, setTried] = useState(false);
  // The blog is in the list before the next screen is shown: its own URL must not be reported as taken.
  const [isCreated, setCreated] = useState(false);
  const name = title.trim();
  const urlId = typedUrlId ?? freeUrlId(pageUrlIdOf(name || t(TITLE_EXAMPLE[kind])), taken);
  const urlError =
    validateUrlId(urlId, '/') ?? (taken.has(urlId.toLowerCase()) ? t('field.slugInUse') : undefined);
  const create = () => {
    setTried(true);
    if (name === '' || urlError !== undefined) return;
    const { head } = store.states.getState();
    const collectionId = newDocumentId(head, 'collection', { title: name, fallback: kind });
    const entryId = mayLink && isLinked ? newId() : undefined;
    if (!run(createBlog({ kind, collectionId, title: name, urlId, entryId }))) return;
    setCreated(true);
    navigate(`/config/content/${encodeURIComponent(collectionId)}?add=1`);
  };
  const errors = { title: isTried && name === '' ? t('content.nameMissing') : undefined, urlId: urlError };
  return { kind, setKind, title, setTitle, urlId, setUrlId, isLinked, setLinked, errors, isCreated, create };
}
