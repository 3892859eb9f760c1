import { FileProtectOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { StudentSearchDialog } from '@/shared/domain';
import { useWords } from '@/shared/words';
import { managementWords } from '../words';
import type { Picking } from './usePicking';

interface PickingButtonsProps {
  readonly picking: Picking;
  readonly disabled: boolean;
}

/** The buttons for a certificate and a new receipt. */
export function PickingButtons({ picking: { dialog }, disabled }: PickingButtonsProps) {
  const words = useWords(managementWords);
  return (
    <>
      <Button icon={<FileProtectOutlined aria-hidden />} disabled={disabled} onClick={() => dialog.show('certificate')}>
        {words.certificate}
      </Button>
      <Button
        type="primary"
        icon={<PlusOutlined aria-hidden />}
        disabled={disabled}
        onClick={() => dialog.show('receipt')}
      >
        {words.add}
      </Button>
    </>
  );
}

interface PickingDialogProps {
  readonly picking: Picking;
  readonly schoolId: number | undefined;
}

export function PickingDialog({ picking: { dialog, pick }, schoolId }: PickingDialogProps) {
  const words = useWords(managementWords);
  return (
    <StudentSearchDialog
      withFees
      open={dialog.open}
      title={dialog.target === 'certificate' ? words.whoseCertificate : words.whoPays}
      schoolId={schoolId}
      onPick={pick}
      onClose={dialog.close}
    />
  );
}
