import { useState } from 'react';
import { useEditor } from '../../../core/hooks/editor-context.tsx';
import { useMay } from '../../../core/hooks/use-may.ts';
import { freeUrlId } from '../../../core/model/url-id.ts';
import { pageUrlIdOf, topUrlIds, validateUrlId } from '../../../core/model/url-path.ts';
import { useNavigateTo } from '../../../core/shell/use-navigate-to.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useReturnFocus } from '../../../ui/focus/use-return-focus.ts';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { useNotify } from '../../../ui/overlays/toast.tsx';
import { t } from '../strings.ts';
import { StepList } from './step-list.tsx';
import { StoreFailureNotice } from './store-failure-notice.tsx';
import { isDone, type StoreSetup, storeTitleOf } from './store-setup.ts';
import { useStoreCreation } from './use-store-creation.ts';

export interface NewStoreDialogProps {
  /** The store to complete; undefined creates one. */
  readonly unfinished: StoreSetup | undefined;
  readonly onChange: (setup: StoreSetup | undefined) => void;
  readonly onClose: () => void;
}

/** Creates a store and continues with its first product. */
export function NewStoreDialog({ unfinished, onChange, onClose }: NewStoreDialogProps) {
  useReturnFocus();
  const mayLink = useMay()('pages.publish');
  const navigate = useNavigateTo();
  const notify = useNotify();
  const form = useStoreForm({ unfinished, mayLink });
  const { created, running, failure, hasFailed, run } = useStoreCreation({
    unfinished,
    onChange,
    onComplete: ({ title }) => {
      notify(t('newStore.created', { title }));
      // Back does not lead to this dialog again.
      navigate('/config/store/products?add=1', { isReplacement: true });
    },
  });
  const isPending = running !== undefined;
  const isFixed = isPending || created !== undefined;
  const isLinkFixed = isPending || (created !== undefined && isDone('navigation', created));
  const setup = { ...(created ?? form.setup), isLinked: form.setup.isLinked };
  const submit = () => {
    if (isPending || (created === undefined && form.urlError !== undefined)) return;
    void run(setup);
  };
  return (
    <FormDialog
      title={t('newStore.heading')}
      submit={t(hasFailed ? 'error.tryAgain' : 'newStore.create')}
      cancel={hasFailed && created !== undefined ? t('kit.close') : undefined}
      onSubmit={submit}
      onClose={onClose}
      isPending={isPending}
    >
      {failure !== undefined && (
        <StoreFailureNotice failure={failure} isPartlyCreated={created !== undefined} />
      )}
      <TextField
        label={t('newStore.name')}
        help={isFixed ? undefined : t('newStore.nameHelp', { fallback: t('newStore.fallbackTitle') })}
        placeholder={t('newStore.fallbackTitle')}
        value={created?.title ?? form.title}
        onChange={form.setTitle}
        isReadOnly={isFixed}
        autoFocus
      />
      <TextField
        label={t('newStore.url')}
        help={isFixed ? undefined : t('newStore.urlHelp', { url: exampleUrl(form.setup) })}
        value={created?.urlId ?? form.setup.urlId}
        onChange={form.setUrlId}
        error={isFixed ? undefined : form.urlError}
        isReadOnly={isFixed}
        prefix="/"
        isMono
      />
      {mayLink && (
        <Checkbox isSelected={form.setup.isLinked} onChange={form.setLinked} isReadOnly={isLinkFixed}>
          {t('newStore.inNavigation')}
        </Checkbox>
      )}
      <StepList setup={setup} running={running} failed={failure?.step} isShown={isFixed} />
    </FormDialog>
  );
}

function exampleUrl({ urlId }: StoreSetup): string {
  return `/${urlId}/p/${t('newStore.exampleProduct')}`;
}

interface StoreFormOptions {
  readonly unfinished: StoreSetup | undefined;
  readonly mayLink: boolean;
}

/** State of the form. The URL slug follows the title until it is edited. */
function useStoreForm({ unfinished, mayLink }: StoreFormOptions) {
  const { store } = useEditor();
  // Those when the dialog was opened: the URL slug of the store itself must not be reported as taken.
  const [taken] = useState(() => topUrlIds(store.states.getState().head));
  const [title, setTitle] = useState(unfinished?.title ?? '');
  const [typedUrlId, setUrlId] = useState(unfinished?.urlId);
  const [isLinked, setLinked] = useState(mayLink && (unfinished?.isLinked ?? true));
  const storeTitle = storeTitleOf(title);
  const urlId = typedUrlId ?? freeUrlId(pageUrlIdOf(storeTitle), taken);
  const urlError =
    validateUrlId(urlId, '/') ?? (taken.has(urlId.toLowerCase()) ? t('field.slugInUse') : undefined);
  const setup: StoreSetup = { title: storeTitle, urlId, isLinked };
  return { title, setTitle, setUrlId, setLinked, setup, urlError };
}
