import type { LinkDialogProps } from '../../../core/shell/shell-context.tsx';
import type { LinkMark } from '../../../core/text/session/text-command.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Tabs } from '../../../ui/collections/tabs.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { t } from '../strings/link-dialog-strings.ts';
import css from './link-dialog.module.css';
import { LinkFields } from './link-fields.tsx';
import { LINK_TYPES } from './link-value.ts';
import { type LinkDraft, useLinkDraft } from './use-link-draft.ts';

/** Edits a link. Each of the five link types has its own fields (R-LINK-TABS-01 to -03). */
export function LinkDialog({ link, name, hasNewWindow = true, onClose, onSet }: LinkDialogProps) {
  const draft = useLinkDraft(link, name);
  const done = (next: LinkMark | undefined) => {
    onSet(next, draft.name);
    onClose();
  };
  const save = () => {
    const link = draft.update();
    if (link !== undefined) done(link);
  };
  return (
    <FormDialog
      title={t('link.title')}
      submit={t('link.save')}
      onSubmit={save}
      onClose={onClose}
      more={
        link !== undefined && (
          <Button variant="danger" onPress={() => done(undefined)}>
            {t('link.remove')}
          </Button>
        )
      }
    >
      <LinkForm draft={draft} hasNewWindow={hasNewWindow} />
    </FormDialog>
  );
}

interface LinkFormProps {
  readonly draft: LinkDraft;
  readonly hasNewWindow: boolean;
}

function LinkForm({ draft, hasNewWindow }: LinkFormProps) {
  return (
    <>
      <TextField label={t('link.name')} value={draft.name} onChange={draft.setName} />
      <Tabs
        label={t('link.title')}
        selected={draft.type}
        onSelect={(id) => draft.setType(LINK_TYPES.find((each) => each === id) ?? 'page')}
        tabs={LINK_TYPES.map((id) => ({
          id,
          label: t(`link.${id}`),
          content: (
            <div className={css.tabForm}>
              <LinkFields draft={draft} />
            </div>
          ),
        }))}
      />
      {hasNewWindow && (
        <Checkbox isSelected={draft.newWindow} onChange={draft.setNewWindow}>
          {t('link.newWindow')}
        </Checkbox>
      )}
    </>
  );
}
