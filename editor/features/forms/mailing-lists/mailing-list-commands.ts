import type { DocKey, MailingList } from '../../../../compiler/model/index.ts';
import { createDocument } from '../../../core/commands/create-document.ts';
import { setValue } from '../../../core/commands/set-value.ts';
import { documentsOf } from '../../../core/model/documents.ts';
import { textAt } from '../../../core/model/json-access.ts';
import type { Command } from '../../../core/operations/changes/change.ts';
import { t } from '../strings.ts';

/** Creates a mailing list. */
export function createMailingList(listId: string, list: MailingList): Command {
  const doc: DocKey = `mailing-list:${listId}`;
  return createDocument({ doc, body: list, label: t('lists.createLabel', { name: list.name }) });
}

/** Connects a form to a list, with the double opt-in of the list, or disconnects it. */
export function connectForm(doc: DocKey, listId: string | undefined): Command {
  const value = listId === undefined ? undefined : { listId };
  return setValue({ doc, at: ['mailingList'], label: t('lists.connectLabel'), value });
}

/** Deletes a list and disconnects its forms, in one undo step. */
export function deleteMailingList(listId: string, title: string): Command {
  return (bodies) => ({
    label: t('lists.deleteLabel', { title }),
    ops: [
      ...documentsOf(bodies, 'form')
        .filter(({ body }) => textAt(body, 'mailingList', 'listId') === listId)
        .map(({ key: doc }) => ({ doc, at: ['mailingList'], kind: 'unset' as const })),
      { doc: `mailing-list:${listId}`, at: [], kind: 'remove' },
    ],
  });
}

/** Overrides the double opt-in of the list for one form. */
export function setDoubleOptIn(doc: DocKey, isOn: boolean): Command {
  return setValue({ doc, at: ['mailingList', 'doubleOptIn'], label: t('lists.connectLabel'), value: isOn });
}
