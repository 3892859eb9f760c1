/** Lines a text may take before it ends in an ellipsis; 'all' wraps to the end. */
export type Lines = 1 | 2 | 'all';

interface CutTextProps {
  readonly text: string | number;
  readonly lines?: Lines;
  readonly as?: 'span' | 'strong';
}

/** A text that keeps its row's height; inside a `WholeText` it can be read to its end. */
export function CutText({ text, lines = 1, as: Tag = 'span' }: CutTextProps) {
  return <Tag className={`portal-cut portal-cut-${lines}`}>{text}</Tag>;
}

/** Half a line: letters that reach out of theirs do not count as a further one. */
const TOLERANCE_PX = 10;

const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean =>
  scrollWidth > clientWidth || scrollHeight - clientHeight >= TOLERANCE_PX;

/** The texts inside an element, or the element itself, that end in an ellipsis. */
export const cutTextsIn = (element: Element): Element[] =>
  [...(element.matches('.portal-cut') ? [element] : element.querySelectorAll('.portal-cut'))].filter(isCut);
