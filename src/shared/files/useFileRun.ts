import { useRef, useState } from 'react';
import { useFeedback } from '@/shared/feedback';
import { newRequestKey } from '@/shared/lib/requestKey';

/** A request for a file, as a mutation returns it. */
interface FileRequest {
  unwrap: () => Promise<unknown>;
  abort: () => void;
}

interface FileTexts {
  readonly success: string | ((file: unknown) => string);
  /** for a failure without a message of the provider */
  readonly fallback: string;
}

export interface FileRun {
  /** key for the progress of the running download; undefined without one */
  readonly runKey: string | undefined;
  /** Returns whether the file was saved. */
  readonly start: (request: (runKey: string) => FileRequest, texts: FileTexts) => Promise<boolean>;
  /** The provider stops when the connection closes; nothing is saved. */
  readonly cancel: () => void;
}

/** Downloads of which one runs at a time. */
export function useFileRun(): FileRun {
  const feedback = useFeedback();
  const [runKey, setRunKey] = useState<string>();
  const cancel = useRef<() => void>(undefined);
  const start: FileRun['start'] = async (request, texts) => {
    const key = newRequestKey();
    setRunKey(key);
    let isCancelled = false;
    const running = request(key);
    cancel.current = () => {
      isCancelled = true;
      running.abort();
    };
    const saved = await feedback(running.unwrap(), { ...texts, onFailure: () => isCancelled });
    setRunKey(undefined);
    return saved.ok;
  };
  return { runKey, start, cancel: () => cancel.current?.() };
}
