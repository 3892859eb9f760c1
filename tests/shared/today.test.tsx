// The day of a screen that stays open.
import { act, render, screen } from '@testing-library/react';
import { followComputer, followProvider } from '@/shared/lib/clock';
import { useToday } from '@/shared/lib/useToday';

const MIDNIGHT_MS = Date.parse('2026-08-01T00:00:00+05:30');

afterEach(() => void jest.useRealTimers());

function Day() {
  return <p>{useToday()}</p>;
}

test('a screen that stays open shows the day in India, from its first millisecond on, day after day', () => {
  jest.useFakeTimers({ now: MIDNIGHT_MS - 60_000 });
  const { unmount } = render(<Day />);
  expect(screen.getByText('2026-07-31')).toBeInTheDocument();
  act(() => void jest.advanceTimersByTime(59_999));
  expect(screen.getByText('2026-07-31')).toBeInTheDocument();
  act(() => void jest.advanceTimersByTime(1));
  expect(screen.getByText('2026-08-01')).toBeInTheDocument();
  act(() => void jest.advanceTimersByTime(86_400_000));
  expect(screen.getByText('2026-08-02')).toBeInTheDocument();
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test('a clock that was set is followed when the screen is drawn again', () => {
  jest.useFakeTimers({ now: MIDNIGHT_MS - 60_000 });
  const { rerender } = render(<Day />);
  jest.setSystemTime(MIDNIGHT_MS + 3 * 86_400_000);
  rerender(<Day />);
  expect(screen.getByText('2026-08-04')).toBeInTheDocument();
});

test('a screen that stays open shows the day of the provider, and its next one', () => {
  jest.useFakeTimers({ now: MIDNIGHT_MS - 60_000 });
  const { unmount } = render(<Day />);
  act(() => followProvider(MIDNIGHT_MS + 3 * 86_400_000 - 1000));
  expect(screen.getByText('2026-08-03')).toBeInTheDocument();
  act(() => void jest.advanceTimersByTime(1000));
  expect(screen.getByText('2026-08-04')).toBeInTheDocument();
  unmount();
  followComputer();
  expect(jest.getTimerCount()).toBe(0);
});
