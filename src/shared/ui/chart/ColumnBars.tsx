import { useState, type KeyboardEvent } from 'react';
import { useWords } from '../../words';
import { useIsRoomy } from '../useMedia';
import { uiWords } from '../words';
import { shareOf, type Bar, type BarsProps } from './bars';

const HEIGHT = 96;
const LABELS = 20;
/** Minimum height of a value above 0. */
const LEAST = 2;
/** `edge`: distance from the edge, in percent of the width, below which a label would be cut. */
const ROOMY = { labels: 10, edge: 3.5 };
const NARROW = { labels: 4, edge: 10 };
/** Labels of at most three letters, such as months, need less space. */
const SHORT = { letters: 3, more: 1.6 };
/** Part of its space that a bar fills. */
const FILLED = 0.7;

/** Labels near an edge are aligned with it, so that they are not cut. Percentages of the width. */
function labelPosition(middle: number, edge: number): { x: string; textAnchor: 'start' | 'middle' | 'end' } {
  if (middle < edge) return { x: '0', textAnchor: 'start' };
  return middle > 100 - edge ? { x: '100%', textAnchor: 'end' } : { x: `${middle}%`, textAnchor: 'middle' };
}

/** The bar after a key, or null for a key without an effect. */
function barAfter(key: string, active: number | null, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowRight') return active === null ? 0 : Math.min(count - 1, active + 1);
  if (key === 'ArrowLeft') return active === null ? count - 1 : Math.max(0, active - 1);
  return null;
}

/** Bars side by side; the value of one is shown while the pointer is on it, or while the arrow keys are on it. */
export function ColumnBars({ title, bars, format }: BarsProps) {
  const words = useWords(uiWords);
  const [active, setActive] = useState<number | null>(null);
  const shown = active === null ? undefined : bars[active];
  const onKeyDown = (event: KeyboardEvent) => {
    const next = barAfter(event.key, active, bars.length);
    if (next === null) return;
    event.preventDefault();
    setActive(next);
  };
  return (
    <figure className="portal-chart">
      <figcaption className="portal-chart-head">
        <span className="portal-chart-title">{title}</span>
        <output className="portal-chart-value">
          {shown ? words.barValue(shown.name ?? shown.label, format(shown.value)) : words.chartHint}
        </output>
      </figcaption>
      <svg
        className="portal-chart-columns"
        width="100%"
        height={HEIGHT + LABELS}
        role="application"
        aria-label={title}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onFocus={() => setActive((current) => current ?? 0)}
        onBlur={() => setActive(null)}
        onPointerLeave={() => setActive(null)}
      >
        <Columns bars={bars} active={active} onPoint={setActive} />
      </svg>
    </figure>
  );
}

interface ColumnsProps {
  readonly bars: readonly Bar[];
  readonly active: number | null;
  readonly onPoint: (bar: number) => void;
}

function Columns({ bars, active, onPoint }: ColumnsProps) {
  const share = shareOf(bars);
  const { labels, edge } = useIsRoomy() ? ROOMY : NARROW;
  const room = 100 / bars.length;
  const isShort = bars.every(({ label }) => label.length <= SHORT.letters);
  const each = Math.ceil(bars.length / (isShort ? labels * SHORT.more : labels));
  return (
    <g aria-hidden>
      {bars.map(({ label, value }, at) => {
        const height = value > 0 ? Math.max(LEAST, HEIGHT * share(value)) : 0;
        const middle = (at + 0.5) * room;
        return (
          <g key={at} onPointerEnter={() => onPoint(at)}>
            <rect className="portal-chart-hit" x={`${at * room}%`} width={`${room}%`} height={HEIGHT} />
            <rect
              {...(at === active && { className: 'portal-chart-active' })}
              x={`${middle - (room * FILLED) / 2}%`}
              y={HEIGHT - height}
              width={`${room * FILLED}%`}
              height={height}
            />
            {at % each === 0 && (
              <text {...labelPosition(middle, edge)} y={HEIGHT + LABELS - 4}>
                {label}
              </text>
            )}
          </g>
        );
      })}
      <line x1="0" x2="100%" y1={HEIGHT} y2={HEIGHT} />
    </g>
  );
}
