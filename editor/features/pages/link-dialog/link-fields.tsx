import { useEditor } from '../../../core/hooks/editor-context.tsx';
import { documentsOf } from '../../../core/model/documents.ts';
import { textAt } from '../../../core/model/json-access.ts';
import { ComboBox } from '../../../ui/fields/combo-box.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { LinkNote } from '../links/link-note.tsx';
import { linkWarning } from '../links/link-warning.ts';
import { PagePicker } from '../links/page-picker.tsx';
import { t } from '../strings/link-dialog-strings.ts';
import type { LinkFields as Values } from './link-value.ts';
import type { LinkDraft } from './use-link-draft.ts';

export interface LinkFieldsProps {
  readonly draft: LinkDraft;
}

/** The fields of the selected tab (R-LINK-TABS-02, -03). */
export function LinkFields({ draft }: LinkFieldsProps) {
  switch (draft.type) {
    case 'page':
      return <PageFields draft={draft} />;
    case 'web':
      return <Field draft={draft} name="web" label="link.webUrl" isMain />;
    case 'email':
      return <EmailFields draft={draft} />;
    case 'phone':
      return <Field draft={draft} name="phone" label="link.number" isMain />;
    case 'file':
      return <FileField draft={draft} />;
  }
}

type LinkLabel = Parameters<typeof t>[0];

interface FieldProps extends LinkFieldsProps {
  readonly name: keyof Values;
  readonly label: LinkLabel;
  /** The field that shows the error. */
  readonly isMain?: boolean;
}

function Field({ draft, name, label, isMain = false }: FieldProps) {
  return (
    <TextField
      label={t(label as 'link.to')}
      value={draft.fields[name]}
      onChange={(value) => draft.set({ [name]: value })}
      error={isMain ? draft.error : undefined}
      autoFocus={isMain && draft.isSuggested}
    />
  );
}

function PageFields({ draft }: LinkFieldsProps) {
  const { store } = useEditor();
  const { page } = draft.fields;
  const { head } = store.states.getState();
  const hasRepair = draft.error !== undefined && linkWarning(head, page)?.suggestion !== undefined;
  return (
    <>
      <Field draft={draft} name="page" label="link.pageUrl" isMain />
      {hasRepair && <LinkNote href={page} onUse={draft.use} />}
      <PagePicker url={page} onChoose={(url) => draft.set({ page: url })} />
    </>
  );
}

function EmailFields({ draft }: LinkFieldsProps) {
  return (
    <>
      <Field draft={draft} name="to" label="link.to" isMain />
      <Field draft={draft} name="cc" label="link.cc" />
      <Field draft={draft} name="bcc" label="link.bcc" />
      <Field draft={draft} name="subject" label="link.subject" />
      <TextArea label={t('link.body')} value={draft.fields.body} onChange={(body) => draft.set({ body })} />
    </>
  );
}

function FileField({ draft }: LinkFieldsProps) {
  const { store } = useEditor();
  const { file } = draft.fields;
  const names = documentsOf(store.states.getState().head, 'asset').map(({ body }) =>
    textAt(body, 'filename'),
  );
  return (
    <ComboBox
      label={t('link.fileName')}
      error={draft.error}
      options={names.map((name) => ({ id: name, label: name }))}
      value={file === '' ? null : file}
      onChange={(name) => draft.set({ file: name ?? '' })}
    />
  );
}
