import { Input } from 'antd';
import type { ComponentProps } from 'react';

/** A password with its show-and-hide button, which is 24 px each way: large enough to be hit. */
export function PasswordInput({ className, ...props }: ComponentProps<typeof Input.Password>) {
  return <Input.Password {...props} className={['portal-password', className].filter(Boolean).join(' ')} />;
}
