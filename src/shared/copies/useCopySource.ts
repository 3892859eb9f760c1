import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import type { ClassSelection } from '../domain';
import type { CopyMode } from './useClassCopies';

interface CopyRequest {
  sessionId: number;
  classId: number;
}

export interface CopySourceState {
  /** undefined until it is chosen */
  readonly sourceId: number | undefined;
  readonly setSourceId: (classId: number | undefined) => void;
  /** the request of the preview */
  readonly request: CopyRequest | typeof skipToken;
}

/** The source class of a dialog: the shown one, or the one that the user chooses. */
export function useCopySource(mode: CopyMode, selection: ClassSelection): CopySourceState {
  const {
    session: { sessionId },
    class: { classId },
  } = selection;
  const [sourceId, setSourceId] = useState(mode === 'to' ? classId : undefined);
  const request = sourceId === undefined ? skipToken : { sessionId, classId: sourceId };
  return { sourceId, setSourceId, request };
}
