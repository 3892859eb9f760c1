/** The open fee structure is in the query of the class screen's address, so that a reload keeps it and Back leaves it (FEE-02). */
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { VALUES } from '@/api/catalogue';
import type { Class, Stream } from '@/api/classes';
import { useHolds } from '@/shared/access';

export interface FeeSelection {
  readonly sessionId: number;
  readonly classId: number;
  /** null until one is chosen, and for a class without streams */
  readonly stream: Stream | null;
}

const ID = /^[1-9]\d{0,9}$/;
const idIn = (text: string | null): number | undefined => (text !== null && ID.test(text) ? Number(text) : undefined);

/** The query of the address, as in '?session=3&class=8&stream=ARTS'. */
export function queryOf({ sessionId, classId, stream }: FeeSelection): string {
  const query = new URLSearchParams({ session: String(sessionId), class: String(classId) });
  if (stream !== null) query.set('stream', stream);
  return `?${query.toString()}`;
}

/** The selection in a query; undefined where session or class are missing. */
export function selectionIn(query: URLSearchParams): FeeSelection | undefined {
  const [sessionId, classId] = [idIn(query.get('session')), idIn(query.get('class'))];
  if (sessionId === undefined || classId === undefined) return undefined;
  return { sessionId, classId, stream: VALUES.Stream.find((stream) => stream === query.get('stream')) ?? null };
}

/** The fee structure in the address; undefined for users without the privilege (CLASS-06). */
export function useFeeSelection(): FeeSelection | undefined {
  const [query] = useSearchParams();
  const selection = useMemo(() => selectionIn(query), [query]);
  const holds = useHolds();
  return holds('CLASS_FEE_STRUCTURE') ? selection : undefined;
}

/** The distinct streams of a class's sections, in a fixed order (FEE-06). */
export const streamsOf = ({ sections }: Pick<Class, 'sections'>): Stream[] =>
  VALUES.Stream.filter((one) => sections.some(({ stream }) => stream === one));

/** The stream whose fees are shown; an only stream is selected automatically. */
export const shownStream = (streams: readonly Stream[], asked: Stream | null): Stream | null =>
  streams.length === 1 ? (streams[0] ?? null) : (streams.find((stream) => stream === asked) ?? null);
