import { Button } from '../../../../kit/buttons/button.tsx';
import { Tabs } from '../../../../kit/collections/tabs.tsx';
import { Checkbox } from '../../../../kit/fields/checkbox.tsx';
import { TextField } from '../../../../kit/fields/text-field.tsx';
import { Dialog } from '../../../../kit/overlays/dialog.tsx';
import { type StringKey, t } from '../../../../strings.ts';
import type { LinkMark } from '../../../../text/index.ts';
import css from '../../pages.module.css';
import { LinkFields } from './link-fields.tsx';
import { LINK_TYPES, type LinkType } from './link-value.ts';
import { type LinkDraft, useLinkDraft } from './use-link-draft.ts';

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
export function LinkDialog({ link, name, onClose, onSet }: LinkDialogProps) {
  const draft = useLinkDraft(link, name);
  const done = (next: LinkMark | undefined) => {
    onSet(next, draft.name);
    onClose();
  };
  const save = () => {
    const made = draft.take();
    if (made !== undefined) done(made);
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
            <Button variant="danger" onPress={() => done(undefined)}>
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
        <LinkForm draft={draft} />
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}

function LinkForm({ draft }: { readonly draft: LinkDraft }) {
  return (
    <>
      <TextField label={t('link.name')} value={draft.name} onChange={draft.setName} />
      <Tabs
        label={t('link.title')}
        selected={draft.type}
        onSelect={(id) => draft.setType(LINK_TYPES.find((each) => each === id) ?? 'page')}
        tabs={LINK_TYPES.map((id) => ({
          id,
          label: t(LABELS[id] as 'link.page'),
          content: (
            <div className={css.tabForm}>
              <LinkFields draft={draft} />
            </div>
          ),
        }))}
      />
      <Checkbox isSelected={draft.newWindow} onChange={draft.setNewWindow}>
        {t('link.newWindow')}
      </Checkbox>
    </>
  );
}
