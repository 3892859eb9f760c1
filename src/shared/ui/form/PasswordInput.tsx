import { Input } from 'antd';
import type { ComponentProps } from 'react';

/** A password with a visibility button of 24 px, the minimum target size. */
export function PasswordInput({ className, ...props }: ComponentProps<typeof Input.Password>) {
  return <Input.Password {...props} className={['portal-password', className].filter(Boolean).join(' ')} />;
}
