import { useState } from 'react';
import type { Action, DocKey } from '../../../../compiler/model/index.ts';
import { useEditor } from '../../../core/hooks/editor-context.tsx';
import { useMay } from '../../../core/hooks/use-may.ts';
import { useRun } from '../../../core/hooks/use-run.ts';
import { collectionsOf } from '../../../core/model/documents.ts';
import type { FolderKind } from '../../../core/model/folder-kind.ts';
import { newDocumentId } from '../../../core/model/new-id.ts';
import { useAnnounce } from '../../../core/shell/announcer.tsx';
import { useNavigateTo } from '../../../core/shell/use-navigate-to.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { addLink } from '../navigation/link-commands.ts';
import { addFolder } from '../navigation/new-page-commands.ts';
import { addPageOfTemplate, missingSections } from '../section-library/add-page-of-template.ts';
import { BLANK_PAGE, PAGE_TEMPLATES } from '../section-library/page-templates.ts';
import { t } from '../strings/new-page-strings.ts';
import { LinkEntryFields, useLinkEntry } from './link-entry-fields.tsx';

export interface NewPageDialogProps {
  readonly onClose: () => void;
  readonly onCreated: (doc: DocKey) => void;
}

const TEMPLATE_OPTIONS = PAGE_TEMPLATES.map(({ id, name, description }) => ({
  id,
  label: name,
  description,
}));

/** What other screens create, with the URL of the dialog that asks for the rest. */
const OF_OTHER_SCREENS = {
  blog: '/config/content?add=blog',
  events: '/config/content?add=events',
  store: '/config/store/products?add=store',
} as const;

/** A page, an index page or folder for other pages, a collection with a screen of its own, or a link in the navigation. */
type NewKind = 'page' | FolderKind | keyof typeof OF_OTHER_SCREENS | 'link';

export function NewPageDialog({ onClose, onCreated }: NewPageDialogProps) {
  const form = useNewPage((doc) => {
    if (doc !== undefined) onCreated(doc);
    onClose();
  });
  const { kind, template, entry, isInNavigation } = form;
  return (
    <FormDialog
      title={t('pages.newHeading')}
      submit={t(SUBMIT[kind])}
      onSubmit={form.create}
      onClose={onClose}
    >
      <Select<NewKind>
        label={t('pages.newKind')}
        value={kind}
        onChange={form.setKind}
        options={KINDS.filter(({ id }) => form.kinds.includes(id))}
      />
      {kind === 'page' && (
        <Select
          label={t('pages.newTemplate')}
          value={template.id}
          onChange={form.setTemplate}
          options={TEMPLATE_OPTIONS}
          help={form.missing > 0 ? t('pages.templateMissing', { count: form.missing }) : undefined}
        />
      )}
      {kind === 'link' && <LinkEntryFields {...entry} />}
      {kind !== 'link' && !isOfOtherScreen(kind) && (
        <>
          {/* The field of another type gets the focus, as when the dialog opens: typing on the type would change it. */}
          <TextField
            key={kind}
            label={t('pages.newName')}
            value={entry.link.title}
            onChange={(title) => entry.set({ title })}
            autoFocus
            error={entry.errors.title}
          />
          <Checkbox isSelected={isInNavigation} onChange={form.setInNavigation}>
            {t('pages.newInNavigation')}
          </Checkbox>
        </>
      )}
    </FormDialog>
  );
}

const KINDS = [
  { id: 'page', label: t('pages.kindPage') },
  { id: 'blog', label: t('pages.kindBlog'), description: t('pages.kindBlogHelp') },
  { id: 'events', label: t('pages.kindEvents'), description: t('pages.kindEventsHelp') },
  { id: 'store', label: t('pages.kindStore'), description: t('pages.kindStoreHelp') },
  { id: 'index', label: t('pages.kindIndex'), description: t('pages.kindIndexHelp') },
  { id: 'folder', label: t('pages.kindFolder'), description: t('pages.kindFolderHelp') },
  { id: 'link', label: t('pages.kindLink'), description: t('pages.kindLinkHelp') },
] as const;

const SUBMIT = {
  page: 'pages.create',
  blog: 'pages.continue',
  events: 'pages.continue',
  store: 'pages.continue',
  index: 'pages.createFolder',
  folder: 'pages.createFolder',
  link: 'pages.addLink',
} as const;

function isOfOtherScreen(kind: NewKind): kind is keyof typeof OF_OTHER_SCREENS {
  return kind in OF_OTHER_SCREENS;
}

/** State of the form. `create` adds the page, folder or link when it is valid; a link has no document. */
function useNewPage(onCreated: (doc: DocKey | undefined) => void) {
  const { store, newId } = useEditor();
  const run = useRun();
  const may = useMay();
  const announce = useAnnounce();
  const navigate = useNavigateTo();
  const kinds = kindsFor(may, collectionsOf(store.states.getState().head, 'products').length > 0);
  const [kind, setKind] = useState<NewKind>(kinds[0] ?? 'link');
  const [template, setTemplate] = useState(BLANK_PAGE);
  const [isInNavigation, setInNavigation] = useState(true);
  const entry = useLinkEntry();
  const create = () => {
    if (isOfOtherScreen(kind)) {
      onCreated(undefined);
      navigate(OF_OTHER_SCREENS[kind]);
      return;
    }
    const link = entry.submit();
    const title = entry.link.title.trim();
    const { head } = store.states.getState();
    const entryId = newId();
    if (kind === 'link') {
      if (link === undefined || !run(addLink(entryId, link))) return;
      announce(t('pages.linkAdded', { name: link.title }));
      onCreated(undefined);
      return;
    }
    if (title === '') return;
    if (kind === 'page') {
      const pageId = newDocumentId(head, 'page', { title, fallback: 'page' });
      const page = { pageId, title, entryId, isInNavigation };
      if (run(addPageOfTemplate(head, { ...page, template, may, newId }))) onCreated(`page:${pageId}`);
    } else {
      const collectionId = newDocumentId(head, 'collection', { title, fallback: kind });
      if (run(addFolder({ collectionId, kind, title, entryId, isInNavigation })))
        onCreated(`collection:${collectionId}`);
    }
  };
  const missing = missingSections(store.states.getState().head, template, may);
  return {
    kinds,
    missing,
    kind,
    setKind,
    template,
    setTemplate: (id: string) => setTemplate(PAGE_TEMPLATES.find((each) => each.id === id) ?? BLANK_PAGE),
    entry,
    isInNavigation,
    setInNavigation,
    create,
  };
}

/** What the user may add. A site has one store; links are part of the navigation. */
function kindsFor(may: (action: Action) => boolean, hasStore: boolean): readonly NewKind[] {
  return [
    ...(may('new-pages.write') ? (['page', 'index', 'folder'] as const) : []),
    ...(may('content.write') ? (['blog'] as const) : []),
    ...(may('content.write') && may('events.write') ? (['events'] as const) : []),
    ...(!hasStore && may('products.write') && may('tags.write') ? (['store'] as const) : []),
    ...(may('pages.write') ? (['link'] as const) : []),
  ];
}
