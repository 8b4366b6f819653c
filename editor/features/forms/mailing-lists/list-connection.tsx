import { useState } from 'react';
import { useBody } from '../../../core/hooks/use-documents.ts';
import { useMay } from '../../../core/hooks/use-may.ts';
import type { ItemPart } from '../../../core/item-editor/item-editor-props.ts';
import { titleOf } from '../../../core/model/documents.ts';
import { textAt } from '../../../core/model/json-access.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { StatusPill } from '../../../ui/feedback/status-pill.tsx';
import { t } from '../strings.ts';
import { MailingListDialog } from './mailing-list-dialog.tsx';
import css from './mailing-lists.module.css';

/** Whether the form adds addresses to a mailing list. */
export function ListConnection({ doc, isReadOnly = false }: ItemPart) {
  const mayRead = useMay()('mailing-lists.read');
  const [isOpen, setOpen] = useState(false);
  const listId = textAt(useBody(doc), 'mailingList', 'listId');
  const list = useBody(`mailing-list:${listId}`);
  if (!mayRead) return null;
  const isConnected = listId !== '';
  return (
    <section aria-label={t('lists.one')} className={css.connection}>
      <div className={css.row}>
        <span className={css.label}>{t('lists.one')}</span>
        {!isReadOnly && (
          <Button isSmall onPress={() => setOpen(true)}>
            {t(isConnected ? 'lists.manage' : 'lists.connect')}
          </Button>
        )}
      </div>
      <div>
        <StatusPill tone={isConnected ? 'ok' : 'quiet'}>
          {isConnected
            ? t('lists.connectedTo', { name: titleOf(`mailing-list:${listId}`, list) })
            : t('lists.disconnected')}
        </StatusPill>
      </div>
      <p className={css.help}>{t(isConnected ? 'lists.connectedText' : 'lists.disconnectedText')}</p>
      {isOpen && <MailingListDialog doc={doc} onClose={() => setOpen(false)} />}
    </section>
  );
}
