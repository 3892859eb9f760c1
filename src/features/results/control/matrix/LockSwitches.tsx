import { Switch } from 'antd';
import { useWords } from '@/shared/words';
import { LOCKS, type Controls, type LockName } from './examMatrix';
import { matrixWords } from './matrixWords';

interface LockSwitchesProps {
  /** of the exam, or of the selected exams */
  readonly name: string;
  readonly controls: readonly Controls[];
  readonly disabled: boolean;
  readonly onChange: (change: Partial<Controls>) => void;
}

/** The three locks of one or several exams. A switch of several exams is on if all of them are locked. */
export function LockSwitches(props: LockSwitchesProps) {
  const words = useWords(matrixWords);
  return (
    <div role="group" aria-label={words.locks(props.name)} className="control-locks">
      {LOCKS.map((lock) => (
        <LockSwitch key={lock} lock={lock} {...props} />
      ))}
    </div>
  );
}

function LockSwitch({ lock, name, controls, disabled, onChange }: LockSwitchesProps & { readonly lock: LockName }) {
  const words = useWords(matrixWords);
  const locked = controls.filter((one) => one[lock]).length;
  const mixed = locked > 0 && locked < controls.length;
  const label = mixed ? words.lockOfSome(name, words[lock], locked, controls.length) : words.lock(name, words[lock]);
  return (
    <Switch
      size="small"
      className={mixed ? 'control-lock-mixed' : ''}
      checked={locked > 0 && !mixed}
      disabled={disabled}
      checkedChildren={words[`${lock}Short`]}
      unCheckedChildren={words[`${lock}Short`]}
      aria-label={label}
      title={label}
      onChange={(checked) => onChange({ [lock]: checked })}
    />
  );
}
