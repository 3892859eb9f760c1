import type { Mark } from '../document.ts';
import { colours } from '../documentStyle.ts';
import { textLine } from '../documentText.ts';
import type { Frame } from './frames.ts';
import { lineHeight, type Pen, type TextStyle } from './pen.ts';

/** Width of the framed watermark relative to the diagonal. */
const PART = 0.62;
const LARGEST = 72;
const OPACITY = 0.2;

/** Draws a translucent watermark over the content of a page or copy, so that nothing hides it and the content stays readable. */
export function drawMark(pen: Pen, { text, tone }: Mark, { left, top, width, height }: Frame): void {
  const word = textLine(text);
  const colour = tone === 'alert' ? colours.alert : colours.quiet;
  const unit: TextStyle = { size: 1, weight: 'bold', colour };
  const size = Math.min(LARGEST, (PART * Math.hypot(width, height)) / pen.width(word, unit));
  const style: TextStyle = { ...unit, size };
  const wide = pen.width(word, style);
  const tall = lineHeight(style);
  const middle = { x: left + width / 2, y: top + height / 2 };
  const { document } = pen;
  document.save();
  document.rotate((-Math.atan2(height, width) * 180) / Math.PI, { origin: [middle.x, middle.y] });
  document.opacity(OPACITY);
  pen.text(word, middle.x - wide / 2, middle.y - tall / 2, style);
  document
    .lineWidth(size / 20)
    .roundedRect(middle.x - wide / 2 - size / 3, middle.y - tall / 2, wide + (2 * size) / 3, tall, size / 8);
  document.stroke(colour);
  document.restore();
}
