import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useBody, useDocuments } from '../../../core/hooks/use-documents.ts';
import { useMay } from '../../../core/hooks/use-may.ts';
import { useRun } from '../../../core/hooks/use-run.ts';
import type { ItemPart } from '../../../core/item-editor/item-editor-props.ts';
import { titleOf } from '../../../core/model/documents.ts';
import { allFieldsOf } from '../../../core/model/form.ts';
import { recordAt, textAt } from '../../../core/model/json-access.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { NoticeBar } from '../../../ui/feedback/notice.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { t } from '../strings.ts';
import { hasDoubleOptIn } from './has-double-opt-in.ts';
import { connectForm, setDoubleOptIn } from './mailing-list-commands.ts';
import css from './mailing-lists.module.css';
import { useNewList } from './use-new-list.tsx';

export interface MailingListDialogProps extends Pick<ItemPart, 'doc'> {
  readonly onClose: () => void;
}

/** Connects the form to a mailing list. Choices take effect at once while it is connected. */
export function MailingListDialog({ doc, onClose }: MailingListDialogProps) {
  const run = useRun();
  const body = useBody(doc);
  const lists = useDocuments('mailing-list');
  const connectedId = textAt(body, 'mailingList', 'listId');
  const [chosenId, setChosen] = useState(connectedId);
  const [isTried, setTried] = useState(false);
  const isConnected = connectedId !== '';
  const selected = lists.find(({ id }) => id === (isConnected ? connectedId : chosenId));
  const choose = (listId: string) => {
    setChosen(listId);
    if (isConnected) run(connectForm(doc, listId));
  };
  const connect = () => {
    setTried(true);
    if (selected !== undefined) run(connectForm(doc, selected.id));
  };
  const disconnect = () => {
    setTried(false);
    run(connectForm(doc, undefined));
  };
  return (
    <Dialog
      title={t('lists.one')}
      size="small"
      isOpen
      onClose={onClose}
      actions={
        <ConnectionButtons
          isConnected={isConnected}
          {...(lists.length > 0 && { onConnect: connect })}
          onDisconnect={disconnect}
          onClose={onClose}
        />
      }
    >
      <div className={css.stack}>
        {!allFieldsOf(body).some(({ type }) => type === 'email') && (
          <NoticeBar tone="warn">{t('lists.noEmailField')}</NoticeBar>
        )}
        {lists.length === 0 ? (
          <NoticeBar>{t('lists.none')}</NoticeBar>
        ) : (
          <Select
            label={t('lists.list')}
            placeholder={t('lists.choose')}
            options={lists.map(({ id, key, body: list }) => ({ id, label: titleOf(key, list) }))}
            value={selected?.id ?? null}
            onChange={choose}
            error={isTried && selected === undefined ? t('lists.missing') : undefined}
          />
        )}
        {isConnected && selected !== undefined && <DoubleOptIn doc={doc} list={selected.body} />}
        <CreateList hasLists={lists.length > 0} onCreated={choose} />
      </div>
    </Dialog>
  );
}

interface ConnectionButtonsProps {
  readonly isConnected: boolean;
  /** Absent without any list. */
  readonly onConnect?: () => void;
  readonly onDisconnect: () => void;
  readonly onClose: () => void;
}

function ConnectionButtons({ isConnected, onConnect, onDisconnect, onClose }: ConnectionButtonsProps) {
  if (!isConnected)
    return (
      <>
        <Button onPress={onClose}>{t('kit.cancel')}</Button>
        {onConnect !== undefined && (
          <Button variant="primary" onPress={onConnect}>
            {t('lists.connect')}
          </Button>
        )}
      </>
    );
  return (
    <>
      <Button variant="danger" onPress={onDisconnect}>
        {t('lists.disconnect')}
      </Button>
      <Button variant="primary" onPress={onClose}>
        {t('forms.done')}
      </Button>
    </>
  );
}

function DoubleOptIn({ doc, list }: { readonly doc: ItemPart['doc']; readonly list: unknown }) {
  const run = useRun();
  const { doubleOptIn } = recordAt(useBody(doc), 'mailingList');
  const isOn = typeof doubleOptIn === 'boolean' ? doubleOptIn : hasDoubleOptIn(list);
  return (
    <div>
      <Switch isSelected={isOn} onChange={(next) => run(setDoubleOptIn(doc, next))}>
        {t('lists.doubleOptIn')}
      </Switch>
      <p className={css.help}>{t('lists.doubleOptInHelp')}</p>
    </div>
  );
}

interface CreateListProps {
  readonly hasLists: boolean;
  readonly onCreated: (listId: string) => void;
}

/** Open where there is no list to choose. */
function CreateList({ hasLists, onCreated }: CreateListProps) {
  const mayWrite = useMay()('mailing-lists.write');
  const [isOpen, setOpen] = useState(!hasLists);
  if (!mayWrite) return null;
  if (!isOpen)
    return (
      <div>
        <Button isSmall icon={<Plus aria-hidden="true" />} onPress={() => setOpen(true)}>
          {t('lists.create')}
        </Button>
      </div>
    );
  return (
    <NewListFields
      onCreated={(listId) => {
        setOpen(false);
        onCreated(listId);
      }}
    />
  );
}

function NewListFields({ onCreated }: Pick<CreateListProps, 'onCreated'>) {
  const { fields, create } = useNewList();
  const submit = () => {
    const listId = create();
    if (listId !== undefined) onCreated(listId);
  };
  return (
    <form
      className={css.newList}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {fields}
      <div>
        <Button onPress={submit}>{t('lists.create')}</Button>
      </div>
      {/* Without a submit button, Enter only submits forms with a single field. */}
      <button type="submit" hidden />
    </form>
  );
}
