/** Maximum lines of a text before it is cut with an ellipsis; 'all' wraps without a limit. */
export type Lines = 1 | 2 | 'all';

interface CutTextProps {
  readonly text: string | number;
  readonly lines?: Lines;
  readonly as?: 'span' | 'strong';
}

/** A text that keeps the height of its row; inside a `WholeText` the complete text is available. */
export function CutText({ text, lines = 1, as: Tag = 'span' }: CutTextProps) {
  return <Tag className={`portal-cut portal-cut-${lines}`}>{text}</Tag>;
}

/** Half a line: letters that extend beyond their line are no further line. */
const TOLERANCE_PX = 10;

const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean =>
  scrollWidth > clientWidth || scrollHeight - clientHeight >= TOLERANCE_PX;

/** The texts inside an element, or the element itself, that are cut with an ellipsis. */
export const cutTextsIn = (element: Element): Element[] =>
  [...(element.matches('.portal-cut') ? [element] : element.querySelectorAll('.portal-cut'))].filter(isCut);
