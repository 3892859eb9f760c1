import { Typography } from 'antd';

/** A link in a message. Opens a new tab, so that the current screen stays open. */
export interface SnackbarLink {
  readonly text: string;
  readonly address: string;
}

export const MessageLink = ({ text, address }: SnackbarLink) => (
  <Typography.Link href={address} target="_blank" rel="noopener">
    {text}
  </Typography.Link>
);
