import { Typography } from 'antd';

/** Leads on from a message, in a tab of its own: what is open stays as it is. */
export interface SnackbarLink {
  readonly text: string;
  readonly address: string;
}

export const MessageLink = ({ text, address }: SnackbarLink) => (
  <Typography.Link href={address} target="_blank" rel="noopener">
    {text}
  </Typography.Link>
);
