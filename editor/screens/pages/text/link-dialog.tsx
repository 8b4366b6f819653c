import { type ReactNode, useState } from 'react';
import { useEditor } from '../../../hooks/editor-context.tsx';
import { Button } from '../../../kit/buttons/button.tsx';
import { Tabs } from '../../../kit/collections/tabs.tsx';
import { Checkbox } from '../../../kit/fields/checkbox.tsx';
import { ComboBox } from '../../../kit/fields/combo-box.tsx';
import { TextArea } from '../../../kit/fields/text-area.tsx';
import { TextField } from '../../../kit/fields/text-field.tsx';
import { Dialog } from '../../../kit/overlays/dialog.tsx';
import { documentsOf } from '../../../model/documents.ts';
import { textAt } from '../../../model/read.ts';
import { type StringKey, t } from '../../../strings.ts';
import type { LinkMark } from '../../../text/index.ts';
import css from '../pages.module.css';
import {
  hrefOf,
  LINK_TYPES,
  type LinkFields,
  type LinkType,
  linkOf,
  NO_LINK,
  pagePaths,
} from './link-value.ts';

export interface LinkDialogProps {
  readonly link: LinkMark | undefined;
  /** The words that the link is on. */
  readonly name: string;
  readonly onClose: () => void;
  readonly onSet: (link: LinkMark | undefined, name: string) => void;
}

const LABELS: Readonly<Record<LinkType, StringKey>> = {
  page: 'link.page',
  web: 'link.web',
  email: 'link.email',
  phone: 'link.phone',
  file: 'link.file',
};

/** Where a text leads: five kinds of places, each with its own fields (R-LINK-TABS-01 to -03). */
export function LinkDialog({ link, name: named, onClose, onSet }: LinkDialogProps) {
  const { store } = useEditor();
  const bodies = store.states.getState().head;
  const [{ type, fields }, setState] = useState(() =>
    link === undefined ? { type: 'page' as LinkType, fields: NO_LINK } : linkOf(link.href),
  );
  const [name, setName] = useState(named);
  const [newWindow, setNewWindow] = useState(link?.newWindow ?? false);
  const [isTried, setTried] = useState(false);
  const result = hrefOf(bodies, type, fields);
  const error = isTried && !result.ok ? result.message : undefined;
  const set = (changed: Partial<LinkFields>) => setState({ type, fields: { ...fields, ...changed } });
  const save = () => {
    setTried(true);
    if (!result.ok) return;
    onSet({ href: result.href, newWindow }, name);
    onClose();
  };
  const field = (key: keyof LinkFields, label: StringKey, shown = error) => (
    <TextField
      label={t(label as 'link.to')}
      value={fields[key]}
      onChange={(value) => set({ [key]: value })}
      error={shown}
    />
  );
  const content: Readonly<Record<LinkType, () => ReactNode>> = {
    page: () => (
      <>
        {field('page', 'link.pageUrl')}
        <ComboBox
          label={t('pages.tree')}
          isLabelHidden
          options={pagePaths(bodies).map(({ url, title }) => ({ id: url, label: title, description: url }))}
          value={fields.page === '' ? null : fields.page}
          onChange={(url) => url !== null && set({ page: url })}
        />
      </>
    ),
    web: () => field('web', 'link.webUrl'),
    email: () => (
      <>
        {field('to', 'link.to')}
        {field('cc', 'link.cc', undefined)}
        {field('bcc', 'link.bcc', undefined)}
        {field('subject', 'link.subject', undefined)}
        <TextArea label={t('link.body')} value={fields.body} onChange={(body) => set({ body })} />
      </>
    ),
    phone: () => field('phone', 'link.number'),
    file: () => (
      <ComboBox
        label={t('link.fileName')}
        error={error}
        options={documentsOf(bodies, 'asset').map(({ body }) => ({
          id: textAt(body, 'filename'),
          label: textAt(body, 'filename'),
        }))}
        value={fields.file === '' ? null : fields.file}
        onChange={(file) => set({ file: file ?? '' })}
      />
    ),
  };
  return (
    <Dialog
      title={t('link.title')}
      size="small"
      isOpen
      onClose={onClose}
      actions={
        <>
          {link !== undefined && (
            <Button
              variant="danger"
              onPress={() => {
                onSet(undefined, name);
                onClose();
              }}
            >
              {t('link.remove')}
            </Button>
          )}
          <Button onPress={onClose}>{t('kit.cancel')}</Button>
          <Button variant="primary" onPress={save}>
            {t('link.save')}
          </Button>
        </>
      }
    >
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField label={t('link.name')} value={name} onChange={setName} />
        <Tabs
          label={t('link.title')}
          selected={type}
          onSelect={(id) => {
            setTried(false);
            setState({ type: LINK_TYPES.find((each) => each === id) ?? 'page', fields });
          }}
          tabs={LINK_TYPES.map((id) => ({
            id,
            label: t(LABELS[id] as 'link.page'),
            content: <div className={css.form}>{content[id]()}</div>,
          }))}
        />
        <Checkbox isSelected={newWindow} onChange={setNewWindow}>
          {t('link.newWindow')}
        </Checkbox>
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
