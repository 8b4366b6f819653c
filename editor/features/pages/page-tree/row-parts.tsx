import {
  AppWindow,
  ExternalLink,
  Files,
  FileText,
  Folder,
  House,
  Newspaper,
  PanelBottom,
  ShoppingBag,
  TriangleAlert,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { documentTypeOf } from '../../../../compiler/model/index.ts';
import { PAGE_TYPE } from '../../../../formatters/vocabulary/content/page-type.ts';
import { StatusBadge } from '../../../core/item-editor/status-badge.tsx';
import { folderKindOf } from '../../../core/model/folder-kind.ts';
import { flagAt, numberAt } from '../../../core/model/json-access.ts';
import { statusOf } from '../../../core/model/status.ts';
import type { TreeRowParts } from '../../../ui/collections/tree.tsx';
import { StatusPill } from '../../../ui/feedback/status-pill.tsx';
import { audienceOf } from '../model/audience.ts';
import { isStorePage } from '../navigation/navigation.ts';
import { t } from '../strings/pages-strings.ts';
import { RowMenu } from './row-menu.tsx';
import type { PageRow, PageRowValue } from './tree-rows.ts';

/** Icon, status and menu of a row. */
export function rowParts({ id, label, value }: PageRow): TreeRowParts {
  if (value.kind === 'group') return { isFixed: true };
  if (value.kind === 'area') return { icon: <PanelBottom />, isFixed: true };
  return {
    icon: iconOf(value),
    trailing: statusPill(value),
    actions: <RowMenu row={id} name={label} />,
  };
}

/** Marks the home page, and pages that are not published or not for everyone. */
function statusPill({ doc, body }: PageRowValue): ReactNode {
  const isHome = flagAt(body, 'isHome');
  const audience = audienceOf(body);
  const isPublic = audience === 'everyone';
  if (doc === undefined || (statusOf(body) === 'Published' && !isHome && isPublic)) return undefined;
  return (
    <StatusBadge body={body}>
      {isHome && <StatusPill tone="quiet">{t('pages.home')}</StatusPill>}
      {!isPublic && <StatusPill tone="quiet">{t(`access.mark.${audience}`)}</StatusPill>}
    </StatusBadge>
  );
}

function iconOf({ doc, body }: PageRowValue): ReactNode {
  if (doc === undefined) return <ExternalLink />;
  if (body === undefined) return <TriangleAlert />;
  if (folderKindOf(body) === 'folder') return <Folder />;
  if (folderKindOf(body) === 'index') return <Files />;
  if (documentTypeOf(doc) === 'collection') return isStorePage(body) ? <ShoppingBag /> : <Newspaper />;
  if (numberAt(body, 'pageType') === PAGE_TYPE['splash-page']) return <AppWindow />;
  return flagAt(body, 'isHome') ? <House /> : <FileText />;
}
