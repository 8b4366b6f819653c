import { useCallback } from 'react';
import type { DocKey } from '../../../../compiler/model/index.ts';
import { useEditor } from '../../../core/hooks/editor-context.tsx';
import { useOpState } from '../../../core/hooks/use-documents.ts';
import { useMay } from '../../../core/hooks/use-may.ts';
import { useRun } from '../../../core/hooks/use-run.ts';
import type { Command } from '../../../core/operations/changes/change.ts';
import type { OpState } from '../../../core/operations/state/op-state.ts';
import { useAnnounce } from '../../../core/shell/announcer.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { NoticeBar } from '../../../ui/feedback/notice.tsx';
import { useNotify } from '../../../ui/overlays/toast.tsx';
import { bringToFront, makeRoomFor } from '../block-commands/arrange-commands.ts';
import { focusBlock } from '../hooks/focus-canvas.ts';
import { overlapMessages } from '../model/overlap-text.ts';
import type { LayoutDevice } from '../model/page-layout.ts';
import { t } from '../strings/pages-strings.ts';

export interface OverlapNoteProps {
  readonly doc: DocKey;
  readonly blockId: string;
  /** The device shown on the canvas. Its overlaps come first. */
  readonly device: LayoutDevice;
}

/** Warns about overlapping blocks, with buttons to resolve or accept the overlap. */
export function OverlapNote({ doc, blockId, device }: OverlapNoteProps) {
  const messages = useOpState(
    useCallback(
      ({ head }: OpState) => overlapMessages({ bodies: head, doc, blockId }, device).join(' '),
      [doc, blockId, device],
    ),
  );
  const { store } = useEditor();
  const run = useRun();
  const notify = useNotify();
  const announce = useAnnounce();
  const mayWrite = useMay()('pages.write');
  if (messages === '') return null;
  const room = { done: t('overlap.madeRoom'), failed: t('overlap.noRoom') };
  const top = { done: t('overlap.keptOnTop'), failed: t('overlap.tooManyLayers') };
  const press = (command: Command, { done, failed }: { readonly done: string; readonly failed: string }) => {
    if (!run(command)) return;
    const bodies = store.states.getState().head;
    const isLeft = overlapMessages({ bodies, doc, blockId }, device).length > 0;
    if (isLeft) notify({ text: failed, isBad: true });
    else announce(done);
    focusBlock(blockId);
  };
  return (
    <NoticeBar
      tone="warn"
      {...(mayWrite && {
        action: (
          <>
            <Button isSmall onPress={() => press(makeRoomFor({ doc, blockId }), room)}>
              {t('overlap.makeRoom')}
            </Button>
            <Button isSmall onPress={() => press(bringToFront({ doc, blockId }), top)}>
              {t('overlap.keepOnTop')}
            </Button>
          </>
        ),
      })}
    >
      {messages}
    </NoticeBar>
  );
}
