import type { Session } from '@/api/sessions';
import { activeSession } from '@/shared/domain';

const session = (sessionId: number, status: Session['status']) => ({ sessionId, status }) as Session;

test('the one ACTIVE session is the one to begin with; with none or several there is none', () => {
  const [past, active, next] = [session(1, 'COMPLETED'), session(2, 'ACTIVE'), session(3, 'UPCOMING')];
  expect(activeSession([next, active, past])).toBe(active);
  expect(activeSession([next, past])).toBeUndefined();
  expect(activeSession([next, active, session(4, 'ACTIVE')])).toBeUndefined();
});
