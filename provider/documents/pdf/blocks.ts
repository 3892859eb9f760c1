// Lays out each kind of block as strips of a page.
import type { Block, DocumentTable } from '../document.ts';
import { colours } from '../documentStyle.ts';
import { figures, textLine, textLines } from '../documentText.ts';
import { linesOf } from './lines.ts';
import { pairStrips } from './pairs.ts';
import { baseline, lineHeight, type Pen, type TextStyle } from './pen.ts';
import { signatureStrips } from './signatures.ts';
import { gap, type Room, type Strip } from './strip.ts';
import { TableLayout } from './table.ts';

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

function titleStrips(pen: Pen, { text, note }: Of<'title'>, { width, sizes, copy }: Room): Strip[] {
  const large: TextStyle = { size: sizes.title, weight: 'bold', colour: colours.ink };
  const small: TextStyle = { size: sizes.small, colour: colours.quiet };
  const side = copy === undefined ? 0 : pen.width(textLine(copy), small) + sizes.gap;
  const centred = (part: string, style: TextStyle, room: number): Strip[] =>
    linesOf([textLine(part)], room, (line) => pen.width(line, style)).map((line) => ({
      height: lineHeight(style),
      withNext: true,
      draw: (left, top) => pen.textTo('center', line, left + width / 2, top, style),
    }));
  const [first, ...rest] = centred(text, large, width - 2 * side);
  const below = baseline(large) - baseline(small);
  const labelled: Strip = {
    height: lineHeight(large),
    withNext: true,
    draw: (left, top) => {
      first?.draw?.(left, top);
      if (copy !== undefined) pen.textTo('right', textLine(copy), left + width, top + below, small);
    },
  };
  const notes = note === undefined ? [] : centred(note, small, width);
  return [labelled, ...rest, ...notes, { ...gap(sizes.gap * 0.4), withNext: true }];
}

const TONES = {
  plain: { weight: 'regular', colour: colours.ink },
  quiet: { weight: 'regular', colour: colours.quiet },
  alert: { weight: 'bold', colour: colours.alert },
} as const;

function paragraphStrips(pen: Pen, block: Of<'paragraph'>, { width, sizes }: Room): Strip[] {
  const { tone = 'plain', align = 'left' } = block;
  const style: TextStyle = { size: tone === 'quiet' ? sizes.small : sizes.text, ...TONES[tone] };
  const lines = linesOf(textLines(block.text), width, (line) => pen.width(line, style));
  return lines.map((line, at) => ({
    height: lineHeight(style),
    // Avoids a single line at the start or end of a page.
    withNext: lines.length > 1 && (at === 0 || at === lines.length - 2),
    draw: (left, top) => {
      if (align === 'left') pen.text(line, left, top, style);
      else pen.textTo(align, line, align === 'right' ? left + width : left + width / 2, top, style);
    },
  }));
}

function headingStrips(pen: Pen, { text }: Of<'heading'>, { width, sizes }: Room): Strip[] {
  const style: TextStyle = { size: sizes.text, weight: 'bold', colour: colours.ink };
  const lines = linesOf([textLine(text)], width, (line) => pen.width(line, style));
  return lines.map((line) => ({
    height: lineHeight(style),
    withNext: true,
    draw: (left, top) => pen.text(line, left, top, style),
  }));
}

/** The amount in figures on the left and in words beside it, between two rules. */
function amountStrips(pen: Pen, block: Of<'amount'>, { width, sizes }: Room): Strip[] {
  const INSIDE = 6;
  const label: TextStyle = { size: sizes.small, colour: colours.quiet };
  const large: TextStyle = { size: sizes.amount, weight: 'bold', colour: colours.ink };
  const words: TextStyle = { size: sizes.text, weight: 'bold', colour: colours.ink };
  const amount = `₹ ${figures(block.amount)}`;
  const side = Math.min(width / 2, Math.max(width * 0.3, pen.width(amount, large) + 2 * INSIDE + sizes.gap));
  const lines = linesOf(textLines(block.words), width - side - INSIDE, (line) => pen.width(line, words));
  const text = lines.length * lineHeight(words);
  const figuresHeight = lineHeight(label) + lineHeight(large);
  const height = Math.max(text, figuresHeight) + 2 * INSIDE;
  return [
    {
      height,
      draw: (left, top) => {
        pen.box(left, top, width, height, colours.tint);
        pen.rule(left, top, width, colours.rule, 0.7);
        pen.rule(left, top + height, width, colours.rule, 0.7);
        const at = top + (height - figuresHeight) / 2;
        pen.text(textLine(block.label), left + INSIDE, at, label);
        pen.text(amount, left + INSIDE, at + lineHeight(label), large);
        for (const [line, part] of lines.entries())
          pen.text(part, left + side, top + (height - text) / 2 + line * lineHeight(words), words);
      },
    },
  ];
}

function tableStrips(pen: Pen, table: DocumentTable, { width, sizes }: Room): Strip[] {
  const layout = new TableLayout(pen, table, width, sizes);
  return [layout.head, ...layout.rows(table.rows), ...layout.totals(table.totals ?? [])];
}

function blockStrips(pen: Pen, block: Block, room: Room): Strip[] {
  switch (block.kind) {
    case 'title':
      return titleStrips(pen, block, room);
    case 'heading':
      return headingStrips(pen, block, room);
    case 'pairs':
      return pairStrips(pen, block, room);
    case 'table':
      return tableStrips(pen, block, room);
    case 'paragraph':
      return paragraphStrips(pen, block, room);
    case 'amount':
      return amountStrips(pen, block, room);
    case 'signatures':
      return signatureStrips(pen, block, room);
  }
}

/** The space below a block; titles have their own. */
function gapBelow(block: Block, next: Block, { sizes }: Room): Strip {
  if (block.kind === 'title') return { ...gap(0), withNext: true };
  if (block.kind === 'heading') return { ...gap(sizes.gap * 0.3), withNext: true };
  const beforeSigning = next.kind === 'signatures';
  return { ...gap(sizes.gap), withNext: beforeSigning, grows: beforeSigning };
}

/** All blocks, one below the other; signatures stay with the last line before them. */
export function blocksStrips(pen: Pen, blocks: readonly Block[], room: Room): Strip[] {
  return blocks.flatMap((block, at) => {
    const strips = blockStrips(pen, block, room);
    const next = blocks[at + 1];
    if (next === undefined) return strips;
    const below = gapBelow(block, next, room);
    const last = strips.at(-1);
    const kept: Strip[] = below.grows === true && last ? [...strips.slice(0, -1), { ...last, withNext: true }] : strips;
    return [...kept, below];
  });
}
