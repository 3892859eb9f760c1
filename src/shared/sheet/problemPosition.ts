/** The side of a cell on which its error is shown: below and from its left edge on, or opposite where it would be covered. */
import { windowView } from './windowView';

type Box = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>;

export interface ProblemPosition {
  readonly isAbove: boolean;
  /** The error ends at the right edge of the cell. */
  readonly isAtEnd: boolean;
}

/** @param view the part of the scroll area in which rows are seen */
export const problemPosition = (
  cell: Box,
  problem: { readonly width: number; readonly height: number },
  view: Box,
): ProblemPosition => ({
  isAbove: cell.bottom + problem.height > view.bottom && cell.top - problem.height >= view.top,
  isAtEnd: cell.left + problem.width > view.right && cell.right - problem.width >= view.left,
});

/** The gap between a cell and its error in pixels. */
const GAP = 2;

/** Marks a cell with the position of its error, for the style sheet. The error has to be displayed. */
export function positionProblem(cell: HTMLElement): void {
  const problem = cell.querySelector<HTMLElement>('.sheet-problem');
  const area = cell.closest('.sheet-area');
  if (!problem || !area) return;
  const { top, left } = area.getBoundingClientRect();
  const head = area.querySelector('.sheet-head')?.getBoundingClientRect();
  const below = cell.closest('.sheet-row')?.nextElementSibling;
  // The row being edited is above the errors of other rows.
  const bottom = below?.contains(document.activeElement)
    ? cell.getBoundingClientRect().bottom
    : Math.min(top + area.clientHeight, windowView(area).bottom);
  const { isAbove, isAtEnd } = problemPosition(
    cell.getBoundingClientRect(),
    { width: problem.offsetWidth, height: problem.offsetHeight + GAP },
    { top: head?.bottom ?? top, right: left + area.clientWidth, bottom, left },
  );
  cell.toggleAttribute('data-above', isAbove);
  cell.toggleAttribute('data-at-end', isAtEnd);
}

/** A number longer than its cell extends to the left, or to the right where the pinned columns would cover it. */
export function positionField(field: HTMLElement): void {
  const cell = field.parentElement?.getBoundingClientRect();
  const pinned = field.closest('.sheet-row')?.querySelector('.sheet-pinned')?.getBoundingClientRect();
  if (cell && pinned) field.toggleAttribute('data-to-right', cell.right - field.offsetWidth < pinned.right);
}
