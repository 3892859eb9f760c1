import { CheckCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { NotSaved, uiWords } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { incompleteIn } from './limitCells';
import { limitsWords } from './limitsWords';
import type { LimitsEditorState } from './useLimitsEditor';

interface LimitsBarProps {
  readonly editor: LimitsEditorState;
  readonly onSave: () => void;
  readonly onFirstWrong: () => void;
}

/** What is to be corrected or saved, always in view, and the way to it. */
export function LimitsBar({ editor, onSave, onFirstWrong }: LimitsBarProps) {
  const words = useWords(limitsWords);
  const { toCorrect, saveKeys } = useWords(uiWords);
  const { state, busy, notSaved, outcome } = editor;
  const said = Object.keys(state.said).filter((key) => !state.mistakes.has(key));
  const wrong = state.mistakes.size + said.length;
  const incomplete = incompleteIn(state.subjects, state.texts).length;
  const unsaved = [
    ...(state.changes > 0 ? [words.changes(state.changes)] : []),
    ...(incomplete > 0 ? [words.incomplete(incomplete)] : []),
  ];
  return (
    <div className="portal-form-actions">
      {notSaved && state.changes > 0 && <NotSaved />}
      <div role="status" className="portal-form-state">
        {wrong > 0 && (
          <Button type="link" danger onClick={onFirstWrong}>
            {toCorrect(wrong)}
          </Button>
        )}
        {wrong === 0 && unsaved.join(' · ')}
        {unsaved.length === 0 && outcome === 'saved' && (
          <span className="limits-saved">
            <CheckCircleOutlined aria-hidden /> {words.allSaved}
          </span>
        )}
      </div>
      <kbd className="portal-form-keys">{saveKeys}</kbd>
      <Button type="primary" data-saves loading={busy} aria-keyshortcuts="Control+Enter" onClick={onSave}>
        {words.save}
      </Button>
    </div>
  );
}
