import { CheckCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { NotSaved, uiWords } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { rollWords } from './rollWords';
import type { RollEditorState } from './useRollEditor';

interface RollBarProps {
  readonly editor: RollEditorState;
  readonly onSave: () => void;
  readonly onFirstWrong: () => void;
}

/** What is to be corrected or saved, always in view, and the way to it. */
export function RollBar({ editor, onSave, onFirstWrong }: RollBarProps) {
  const words = useWords(rollWords);
  const { toCorrect, saveKeys } = useWords(uiWords);
  const { state, busy, notSaved, outcome } = editor;
  const said = Object.keys(state.said).filter((id) => !state.mistakes.has(Number(id)));
  const wrong = state.mistakes.size + said.length;
  return (
    <div className="portal-form-actions">
      {notSaved && state.changes > 0 && <NotSaved />}
      <div role="status" className="portal-form-state">
        {wrong > 0 && (
          <Button type="link" danger onClick={onFirstWrong}>
            {toCorrect(wrong)}
          </Button>
        )}
        {wrong === 0 && state.changes > 0 && words.changes(state.changes)}
        {state.changes === 0 && outcome === 'saved' && (
          <span className="roll-saved">
            <CheckCircleOutlined aria-hidden /> {words.allSaved}
          </span>
        )}
      </div>
      <kbd className="portal-form-keys">{saveKeys}</kbd>
      <Button
        type="primary"
        data-saves
        loading={busy}
        disabled={state.changes === 0}
        aria-keyshortcuts="Control+Enter"
        onClick={onSave}
      >
        {words.save}
      </Button>
    </div>
  );
}
