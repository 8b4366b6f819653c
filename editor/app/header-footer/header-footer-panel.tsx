import { useMemo, useState } from 'react';
import type { Theme } from '../../../compiler/model/index.ts';
import { useMay } from '../../core/hooks/use-may.ts';
import { titleOf } from '../../core/model/documents.ts';
import { QueryContent } from '../../core/server/query-content.tsx';
import { useSiteTheme } from '../../core/server/use-site-theme.ts';
import type { HeaderFooterProps } from '../../core/shell/shell-context.tsx';
import { AreaBlocks } from '../../features/pages/header-footer/area-blocks.tsx';
import { NavigationSummary } from '../../features/pages/header-footer/navigation-summary.tsx';
import { AnnouncementFields } from '../../features/settings/announcement-card.tsx';
import {
  FOOTER_NOTE,
  FooterNoteField,
  LogoField,
  SiteTitleField,
  TaglineField,
} from '../../features/settings/header-fields.tsx';
import { SocialFields } from '../../features/settings/social-card.tsx';
import { StyleGroup } from '../../features/site-styles/style-group.tsx';
import { LinkButton } from '../../ui/buttons/link.tsx';
import { Disclosure } from '../../ui/collections/disclosure.tsx';
import { Tabs } from '../../ui/collections/tabs.tsx';
import { NoticeBar } from '../../ui/feedback/notice.tsx';
import { SidePanel } from '../../ui/layout/side-panel.tsx';
import css from './header-footer-panel.module.css';
import { t } from './strings.ts';
import { isOfFooter, isOfHeader, type ThemeParts, themeParts } from './theme-parts.ts';

type Tab = 'header' | 'footer' | 'others';

/** Header and footer of the site next to the canvas, which shows the part of the chosen tab. Says what the theme fixes. */
export function HeaderFooterPanel({ onClose, onShowArea, onOpenBlock, onEditNavigation }: HeaderFooterProps) {
  const theme = useSiteTheme();
  return (
    <SidePanel title={t('structure.title')} close={t('structure.close')} onClose={onClose}>
      <QueryContent from={theme}>
        {(data) => (
          <PartTabs
            theme={data}
            onShowArea={onShowArea}
            onOpenBlock={onOpenBlock}
            onEditNavigation={onEditNavigation}
          />
        )}
      </QueryContent>
    </SidePanel>
  );
}

function PartTabs({ theme, onShowArea, ...actions }: TabsProps) {
  const isReadOnly = !useMay()('settings.write');
  const [tab, setTab] = useState<Tab>('header');
  const parts = useMemo(() => themeParts(theme, FOOTER_NOTE), [theme]);
  const part = { theme, parts, isReadOnly, ...actions };
  const show = (next: Tab) => {
    setTab(next);
    const area = next === 'others' ? parts.others[0] : parts[next];
    if (area !== undefined) onShowArea(area.doc);
  };
  return (
    <div className={css.content}>
      {isReadOnly && (
        <div className={css.notice}>
          <NoticeBar>{t('structure.readOnly')}</NoticeBar>
        </div>
      )}
      <Tabs
        label={t('structure.title')}
        selected={tab}
        onSelect={(next) => show(next as Tab)}
        tabs={[
          { id: 'header', label: t('structure.header'), content: <HeaderPart {...part} /> },
          { id: 'footer', label: t('structure.footer'), content: <FooterPart {...part} /> },
          ...(parts.others.length === 0
            ? []
            : [{ id: 'others', label: t('structure.others'), content: <OtherAreas {...part} /> }]),
        ]}
      />
    </div>
  );
}

interface TabsProps extends Omit<HeaderFooterProps, 'onClose'> {
  readonly theme: Theme;
}

interface PartProps extends Pick<HeaderFooterProps, 'onOpenBlock' | 'onEditNavigation'> {
  readonly theme: Theme;
  readonly parts: ThemeParts;
  readonly isReadOnly: boolean;
}

function HeaderPart({ theme, parts, isReadOnly, onOpenBlock, onEditNavigation }: PartProps) {
  return (
    <>
      <Disclosure title={t('structure.brand')} isOpenAtFirst>
        <div className={css.fields}>
          {parts.hasLogo ? (
            <LogoField isReadOnly={isReadOnly} />
          ) : (
            <p className={css.quiet}>{t('structure.noLogo')}</p>
          )}
          <SiteTitleField isReadOnly={isReadOnly} />
          {parts.hasTagline && <TaglineField isReadOnly={isReadOnly} />}
        </div>
      </Disclosure>
      {theme.tweaks.some(isOfHeader) && (
        <Disclosure title={t('structure.layout')}>
          <StyleGroup theme={theme} isShown={isOfHeader} />
        </Disclosure>
      )}
      <Disclosure title={t('structure.navigation')}>
        <NavigationSummary onEdit={onEditNavigation} />
      </Disclosure>
      <Disclosure title={t('announcement.title')}>
        <div className={css.fields}>
          <AnnouncementFields isReadOnly={isReadOnly} />
        </div>
      </Disclosure>
      <Disclosure title={t('structure.headerBlocks')}>
        {parts.header === undefined ? (
          <p className={css.quiet}>{t('structure.noHeaderArea')}</p>
        ) : (
          <AreaBlocks doc={parts.header.doc} suggested={['button', 'text']} onOpen={onOpenBlock} />
        )}
      </Disclosure>
    </>
  );
}

function FooterPart({ theme, parts, isReadOnly, onOpenBlock }: PartProps) {
  return (
    <>
      <Disclosure title={t('structure.footerBlocks')} isOpenAtFirst>
        {parts.footer === undefined ? (
          <p className={css.quiet}>{t('structure.noFooterArea')}</p>
        ) : (
          <AreaBlocks
            doc={parts.footer.doc}
            suggested={['text', 'newsletter', 'socialLinks']}
            onOpen={onOpenBlock}
          />
        )}
      </Disclosure>
      <Disclosure title={t('structure.footerLine')}>
        <div className={css.fields}>
          {parts.hasFooterNote ? (
            <FooterNoteField isReadOnly={isReadOnly} />
          ) : (
            <p className={css.quiet}>{t('structure.noFooterLine')}</p>
          )}
          <p className={css.quiet}>{t('structure.contact')}</p>
          <div>
            <LinkButton href="/config/settings/general" isSmall>
              {t('structure.openSettings')}
            </LinkButton>
          </div>
        </div>
      </Disclosure>
      <Disclosure title={t('social.title')}>
        <div className={css.fields}>
          {!parts.hasSocialLinks && <p className={css.quiet}>{t('structure.noSocial')}</p>}
          <SocialFields isReadOnly={isReadOnly} />
        </div>
      </Disclosure>
      {theme.tweaks.some(isOfFooter) && (
        <Disclosure title={t('structure.style')}>
          <StyleGroup theme={theme} isShown={isOfFooter} />
        </Disclosure>
      )}
    </>
  );
}

/** Areas of the theme that are in neither, such as a sidebar. */
function OtherAreas({ parts, onOpenBlock }: PartProps) {
  return parts.others.map(({ doc, label }) => (
    <Disclosure key={doc} title={label ?? titleOf(doc, undefined)} isOpenAtFirst>
      <AreaBlocks doc={doc} suggested={['text']} onOpen={onOpenBlock} />
    </Disclosure>
  ));
}
