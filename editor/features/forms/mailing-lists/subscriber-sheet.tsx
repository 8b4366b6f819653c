import type { StoredSubscriber } from '../../../../formatters/vocabulary/api/mailing-lists.ts';
import { useEditor } from '../../../core/hooks/editor-context.tsx';
import { useMay } from '../../../core/hooks/use-may.ts';
import { mailtoLink } from '../../../core/model/mailto-link.ts';
import { useSiteTime } from '../../../core/time/use-site-time.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { DescriptionList } from '../../../ui/layout/description-list.tsx';
import { useConfirm } from '../../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useNotify } from '../../../ui/overlays/toast.tsx';
import { t } from '../strings.ts';
import { useDeletion } from './use-deletion.ts';

export interface SubscriberSheetProps {
  readonly listId: string;
  readonly subscriber: StoredSubscriber;
  readonly onClose: () => void;
}

/** One subscriber, with the button that deletes it. */
export function SubscriberSheet({ listId, subscriber, onClose }: SubscriberSheetProps) {
  const mayWrite = useMay()('submissions.write');
  const { dateTimeLabel } = useSiteTime();
  const { email, createdOn } = subscriber;
  return (
    <Dialog
      title={t('lists.subscriber')}
      isOpen
      onClose={onClose}
      isSheet
      actions={mayWrite && <DeleteSubscriber listId={listId} subscriber={subscriber} onClose={onClose} />}
    >
      <DescriptionList
        items={[
          { name: t('lists.column.email'), value: <Link href={mailtoLink(email)}>{email}</Link> },
          { name: t('lists.column.date'), value: dateTimeLabel(createdOn) },
        ]}
      />
    </Dialog>
  );
}

function DeleteSubscriber({ listId, subscriber, onClose }: SubscriberSheetProps) {
  const { api } = useEditor();
  const confirm = useConfirm();
  const notify = useNotify();
  const deletion = useDeletion();
  const remove = async () => {
    const dialog = {
      title: t('lists.removeTitle', { email: subscriber.email }),
      text: t('lists.removeText'),
    };
    if (!(await confirm({ ...dialog, confirm: t('lists.remove'), isDanger: true }))) return;
    if (!(await deletion.run(() => api.deleteSubscriber(listId, subscriber.id)))) return;
    notify(t('lists.removed'));
    onClose();
  };
  return (
    <Button variant="danger" isPending={deletion.isBusy} onPress={() => void remove()}>
      {t('kit.delete')}
    </Button>
  );
}
