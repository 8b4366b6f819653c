import { ChevronRight, GripVertical } from 'lucide-react';
import {
  type ComponentProps,
  createContext,
  type ReactElement,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
} from 'react';
import {
  Tree as AriaTree,
  Button,
  Collection,
  DropIndicator,
  type Key,
  ListLayout,
  TreeItem,
  TreeItemContent,
  useDragAndDrop,
  Virtualizer,
} from 'react-aria-components';
import { cx } from '../dom/class-names.ts';
import { t } from '../strings/ui-strings.ts';
import css from './tree.module.css';
import type { TreeMove } from './tree-move.ts';

/** A row with its nested rows. The same object is not rendered again. */
export interface TreeNode<Value> {
  readonly id: string;
  readonly label: string;
  readonly value: Value;
  readonly children: readonly TreeNode<Value>[];
}

/** What a row shows besides its label. */
export interface TreeRowParts {
  readonly icon?: ReactNode;
  /** A status pill or note. */
  readonly trailing?: ReactNode;
  /** Buttons shown while the row is hovered or focused. */
  readonly actions?: ReactNode;
  /** Has no handle to move it in a tree whose other rows can be moved. */
  readonly isFixed?: boolean;
}

export interface TreeProps<Value> {
  readonly label: string;
  readonly nodes: readonly TreeNode<Value>[];
  /** Called for rows near the visible part of the tree. Must be stable. */
  readonly render: (node: TreeNode<Value>) => TreeRowParts;
  readonly selected: string | undefined;
  readonly onSelect: (id: string) => void;
  readonly expanded: ReadonlySet<string>;
  readonly onExpand: (ids: ReadonlySet<string>) => void;
  /** Makes rows movable by pointer and keyboard. */
  readonly onMove?: (move: TreeMove) => void;
  /** Whether rows can be dropped on this row; without it, on all rows. They can be dropped between any two rows. */
  readonly mayDropOn?: (id: string) => boolean;
  readonly empty?: ReactNode;
}

/**
 * Nested rows: pages, categories. Up and Down move, Right and Left expand and collapse, Enter on the handle moves a
 * row. Only the rows near the visible part are in the document.
 */
export function Tree<Value>(props: TreeProps<Value>) {
  const { label, nodes, render, selected, onSelect, expanded, onExpand, onMove, mayDropOn, empty } = props;
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: onMove === undefined,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onMove: ({ keys, target }) =>
      onMove?.({
        ids: [...keys].map(String),
        target: String(target.key),
        position: target.dropPosition,
      }),
    getDropOperation: (target) => {
      const isRow = target.type === 'item' && target.dropPosition === 'on';
      return isRow && mayDropOn?.(String(target.key)) === false ? 'cancel' : 'move';
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={cx(css.drop)} />,
  });
  const isMovable = onMove !== undefined;
  const item = useCallback(
    (node: TreeNode<Value>) => treeItem(node, { render, isMovable }),
    [render, isMovable],
  );
  const positions = useMemo(() => positionsOf(nodes, expanded), [nodes, expanded]);
  const keysOf = (keys: 'all' | ReadonlySet<Key>) => (keys === 'all' ? [] : [...keys].map(String));
  return (
    <RowPositions.Provider value={positions}>
      <Virtualizer layout={ListLayout} layoutOptions={ROWS}>
        <AriaTree
          aria-label={label}
          items={nodes}
          dependencies={[item]}
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
          render={(attributes) => <div {...{ ...attributes, 'aria-rowcount': positions.size }} />}
          {...(isMovable && { dragAndDropHooks })}
        >
          {item}
        </AriaTree>
      </Virtualizer>
    </RowPositions.Provider>
  );
}

const HIDDEN = { visibility: 'hidden' } as const;

/** Pixels. What is rendered is measured. */
const ROWS = { estimatedRowSize: 34, padding: 4 };

/** Zero-based positions of the rows that are not in a collapsed row, by id. */
const RowPositions = createContext<ReadonlyMap<string, number>>(new Map());

function positionsOf(
  nodes: readonly TreeNode<unknown>[],
  expanded: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const positions = new Map<string, number>();
  const add = ({ id, children }: TreeNode<unknown>) => {
    positions.set(id, positions.size);
    if (expanded.has(id)) children.forEach(add);
  };
  nodes.forEach(add);
  return positions;
}

interface ItemOptions<Value> extends Pick<TreeProps<Value>, 'render'> {
  readonly isMovable: boolean;
}

function treeItem<Value>(node: TreeNode<Value>, options: ItemOptions<Value>): ReactElement {
  return (
    <TreeItem
      id={node.id}
      textValue={node.label}
      className={cx(css.row)}
      render={(attributes) => <TreeRow id={node.id} attributes={attributes} />}
    >
      <TreeItemContent>
        {({ hasChildItems, level }) => (
          <RowContent node={node} {...options} isExpandable={hasChildItems} level={level} />
        )}
      </TreeItemContent>
      <Collection items={node.children}>{(child) => treeItem(child, options)}</Collection>
    </TreeItem>
  );
}

interface TreeRowProps {
  readonly id: string;
  readonly attributes: ComponentProps<'div'>;
}

/** The component library counts rows within their parent, but a row index is that within the whole tree. */
function TreeRow({ id, attributes }: TreeRowProps) {
  const position = useContext(RowPositions).get(id);
  const index = position === undefined ? undefined : position + 1;
  return <div {...{ ...attributes, 'aria-rowindex': index }} />;
}

interface RowContentProps<Value> extends ItemOptions<Value> {
  readonly node: TreeNode<Value>;
  readonly isExpandable: boolean;
  readonly level: number;
}

function RowContent<Value>({ node, render, isMovable, isExpandable, level }: RowContentProps<Value>) {
  const { icon, trailing, actions, isFixed = false } = render(node);
  return (
    <div className={cx(css.content)} data-level={Math.min(level, 6)}>
      {isMovable && (
        // The component library expects a handle in each row.
        <Button
          slot="drag"
          className={cx(css.handle)}
          aria-label={t('kit.move', { name: node.label })}
          {...(isFixed && { style: HIDDEN })}
        >
          <GripVertical aria-hidden="true" />
        </Button>
      )}
      {isExpandable ? (
        <Button slot="chevron" className={cx(css.chevron)}>
          <ChevronRight aria-hidden="true" />
        </Button>
      ) : (
        <span className={cx(css.chevron)} />
      )}
      {icon !== undefined && (
        <span className={cx(css.icon)} aria-hidden="true">
          {icon}
        </span>
      )}
      <span className={cx(css.label)}>{node.label}</span>
      {trailing}
      {actions !== undefined && <span className={cx(css.actions)}>{actions}</span>}
    </div>
  );
}
