import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useHolds } from '@/shared/access';

interface AddButtonProps {
  readonly label: string;
  readonly primary?: boolean;
  readonly onClick: () => void;
}

/** Shown to users who may add classes and sections (CLASS-13). */
export function AddButton({ label, primary = false, onClick }: AddButtonProps) {
  const holds = useHolds();
  if (!holds('ADD_CLASS')) return null;
  return (
    <Button type={primary ? 'primary' : 'default'} icon={<PlusOutlined aria-hidden />} onClick={onClick}>
      {label}
    </Button>
  );
}
