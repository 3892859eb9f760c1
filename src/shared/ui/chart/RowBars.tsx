import { shareOf, type BarsProps } from './bars';

const HEIGHT = 12;

/** A list of bars, each with its value. */
export function RowBars({ title, bars, format }: BarsProps) {
  const share = shareOf(bars);
  return (
    <figure className="portal-chart">
      <figcaption className="portal-chart-head">
        <span className="portal-chart-title">{title}</span>
      </figcaption>
      <ul className="portal-chart-rows">
        {bars.map(({ label, value }, at) => (
          <li key={at}>
            <span className="portal-chart-label" title={label}>
              {label}
            </span>
            <svg width="100%" height={HEIGHT} aria-hidden>
              <rect width={`${share(value) * 100}%`} height={HEIGHT} rx={2} />
            </svg>
            <span className="portal-chart-value">{format(value)}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
