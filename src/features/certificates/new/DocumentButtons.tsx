import { DownloadOutlined, PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useWords } from '@/shared/words';
import { useDocument } from '../useDocument';
import { documentWords } from '../words';

interface DocumentButtonsProps {
  readonly certificateId: number;
  /** Print is the primary button and takes the focus. */
  readonly focused?: boolean;
  readonly onPrinted?: () => void;
}

/** Print and Download PDF of an issued certificate. */
export function DocumentButtons({ certificateId, focused = false, onPrinted }: DocumentButtonsProps) {
  const words = useWords(documentWords);
  const { printing, saving, save } = useDocument();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);
  const print = async () => {
    if (await printing.print(certificateId)) onPrinted?.();
  };
  return (
    <>
      <Button
        ref={button}
        type={focused ? 'primary' : 'default'}
        icon={<PrinterOutlined aria-hidden />}
        loading={printing.busy}
        onClick={() => void print()}
      >
        {words.print}
      </Button>
      <Button icon={<DownloadOutlined aria-hidden />} loading={saving} onClick={() => save(certificateId)}>
        {words.download}
      </Button>
    </>
  );
}
