/** Which rows and columns of a grid are rendered, and where they are: only what is in view, in both directions. */
import { defaultRangeExtractor, useVirtualizer, type Range, type Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { SheetSelection } from './createSelection';
import type { SheetGridColumn } from './gridTypes';
import type { Cell } from './moves';
import { createScrollSource } from './scrollSource';
import { scrollPageTo } from './windowView';

interface GridLayoutOptions<Row> {
  readonly area: RefObject<HTMLDivElement | null>;
  readonly selection: SheetSelection;
  readonly rows: number;
  readonly columns: readonly SheetGridColumn<Row>[];
  /** the number of columns that stay in view at the left */
  readonly pinned: number;
  readonly rowHeight: number;
  readonly headHeight: number;
  /** Opens scrolled to the first column of cells. */
  readonly startsAtCells: boolean;
}

/** The inner width of the scroll area in pixels, followed as it changes. */
function useAreaWidth(area: RefObject<HTMLDivElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const read = () => setWidth(element.clientWidth);
    const observer = new ResizeObserver(read);
    observer.observe(element);
    read();
    return () => observer.disconnect();
  }, [area]);
  return width;
}

function widthsOf<Row>(columns: readonly SheetGridColumn<Row>[], room: number): number[] {
  const total = columns.reduce((sum, { width }) => sum + width, 0);
  const growing = columns.filter(({ grow }) => grow).length;
  const share = growing === 0 ? 0 : Math.max(0, Math.floor((room - total) / growing));
  return columns.map(({ width, grow }) => width + (grow ? share : 0));
}

const sum = (widths: readonly number[]): number => widths.reduce((total, width) => total + width, 0);

/** The rendered indexes with one more, so that the active cell keeps the focus when it is scrolled out of view. */
const including = (range: Range, index: number | undefined): number[] => {
  const indexes = defaultRangeExtractor(range);
  if (index === undefined || index < 0 || index >= range.count || indexes.includes(index)) return indexes;
  return [...indexes, index].sort((a, b) => a - b);
};

/** A new function for each `version`, so that the virtualizer reads the active cell again without being scrolled. */
const extractor = (active: () => number | undefined, _version: number) => (range: Range) => including(range, active());

const scrollingIndex = (active: Cell | undefined, offset: number): number | undefined =>
  active && active.column + offset;

/** The scroll offset at which an item is in view as a whole; undefined where it already is. */
function offsetFor(axis: Virtualizer<HTMLDivElement, Element>, index: number, covered: number): number | undefined {
  const item = axis.measurementsCache[index];
  const from = axis.scrollOffset ?? 0;
  const size = axis.scrollRect?.[axis.options.horizontal ? 'width' : 'height'] ?? 0;
  if (!item) return undefined;
  if (item.start < from + covered) return item.start - covered;
  return item.end > from + size ? item.end - size : undefined;
}

export function useGridLayout<Row>(options: GridLayoutOptions<Row>) {
  // The virtualizers change in place, which the compiler's memoisation does not see.
  'use no memo';
  const { area, selection, columns, pinned, rowHeight, headHeight } = options;
  const room = useAreaWidth(area);
  const [revealed, setRevealed] = useState(0);
  const widths = useMemo(() => widthsOf(columns, room), [columns, room]);
  const pinnedWidth = sum(widths.slice(0, pinned));
  const firstCell = columns.findIndex(({ kind }) => kind === 'cell');
  const [scrollSource] = useState(createScrollSource);
  const rows = useVirtualizer({
    count: options.rows,
    getScrollElement: () => area.current,
    estimateSize: () => rowHeight,
    paddingStart: headHeight,
    observeElementOffset: scrollSource.observe,
    overscan: 4,
    rangeExtractor: useMemo(() => extractor(() => selection.state().active?.row, revealed), [selection, revealed]),
  });
  const scrolling = useVirtualizer({
    horizontal: true,
    initialOffset: options.startsAtCells ? sum(widths.slice(pinned, firstCell)) : 0,
    count: columns.length - pinned,
    getScrollElement: () => area.current,
    estimateSize: (index) => widths[pinned + index] ?? 0,
    paddingStart: pinnedWidth,
    observeElementOffset: scrollSource.observe,
    overscan: 2,
    rangeExtractor: useMemo(
      () => extractor(() => scrollingIndex(selection.state().active, firstCell - pinned), revealed),
      [selection, revealed, firstCell, pinned],
    ),
  });
  useLayoutEffect(() => scrolling.measure(), [scrolling, widths]);
  useLayoutEffect(() => rows.measure(), [rows, rowHeight, headHeight]);

  const rowItems = rows.getVirtualItems();
  const columnItems = scrolling.getVirtualItems();
  return {
    widths,
    pinnedWidth,
    rowItems,
    columnItems,
    width: Math.max(scrolling.getTotalSize(), pinnedWidth),
    height: rows.getTotalSize(),
    pageRows: () => Math.max(1, Math.floor(((area.current?.clientHeight ?? 0) - headHeight) / rowHeight) - 1),
    /** Renders a cell and scrolls it into view. */
    reveal: ({ row, column }: Cell) => {
      const index = column + firstCell - pinned;
      const isRendered =
        rowItems.some((item) => item.index === row) && (index < 0 || columnItems.some((item) => item.index === index));
      if (!isRendered) flushSync(() => setRevealed((count) => count + 1));
      const top = offsetFor(rows, row, headHeight);
      const left = index < 0 ? undefined : offsetFor(scrolling, index, pinnedWidth);
      if (area.current && top !== undefined) area.current.scrollTop = top;
      if (area.current && left !== undefined) area.current.scrollLeft = left;
      const item = rows.measurementsCache[row];
      if (area.current && item) scrollPageTo(area.current, { top: item.start, bottom: item.end });
    },
  };
}

export type GridLayout = ReturnType<typeof useGridLayout>;
