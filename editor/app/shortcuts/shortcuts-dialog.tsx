import { keyNames, keysFor } from '../../ui/dom/key-names.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { t } from '../strings/app-strings.ts';
import css from './shortcuts-dialog.module.css';

/** Lists all keyboard shortcuts. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={t('keys.title')} isOpen onClose={onClose}>
      <div className={css.groups}>
        {groups().map(({ label, rows }) => (
          <section key={label}>
            <h3 className={css.heading}>{label}</h3>
            <dl className={css.rows}>
              {rows.map(([action, keys]) => (
                <div key={action} className={css.row}>
                  <dt>{action}</dt>
                  <dd>
                    <kbd className={css.keys}>{keys}</kbd>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

type Row = readonly [action: string, keys: string];

function groups(): readonly { readonly label: string; readonly rows: readonly Row[] }[] {
  return [
    {
      label: t('keys.general'),
      rows: [
        [t('keys.palette'), keysFor('palette')],
        [t('keys.undo'), keysFor('undo')],
        [t('keys.redo'), keysFor('redo')],
        [t('keys.save'), keysFor('save')],
        [t('keys.publish'), keysFor('publish')],
        [t('keys.help'), keysFor('help')],
      ],
    },
    {
      label: t('keys.lists'),
      rows: [
        [t('keys.move'), '↑ ↓'],
        [t('keys.open'), 'Enter'],
        [t('keys.select'), 'Space'],
        [t('keys.drag'), 'Enter'],
      ],
    },
    {
      label: t('keys.canvas'),
      rows: [
        [t('keys.edit'), 'Enter'],
        [t('keys.up'), 'Esc'],
        [t('keys.block'), '← ↑ ↓ →'],
        [t('keys.resize'), keyNames('shift+← ↑ ↓ →')],
        [t('keys.swap'), keyNames('mod+↑ ↓')],
        [t('keys.section'), keyNames('alt+↑ ↓')],
        [t('keys.duplicate'), keyNames('mod+d')],
        [t('keys.remove'), 'Del'],
      ],
    },
  ];
}
