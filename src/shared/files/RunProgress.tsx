import { Progress } from 'antd';

interface RunProgressProps {
  /** undefined until the provider knows the run */
  readonly progress: { readonly done: number; readonly of: number; readonly state: string } | undefined;
  readonly words: {
    readonly waiting: string;
    readonly preparing: string;
    readonly ready: (done: number, of: number) => string;
  };
}

/** The finished share of a file; without a number until it is known. */
export function RunProgress({ progress, words }: RunProgressProps) {
  const known = progress && progress.of > 0;
  const waiting = progress?.state === 'WAITING' ? words.waiting : words.preparing;
  return (
    <div className="portal-run-progress">
      <Progress
        aria-label={words.preparing}
        percent={known ? Math.floor((100 * progress.done) / progress.of) : 0}
        status="active"
        showInfo={false}
      />
      <span role="status">{known ? words.ready(progress.done, progress.of) : waiting}</span>
    </div>
  );
}
