import { Spin } from 'antd';
import { useEffect, useState } from 'react';
import { useWords } from '../words';
import { importWords } from './words';

const SECOND_MS = 1000;

/** The current step of the provider, with the elapsed time. */
export function Waiting({ text }: { readonly text: string }) {
  const words = useWords(importWords);
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((passed) => passed + 1), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className="import-waiting">
      <Spin size="small" aria-hidden />
      <span role="status">{text}</span>
      {seconds > 0 && <span aria-hidden>{words.seconds(seconds)}</span>}
    </div>
  );
}
