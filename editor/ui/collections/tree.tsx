import { ChevronRight, GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Tree as AriaTree,
  Button,
  Collection,
  DropIndicator,
  type Key,
  TreeItem,
  TreeItemContent,
  useDragAndDrop,
} from 'react-aria-components';
import { cx } from '../dom/class-names.ts';
import { t } from '../strings/ui-strings.ts';
import css from './tree.module.css';
import type { TreeMove } from './tree-move.ts';

export interface TreeNode {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** A status pill or note. */
  readonly trailing?: ReactNode;
  /** Buttons shown while the row is hovered or focused. */
  readonly actions?: ReactNode;
  readonly children?: readonly TreeNode[];
}

export interface TreeProps {
  readonly label: string;
  readonly nodes: readonly TreeNode[];
  readonly selected: string | undefined;
  readonly onSelect: (id: string) => void;
  readonly expanded: ReadonlySet<string>;
  readonly onExpand: (ids: ReadonlySet<string>) => void;
  /** Makes rows movable by pointer and keyboard. */
  readonly onMove?: (move: TreeMove) => void;
  readonly empty?: ReactNode;
}

/**
 * Nested rows: pages, categories. Up and Down move, Right and Left expand and collapse, Enter on the handle moves a
 * row.
 */
export function Tree({ label, nodes, selected, onSelect, expanded, onExpand, onMove, empty }: TreeProps) {
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: onMove === undefined,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onMove: ({ keys, target }) =>
      onMove?.({
        ids: [...keys].map(String),
        target: String(target.key),
        position: target.dropPosition,
      }),
    renderDropIndicator: (target) => <DropIndicator target={target} className={cx(css.drop)} />,
  });
  const keysOf = (keys: 'all' | ReadonlySet<Key>) => (keys === 'all' ? [] : [...keys].map(String));
  return (
    <AriaTree
      aria-label={label}
      items={nodes}
      selectionMode="single"
      selectionBehavior="replace"
      disallowEmptySelection={selected !== undefined}
      selectedKeys={selected === undefined ? [] : [selected]}
      onSelectionChange={(keys) => {
        const [id] = keysOf(keys);
        if (id !== undefined) onSelect(id);
      }}
      expandedKeys={expanded}
      onExpandedChange={(keys) => onExpand(new Set(keysOf(keys)))}
      className={cx(css.tree)}
      renderEmptyState={() => empty}
      {...(onMove !== undefined && { dragAndDropHooks })}
    >
      {(node) => renderNode(node, onMove !== undefined)}
    </AriaTree>
  );
}

function renderNode(node: TreeNode, isMovable: boolean): ReactNode {
  return (
    <TreeItem id={node.id} textValue={node.label} className={cx(css.row)}>
      <TreeItemContent>
        {({ hasChildItems, level }) => (
          <div className={cx(css.content)} data-level={Math.min(level, 6)}>
            {isMovable && (
              <Button slot="drag" className={cx(css.handle)} aria-label={t('kit.move', { name: node.label })}>
                <GripVertical aria-hidden="true" />
              </Button>
            )}
            {hasChildItems ? (
              <Button slot="chevron" className={cx(css.chevron)}>
                <ChevronRight aria-hidden="true" />
              </Button>
            ) : (
              <span className={cx(css.chevron)} />
            )}
            {node.icon !== undefined && (
              <span className={cx(css.icon)} aria-hidden="true">
                {node.icon}
              </span>
            )}
            <span className={cx(css.label)}>{node.label}</span>
            {node.trailing}
            {node.actions !== undefined && <span className={cx(css.actions)}>{node.actions}</span>}
          </div>
        )}
      </TreeItemContent>
      <Collection items={node.children ?? []}>{(child) => renderNode(child, isMovable)}</Collection>
    </TreeItem>
  );
}
