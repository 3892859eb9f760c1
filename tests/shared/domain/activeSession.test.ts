import { renderHook } from '@testing-library/react';
import { act } from 'react';
import type { Session } from '@/api/sessions';
import { useActiveSession, useOpeningSession } from '@/shared/domain';

afterEach(() => void jest.useRealTimers());

const year = (start: number, status: Session['status']) =>
  ({
    sessionId: start,
    status,
    disabled: false,
    startDate: `${start}-04-01`,
    endDate: `${start + 1}-03-31`,
  }) as Session;
const [BEFORE, NOW] = [year(2025, 'ACTIVE'), year(2026, 'ACTIVE')];

test('at midnight the session of a list changes, and that of an editor stays', () => {
  jest.useFakeTimers({ now: Date.parse('2026-03-31T23:59:59+05:30') });
  const sessions = [NOW, BEFORE];
  const { result } = renderHook(() => [useActiveSession(sessions), useOpeningSession(sessions)]);
  expect(result.current).toEqual([BEFORE, BEFORE]);
  act(() => void jest.advanceTimersByTime(1_000));
  expect(result.current).toEqual([NOW, BEFORE]);
});
