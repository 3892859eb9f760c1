/** Which fee structure is open, in the query of the class screen's address: a reload keeps it, Back leaves it (FEE-02). */
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Class, Stream } from '@/api/classes';
import { useHolds } from '@/shared/access';

export interface FeePlace {
  readonly sessionId: number;
  readonly classId: number;
  /** null until one is chosen, and for a class without streams */
  readonly stream: Stream | null;
}

const STREAMS: readonly Stream[] = ['SCIENCE', 'COMMERCE', 'ARTS'];

const ID = /^[1-9]\d{0,9}$/;
const idIn = (text: string | null): number | undefined => (text !== null && ID.test(text) ? Number(text) : undefined);

/** As '?session=3&class=8&stream=ARTS'. */
export function queryOf({ sessionId, classId, stream }: FeePlace): string {
  const query = new URLSearchParams({ session: String(sessionId), class: String(classId) });
  if (stream !== null) query.set('stream', stream);
  return `?${query.toString()}`;
}

/** The place a query names; undefined where it names none. */
export function placeIn(query: URLSearchParams): FeePlace | undefined {
  const [sessionId, classId] = [idIn(query.get('session')), idIn(query.get('class'))];
  if (sessionId === undefined || classId === undefined) return undefined;
  return { sessionId, classId, stream: STREAMS.find((stream) => stream === query.get('stream')) ?? null };
}

/** The fee structure the address names; undefined for users without the privilege (CLASS-06). */
export function useFeePlace(): FeePlace | undefined {
  const [query] = useSearchParams();
  const place = useMemo(() => placeIn(query), [query]);
  const holds = useHolds();
  return holds('CLASS_FEE_STRUCTURE') ? place : undefined;
}

/** The streams of a class's sections, each once, in one order (FEE-06). */
export const streamsOf = ({ sections }: Pick<Class, 'sections'>): Stream[] =>
  STREAMS.filter((one) => sections.some(({ stream }) => stream === one));

/** The stream whose fees are shown: an only one needs no choice. */
export const shownStream = (streams: readonly Stream[], asked: Stream | null): Stream | null =>
  streams.length === 1 ? (streams[0] ?? null) : (streams.find((stream) => stream === asked) ?? null);
