// Bars of values: columns with one value at a time, and a list with all values.
import { fireEvent, screen } from '@testing-library/react';
import { BarChart, type Bar } from '@/shared/ui';
import { renderUi } from './renderUi';

const BARS: readonly Bar[] = [
  { label: '01/07/2026', value: 500 },
  { label: '02/07/2026', value: 0 },
  { label: '03/07/2026', value: 1000.5 },
  { label: '04/07/2026', value: 1 },
];
const format = (value: number) => `Rs ${value}`;

const draw = (layout: 'columns' | 'rows', bars = BARS) =>
  renderUi(<BarChart title="Fee Collection" bars={bars} layout={layout} format={format} />);
const chart = () => screen.getByRole('application', { name: 'Fee Collection' });
const shown = () => screen.getByRole('status').textContent;
const heights = () =>
  [...chart().querySelectorAll('rect:not(.portal-chart-hit)')].map((bar) => Number(bar.getAttribute('height')));

test('the height of a column is its share in the largest value, and a value above 0 is never without a line', () => {
  draw('columns');
  const [half = 0, none, most = 0, least] = heights();
  expect(half / most).toBeCloseTo(500 / 1000.5, 5);
  expect([none, least]).toEqual([0, 2]);
});

test('the arrow keys, Home and End show the value of one column, and leaving shows none', () => {
  draw('columns');
  const hint = shown();
  fireEvent.focus(chart());
  expect(shown()).toBe('01/07/2026: Rs 500');
  const seen = ['ArrowRight', 'ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home', 'ArrowLeft', 'a'].map((key) => {
    fireEvent.keyDown(chart(), { key });
    return shown()?.slice(0, 2);
  });
  expect(seen).toEqual(['02', '03', '04', '04', '03', '01', '01', '01']);
  expect(chart().querySelectorAll('.portal-chart-active')).toHaveLength(1);
  fireEvent.blur(chart());
  expect([shown(), chart().querySelector('.portal-chart-active')]).toEqual([hint, null]);
});

test('a column under the pointer shows its value', () => {
  draw('columns');
  const hit = chart().querySelectorAll('.portal-chart-hit')[2] as Element;
  fireEvent.pointerOver(hit);
  expect(shown()).toBe('03/07/2026: Rs 1000.5');
});

test('rows have a label, a bar and the value of each; a chart of zeros has bars without a width', () => {
  const { rerender } = draw('rows', [
    { label: 'Cash', value: 30 },
    { label: '<b>Cheque</b>', value: 60 },
  ]);
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['CashRs 30', '<b>Cheque</b>Rs 60']);
  const widths = () => [...document.querySelectorAll('rect')].map((bar) => bar.getAttribute('width'));
  expect(widths()).toEqual(['50%', '100%']);
  rerender(<BarChart title="Zeros" bars={[{ label: 'Cash', value: 0 }]} layout="rows" format={format} />);
  expect(widths()).toEqual(['0%']);
});

test('40 bars are drawn with few labels; 41 are replaced by a note', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => ({ label: `Day ${at}`, value: at + 1 }));
  const { rerender } = draw('columns', many(40));
  expect(heights()).toHaveLength(40);
  expect(chart().querySelectorAll('text').length).toBeLessThanOrEqual(10);
  rerender(<BarChart title="Fee Collection" bars={many(41)} layout="columns" format={format} />);
  expect(screen.queryByRole('application')).toBeNull();
  expect(screen.getByText(/at most 40 bars/)).toBeVisible();
});
