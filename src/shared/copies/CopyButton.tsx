import { CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useSnackbar } from '../feedback';
import { hasUnsavedWork, type DialogState } from '../ui';
import { useWords } from '../words';
import { copyWords } from './copyWords';
import type { CopyMode } from './useClassCopies';

interface CopyButtonProps {
  readonly mode: CopyMode;
  readonly dialog: DialogState<CopyMode>;
}

/** Opens the dialog. A copy uses stored values, so unsaved edits have to be saved or discarded first. */
export function CopyButton({ mode, dialog }: CopyButtonProps) {
  const words = useWords(copyWords);
  const snackbar = useSnackbar();
  const open = () => (hasUnsavedWork() ? snackbar.error(words.saveFirst) : dialog.show(mode));
  return (
    <Button icon={<CopyOutlined aria-hidden />} onClick={open}>
      {mode === 'to' ? words.applyToOthers : words.copyFrom}
    </Button>
  );
}
